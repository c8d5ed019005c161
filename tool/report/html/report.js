
// Marks of direction would let text pretend to be something else. In URIs, they
// are drawn.
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const report = JSON.parse(byId("data").textContent, (key, value) =>
  typeof value === "string" && key !== "text" ? value.replace(DIRECTION, "\ufffd") : value);
const selection = new Selection();
let shown = [];
let perFile = new Map();
let drawn = 0;
let current = -1;

/** The severity of a check in words. */
function severityOf(check) {
  const about = report.checks[check];
  if (!about || !about.severity)
    return about ? "note" : "compiler";
  const number = parseFloat(about.severity);
  return number >= 7 ? "high" : number >= 4 ? "medium" : "low";
}

function placeOf(message) {
  return message.file + ":" + message.line + ":" + message.column;
}

function drawFlow(finding) {
  const steps = finding.notes.filter(note => note.isStep);
  if (!steps.length)
    return [];
  const items = [...steps, finding].map(step => {
    const known = (report.lines[step.file] || {})[step.line];
    return element("li", null,
      element("div", null, ...quoted(step.message)),
      element("div", {class: "where"}, placeOf(step)),
      known === undefined ? null : element("pre", null, ...drawLine(known.trim(), [])));
  });
  return [element("section", {class: "part way"}, element("h5", null, "The way of the value"),
                  element("ol", {class: "flow"}, ...items))];
}

function drawFix(edits, why, changesRequest) {
  return element("section", {class: "part fix"},
    element("div", {class: "change-title"},
      element("span", {class: "badge fixable"}, "Fix"),
      element("span", {class: "why"}, ...quoted(why)),
      changesRequest
        ? element("span", {class: "badge low", title: "applied by --fix-notes, not by --fix"},
                  "Changes the request")
        : null),
    drawChanges(edits, report.lines));
}

function drawFinding(finding) {
  const severity = severityOf(finding.check);
  const about = report.checks[finding.check] || {};
  const badges = element("div", {class: "badges"});
  if (finding.suppressedBy)
    badges.append(element("span", {class: "badge"}, finding.suppressedBy));
  badges.append(element("span", {class: "badge " + severity, title: "severity"},
                        severity + (about.severity ? " " + about.severity : "")));
  const result = element("article", {
    class: "finding" + (finding.suppressedBy ? " suppressed" : ""), tabindex: "-1",
  }, element("header", null,
       element("h4", null, ...quoted(finding.message)),
       element("div", {class: "check"}, link(about.page, finding.check)),
       element("div", {class: "place"}, finding.file ? placeOf(finding) : ""), badges));
  if (finding.uri)
    result.append(drawUri(finding.uri));
  const source = drawSource(finding, report.lines);
  if (source)
    result.append(source);
  result.append(...drawFlow(finding));
  for (const note of finding.notes)
    if (!note.isStep && !note.fix)
      result.append(element("p", {class: "notes part"}, ...quoted(note.message)));
  if (finding.fix)
    result.append(drawFix(finding.fix, "keeps the meaning of the URI", false));
  for (const note of finding.notes)
    if (note.fix)
      result.append(drawFix(note.fix, note.message, true));
  return result;
}

/** Draws the next findings: a browser takes seconds for thousands at once. */
function drawMore(count) {
  const list = byId("findings");
  const end = Math.min(shown.length, drawn + count);
  for (; drawn < end; ++drawn) {
    const finding = shown[drawn];
    if (drawn === 0 || shown[drawn - 1].file !== finding.file) {
      const [folder, name] = splitPath(finding.file || "");
      list.append(element("div", {class: "file"},
        element("h3", null, element("span", {class: "folder"}, folder), name),
        element("span", {class: "count"}, amount(perFile.get(finding.file), "finding"))));
    }
    list.append(drawFinding(finding));
  }
  byId("more").hidden = drawn >= shown.length;
}

