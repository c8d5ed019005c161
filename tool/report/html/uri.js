
// What a reader would not see: spaces, controls, and marks of direction.
const HIDDEN = "\\u0000-\\u0020\\u007f-\\u00a0\\u200b-\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff";
const IS_HIDDEN = new RegExp("^[" + HIDDEN + "]$");
const PIECES = new RegExp("([" + HIDDEN + "]|[:/?#&=@]+)");

/** Text in which nothing is invisible, and with delimiters set back. */
function visibleBytes(text, offends) {
  return text.split(PIECES).filter(Boolean).map(piece => {
    const isHidden = IS_HIDDEN.test(piece);
    const shown = piece === " " ? "␣"
      : isHidden ? "U+" + piece.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")
      : piece;
    return !offends && (isHidden || /^[:/?#&=@]/.test(piece))
      ? element("span", {class: "delim"}, shown) : shown;
  });
}

function drawPart(part) {
  if (part.cut)
    return element("span", {class: "cut", title: "left out"}, "…");
  const isValue = part.value !== undefined;
  const content = isValue ? [part.value || "…"] : visibleBytes(part.text, part.offends);
  if (!isValue && !part.offends)
    return element("span", {class: "text"}, ...content);
  return element("span", {
    class: (isValue ? "value" : "text") + (part.offends ? " offends" : ""),
    title: (isValue ? "a value that is inserted" : "literal text") +
      (part.offends ? ": the finding is about it" : ""),
  }, ...content);
}

// The text of a component is often shorter than its name.
const SHORT = {"path segment": "path", "query key": "key", "query value": "value"};

/** The URI of a finding: each component above its name. */
function drawUri(parts) {
  const result = element("div", {class: "uri part"});
  let last = null;
  for (const part of parts) {
    const name = part.component || "";
    if (!last || last.name !== name) {
      const bytes = element("span", {class: "bytes"});
      const column = element("div", {
        class: "component " + (name ? name.replace(/ /g, "-") : "delimiter"),
      }, bytes, name ? element("span", {class: "label"}, SHORT[name] || name) : null);
      result.append(column);
      last = {name, bytes};
    }
    last.bytes.append(drawPart(part));
  }
  return result;
}
