
/** The selection of findings: what is in the address after the '#'. */
class Selection {
  constructor() {
    const given = new URLSearchParams(location.hash.slice(1));
    this.check = given.get("check");
    this.folder = given.get("folder");
    this.words = given.get("q") || "";
    this.fixable = given.has("fixable");
    this.suppressed = given.has("suppressed");
  }

  /** Whether nothing is selected. */
  isAll() { return !this.toHash(); }

  toHash() {
    const result = new URLSearchParams();
    if (this.check !== null) result.set("check", this.check);
    if (this.folder !== null) result.set("folder", this.folder);
    if (this.words) result.set("q", this.words);
    if (this.fixable) result.set("fixable", "1");
    if (this.suppressed) result.set("suppressed", "1");
    return result.toString();
  }

  /** The findings that are selected; without one of the criteria if named. */
  of(findings, without) {
    const words = this.words.toLowerCase().split(/\s+/).filter(Boolean);
    return findings.filter(finding =>
      (this.suppressed || !finding.suppressedBy)
      && (!this.fixable || finding.isFixable)
      && (this.check === null || without === "check" || finding.check === this.check)
      && (this.folder === null || without === "folder" || isBelow(finding, this.folder))
      && words.every(word => finding.haystack.includes(word)));
  }
}

function isBelow(finding, folder) {
  return folder === "" || (finding.file || "").startsWith(folder);
}

/** Adds what the filters look at. */
function prepare(finding) {
  finding.isFixable = Boolean(finding.fix) || finding.notes.some(note => note.fix);
  finding.haystack = [
    finding.message, finding.file, finding.check,
    ...(finding.uri || []).map(part => part.value || part.text),
  ].join("\n").toLowerCase();
}

/** How many of some things there are, by key; in descending order. */
function countBy(items, keysOf) {
  const counts = new Map();
  for (const item of items)
    for (const key of keysOf(item))
      counts.set(key, (counts.get(key) || 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** The folders of a file, from the outermost. */
function foldersOf(finding) {
  const file = finding.file || "";
  const result = [];
  for (let slash = file.indexOf("/", 1); slash >= 0; slash = file.indexOf("/", slash + 1))
    result.push(file.slice(0, slash + 1));
  return result;
}

/** The folders to list. A folder whose findings are all in one folder below it
    tells nothing new. */
function folderCounts(findings, all) {
  const totals = new Map(countBy(all, foldersOf));
  const inside = new Map(countBy(findings, foldersOf));
  const direct = new Set(all.map(finding => splitPath(finding.file || "")[0]));
  const children = new Map();
  for (const folder of totals.keys()) {
    const parent = foldersOf({file: folder.slice(0, -1)}).pop() || "";
    children.set(parent, (children.get(parent) || 0) + 1);
  }
  return [...totals.keys()]
    .filter(folder => direct.has(folder) || children.get(folder) > 1)
    .sort()
    .map(folder => [folder, inside.get(folder) || 0]);
}

/** A list of buttons with a bar each, and a dot for those with a kind; `choose`
    gets the key, or null. */
function drawBars(list, entries, chosen, kindOf, choose) {
  const most = Math.max(1, ...entries.map(entry => entry[1]));
  list.replaceChildren(...entries.map(([key, count]) => {
    const button = element("button", {
      type: "button", "aria-pressed": String(key === chosen), title: key,
      class: count === 0 ? "empty" : null, "data-kind": kindOf(key),
    }, element("span", {class: "name"}, key),
       element("span", {class: "count"}, count.toLocaleString("en")));
    button.style.setProperty("--share", (100 * count / most).toFixed(1) + "%");
    button.addEventListener("click", () => choose(key === chosen ? null : key));
    return element("li", null, button);
  }));
}