function drawTotals() {
  const counted = report.findings.filter(finding => !finding.suppressedBy);
  const totals = [
    [counted.length, "finding"], [new Set(counted.map(finding => finding.file)).size, "file"],
    [counted.filter(finding => finding.isFixable).length, "with a fix"],
  ];
  byId("totals").replaceChildren(...totals.map(([count, noun]) =>
    element("div", null,
      element("dt", null, noun + (noun.includes(" ") || count === 1 ? "" : "s")),
      element("dd", null, count.toLocaleString("en")))));
  byId("project").textContent = splitPath(report.root)[1];
  document.title = amount(counted.length, "finding") + " – uri-tidy";
  const problems = byId("problems");
  if (!report.complete || report.problems.length) {
    problems.hidden = false;
    problems.append("Not everything could be checked:",
      element("ul", null, ...report.problems.map(text => element("li", null, text))));
  }
}

function update() {
  const choose = criterion => value => {
    selection[criterion] = value;
    update();
  };
  const all = report.findings.filter(finding => selection.suppressed || !finding.suppressedBy);
  const perCheck = new Map(countBy(selection.of(report.findings, "check"), one => [one.check]));
  drawBars(byId("checks"),
           countBy(all, one => [one.check]).map(([key]) => [key, perCheck.get(key) || 0]),
           selection.check, severityOf, choose("check"));
  drawBars(byId("folders"), folderCounts(selection.of(report.findings, "folder"), all),
           selection.folder, () => null, choose("folder"));
  shown = selection.of(report.findings);
  perFile = new Map(countBy(shown, one => [one.file]));
  drawn = 0;
  current = -1;
  byId("findings").replaceChildren();
  byId("shown").textContent = shown.length === all.length
    ? amount(shown.length, "finding") : shown.length + " of " + amount(all.length, "finding");
  byId("clear").hidden = selection.isAll();
  byId("none").hidden = shown.length > 0;
  byId("none").textContent = all.length ? "No finding matches these filters." : "Nothing was found.";
  drawMore(30);
  history.replaceState(null, "", "#" + selection.toHash());
}

/** Moves to the next or the previous finding. */
function move(step) {
  const next = Math.max(0, Math.min(shown.length - 1, current + step));
  if (next >= drawn)
    drawMore(30);
  const cards = byId("findings").querySelectorAll(".finding");
  if (cards[current])
    cards[current].classList.remove("current");
  current = next;
  if (!cards[current])
    return;
  cards[current].classList.add("current");
  cards[current].focus({preventScroll: true});
  cards[current].scrollIntoView({block: "start"});
}

function setUp() {
  report.findings.forEach(prepare);
  setUpTheme(byId("theme"));
  drawTotals();
  const search = byId("search");
  search.value = selection.words;
  search.addEventListener("input", () => {
    selection.words = search.value;
    update();
  });
  for (const name of ["fixable", "suppressed"]) {
    byId(name).checked = selection[name];
    byId(name).addEventListener("change", () => {
      selection[name] = byId(name).checked;
      update();
    });
  }
  byId("suppressed-label").hidden = !report.findings.some(finding => finding.suppressedBy);
  byId("clear").addEventListener("click", () => {
    Object.assign(selection, {check: null, folder: null, words: "", fixable: false, suppressed: false});
    search.value = "";
    byId("fixable").checked = byId("suppressed").checked = false;
    update();
  });
  document.querySelector("form").addEventListener("submit", event => event.preventDefault());
  document.addEventListener("keydown", event => {
    if (event.target.tagName === "INPUT" || event.ctrlKey || event.altKey || event.metaKey)
      return;
    if (event.key === "j" || event.key === "k")
      move(event.key === "j" ? 1 : -1);
  });
  new IntersectionObserver(entries => {
    if (entries.some(entry => entry.isIntersecting))
      drawMore(30);
  }, {rootMargin: "1500px"}).observe(byId("more"));
  update();
}

setUp();
