"use strict";

// Everything that the report contains is data of somebody else's program: it
// becomes text nodes and attributes, never markup.

/** An element with attributes and children, which are nodes or text. */
function element(name, attributes, ...children) {
  const result = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {}))
    if (value === true)
      result.setAttribute(key, "");
    else if (value !== undefined && value !== null && value !== false)
      result.setAttribute(key, value);
  result.append(...children.filter(child => child !== null && child !== undefined));
  return result;
}

function byId(id) { return document.getElementById(id); }

/** `1 finding`, `2 findings`. */
function amount(count, noun) {
  return count.toLocaleString("en") + " " + noun + (count === 1 ? "" : "s");
}

/** A message, with what it quotes as code. */
function quoted(message) {
  return message.split(/('[^']+'|'''|' ')/).filter(Boolean).map(part => {
    const code = /^'(.+)'$/s.exec(part);
    return code ? element("code", null, code[1] === " " ? "␣" : code[1]) : part;
  });
}

/** A link, if the address is one that may be opened. */
function link(address, text) {
  return /^(https?|file):/.test(address || "")
    ? element("a", {href: address, target: "_blank", rel: "noopener"}, text)
    : element("span", null, text);
}

/** The name of a folder and of a file in it. */
function splitPath(path) {
  const slash = path.lastIndexOf("/");
  return [path.slice(0, slash + 1), path.slice(slash + 1)];
}

/** Takes turns through the themes: that of the system, and the other one. */
function setUpTheme(button) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let chosen = null;
  try { chosen = localStorage.getItem("uri-tidy-theme"); } catch (e) { /* A file may have no storage. */ }
  const show = () => {
    const theme = chosen || (dark.matches ? "dark" : "light");
    document.documentElement.dataset.theme = theme;
    button.textContent = theme === "dark" ? "Light theme" : "Dark theme";
  };
  button.addEventListener("click", () => {
    chosen = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    try { localStorage.setItem("uri-tidy-theme", chosen); } catch (e) { /* As above. */ }
    show();
  });
  dark.addEventListener("change", show);
  show();
}
