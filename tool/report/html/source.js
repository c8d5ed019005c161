
const TOKENS = new RegExp([
  "(?<comment>//.*|/\\*.*?(?:\\*/|$))",
  "(?<string>(?:u8|[uUL])?(?:\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)+'))",
  "(?<keyword>\\b(?:auto|bool|break|case|catch|char|class|const|constexpr|continue|default|" +
    "delete|do|double|else|enum|explicit|extern|false|float|for|goto|if|inline|int|long|" +
    "namespace|new|nullptr|operator|private|protected|public|return|short|signed|sizeof|" +
    "static|struct|switch|template|this|throw|true|try|typedef|typename|union|unsigned|" +
    "using|virtual|void|volatile|while)\\b|^\\s*#\\s*\\w+)",
  "(?<number>\\b(?:0[xX][\\da-fA-F']+|\\d[\\d'.]*)\\w*)",
].join("|"), "g");

/** The class of each character of a line of C or C++. */
function classesOf(line) {
  const classes = new Array(line.length).fill("");
  for (const match of line.matchAll(TOKENS)) {
    const kind = Object.keys(match.groups).find(name => match.groups[name] !== undefined);
    classes.fill(kind === "number" ? "number-literal" : kind, match.index,
                 match.index + match[0].length);
  }
  return classes;
}

/** The code units at which the code points of a text begin, and its end. */
function boundaries(text) {
  const result = [0];
  for (const character of text)
    result.push(result[result.length - 1] + character.length);
  return result;
}

/** A line with colours; marks is a list of [begin, end, class] in code units. */
function drawLine(text, marks) {
  const classes = classesOf(text);
  const markAt = new Array(text.length).fill("");
  for (const [begin, end, name] of marks)
    markAt.fill(name, begin, Math.min(end, text.length));
  const result = [];
  for (let begin = 0; begin < text.length;) {
    const mark = markAt[begin];
    const inner = [];
    let end = begin;
    while (end < text.length && markAt[end] === mark) {
      const first = end;
      while (end < text.length && markAt[end] === mark && classes[end] === classes[first])
        ++end;
      const run = text.slice(first, end);
      inner.push(classes[first] ? element("span", {class: classes[first]}, run) : run);
    }
    if (mark)
      result.push(element("span", {class: mark}, ...inner));
    else
      result.push(...inner);
    begin = end;
  }
  return result;
}

function addLine(code, number, kind, content) {
  code.append(element("span", {class: "number " + kind}, number),
              element("span", {class: "text " + kind}, ...content));
}

/** The lines around a finding, with the finding underlined. */
function drawSource(finding, lines) {
  const known = lines[finding.file];
  if (!known || known[finding.line] === undefined)
    return null;
  const code = element("div", {class: "code part"});
  const last = Math.min(finding.endLine, finding.line + 12) + 3;
  for (let number = Math.max(1, finding.line - 3); number <= last; ++number) {
    const text = known[number];
    if (text === undefined)
      continue;
    const isHere = number >= finding.line && number <= finding.endLine;
    const at = boundaries(text);
    const begin = number === finding.line ? at[finding.column - 1] : 0;
    let end = number === finding.endLine ? at[finding.endColumn - 1] : text.length;
    // Most findings are at the beginning of a value.
    if (isHere && end - begin === 1)
      end += /^\w*/.exec(text.slice(end))[0].length * /\w/.test(text[begin]);
    const marks = isHere && begin !== undefined
      ? [[begin, end === undefined ? text.length : end, "underlined"]] : [];
    addLine(code, String(number), isHere ? "here" : "", drawLine(text, marks));
  }
  return code;
}

/** Edits of one file that change the same or adjacent lines, as lists. */
function hunksOf(edits) {
  const sorted = [...edits].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column);
  const hunks = [];
  for (const edit of sorted) {
    const last = hunks[hunks.length - 1];
    if (last && last.file === edit.file && edit.line <= last.end + 1) {
      last.edits.push(edit);
      last.end = Math.max(last.end, edit.endLine);
    } else {
      hunks.push({file: edit.file, begin: edit.line, end: edit.endLine, edits: [edit]});
    }
  }
  return hunks;
}

/** The lines before and after the edits of a hunk, with the changed ranges of
    each, or null if the source is not known. */
function changesOf(hunk, lines) {
  const known = lines[hunk.file] || {};
  const before = [];
  const starts = {};
  let text = "";
  for (let number = hunk.begin; number <= hunk.end; ++number) {
    if (known[number] === undefined && number > hunk.begin && number === hunk.end)
      break;
    if (known[number] === undefined)
      return null;
    starts[number] = text.length;
    before.push({text: known[number], marks: []});
    text += (before.length > 1 ? "\n" : "") + known[number];
    if (before.length > 1)
      starts[number] += 1;
  }
  const offset = (line, column) => {
    if (starts[line] === undefined)
      return text.length;
    const at = boundaries(known[line])[column - 1];
    return at === undefined ? null : starts[line] + at;
  };
  const after = [{text: "", marks: []}];
  const append = (piece, isNew) => piece.split("\n").forEach((part, index) => {
    if (index > 0)
      after.push({text: "", marks: []});
    const line = after[after.length - 1];
    if (isNew && part)
      line.marks.push([line.text.length, line.text.length + part.length, "changed"]);
    line.text += part;
  });
  let done = 0;
  for (const edit of hunk.edits) {
    const begin = offset(edit.line, edit.column);
    const end = offset(edit.endLine, edit.endColumn);
    if (begin === null || end === null || begin < done)
      return null;
    append(text.slice(done, begin), false);
    append(edit.newText, true);
    before.forEach((line, index) => {
      const first = begin - starts[hunk.begin + index];
      const last = end - starts[hunk.begin + index];
      if (first < line.text.length && last > 0 && first < last)
        line.marks.push([Math.max(first, 0), Math.min(last, line.text.length), "changed"]);
    });
    done = end;
  }
  append(text.slice(done), false);
  return {before, after};
}

/** A fix as a diff. */
function drawChanges(edits, lines) {
  const code = element("div", {class: "code"});
  const hunks = hunksOf(edits);
  for (const hunk of hunks) {
    if (hunks.length > 1)
      code.append(element("span", {class: "skip"}, hunk.file + ":" + hunk.begin));
    const changes = changesOf(hunk, lines);
    if (!changes) {
      code.append(element("span", {class: "skip"},
                          "the line is too long to be shown; new text: "
                            + hunk.edits.map(edit => edit.newText).join(" … ")));
      continue;
    }
    const {before, after} = changes;
    // What an insertion of whole lines leaves as it was.
    let same = null;
    if (before.length && after.length > 1
        && before[before.length - 1].text === after[after.length - 1].text) {
      same = before.pop();
      after.pop();
    }
    for (const line of before)
      addLine(code, "−", "removed", drawLine(line.text, line.marks));
    for (const line of after)
      addLine(code, "+", "added", drawLine(line.text, line.marks));
    if (same)
      addLine(code, "", "", drawLine(same.text, []));
  }
  return code;
}
