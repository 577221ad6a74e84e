import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { addBenchmarkCommands } from "./benchmark-commands.ts";
import { addDetectionCommands } from "./detection-commands.ts";
import { addExplainCommand } from "./explain-command.ts";
import { addNewDetectionCommand } from "./new-detection-command.ts";

const folder = mkdtempSync(join(tmpdir(), "pharos-content-"));
const rule = (id: string, more = "") => `AnalysisType: rule
RuleID: ${id}
Enabled: true
Severity: Low
Filename: rule.py
LogTypes: [Test.Log]
${more}`;
const tests = (expected: boolean) => `Tests:
  - {Name: hit, ExpectedResult: ${expected}, Log: {kind: hit}}
  - {Name: miss, ExpectedResult: false, Log: {kind: miss}}
`;
const files = {
  "rule.py": 'def rule(event): return event["kind"] == "hit"\ndef title(event): return "a hit"\n',
  "good.yml": rule("Good", `Tags: [Fine]\n${tests(true)}`),
  "wrong.yml": rule("Wrong", tests(false)),
  "fails.yml": rule("Fails", "Tests: [{Name: no kind, ExpectedResult: true, Log: {}}]\n"),
  "draft.yml": rule("Draft", `Status: Experimental\n${tests(true)}`),
  "broken.yml": rule("Broken", "Extra: 1\n"),
};
beforeAll(() => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Runs the command in this process: what it wrote, and with which code it would exit. */
async function pharos(...words: string[]): Promise<{ lines: string[]; exitCode: number }> {
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  const program = new Command().exitOverride();
  addDetectionCommands(program);
  addExplainCommand(program);
  addBenchmarkCommands(program);
  addNewDetectionCommand(program);
  let exitCode = 0;
  await program.parseAsync(["node", "pharos", ...words]).catch((error: { exitCode: number }) => {
    exitCode = error.exitCode;
  });
  return { lines: written.join("").trimEnd().split("\n"), exitCode: exitCode || Number(process.exitCode ?? 0) };
}

test("tests every item, tells what failed with the functions' outputs, and counts", async () => {
  const { lines, exitCode } = await pharos("test", folder, "--show-failures");
  expect(exitCode).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^INVALID .*broken\.yml:7:1: unknown key Extra$/),
    "FAIL    Fails: no kind",
    "        detection raised KeyError('kind')",
    "FAIL    Wrong: hit",
    "        detection returned true",
    "5 items, 1 invalid; tests: 5 passed, 2 failed, 0 errored, 0 skipped",
  ]);
});

test("prints a JSON line a test for machines, and the counts last", async () => {
  const { lines } = await pharos("test", folder, "--json");
  const parsed = lines.map((line) => JSON.parse(line));
  expect(parsed.at(-1)).toEqual({ passed: 5, failed: 2, errored: 0, skipped: 0, invalid: 1, items: 5 });
  expect(parsed.find(({ item, test }) => item === "Good" && test === "hit")).toMatchObject({
    status: "passed",
    functions: { detection: { output: true }, title: { output: "a hit", error: null } },
  });
});

test("exits with 0 where all is well, also for single files", async () => {
  expect((await pharos("test", folder, "--filter", "tags=FINE")).exitCode).toBe(0);
  const { lines, exitCode } = await pharos("test", join(folder, "good.yml"), "--minimum-tests", "2");
  expect([lines.at(-1), exitCode]).toEqual(["1 item, 0 invalid; tests: 2 passed, 0 failed, 0 errored, 0 skipped", 0]);
});

test("asks for enough tests, with both outcomes", async () => {
  const { lines, exitCode } = await pharos("test", join(folder, "good.yml"), "--minimum-tests", "3");
  expect(exitCode).toBe(1);
  expect(lines).toContain("TOO FEW TESTS Good: has 2 of at least 3 tests");
});

test("skips unfinished detections when asked to", async () => {
  const { lines } = await pharos("test", join(folder, "draft.yml"), "--skip-unfinished", "--json");
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ passed: 0, skipped: 2 });
});

test("validates without running tests", async () => {
  const { lines, exitCode } = await pharos("validate", folder, "--json");
  expect(exitCode).toBe(1);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ passed: 0, failed: 0, invalid: 1, items: 5 });
  expect((await pharos("validate", join(folder, "wrong.yml"))).exitCode).toBe(0);
});

test.each([
  ["no path", ["test"]],
  ["a path that is not there", ["test", join(folder, "absent")]],
  ["a filter that is none", ["test", folder, "--filter", "tags"]],
  ["a number that is none", ["test", folder, "--minimum-tests", "many"]],
  ["an event that is not there", ["explain", join(folder, "good.yml"), "--event", join(folder, "absent.json")]],
  ["events that are not there", ["benchmark", join(folder, "good.yml"), "--events", join(folder, "absent.json")]],
  ["no rounds", ["benchmark", "Good", "--events", join(folder, "good.yml"), "--rounds", "0"]],
  ["a rule that is not there", ["explain", "Absent", "--content", folder, "--event", join(folder, "hit.json")]],
])("asks again for %s", async (_what, words) => {
  expect((await pharos(...words)).exitCode).not.toBe(0);
});

test("explains what a rule in Python did, and which conditions the index uses", async () => {
  const event = join(folder, "miss.json");
  writeFileSync(event, '{"eventName": "Other", "actor": "ann"}');
  await pharos("new", "rule", "Test.NewRule", "--folder", join(folder, "new"));
  const { lines, exitCode } = await pharos("explain", join(folder, "new/test-new-rule.yml"), "--event", event);
  expect(exitCode).toBe(0);
  expect(lines).toEqual([
    "Test.NewRule does not match this event.",
    "Pre-filter derived from the rule; this event is skipped:",
    '  no  eventName is "Example"',
    "Functions:",
    "  detection: false",
  ]);
});

test("explains a rule in YAML, found by its id, expression by expression", async () => {
  const [event, rules] = [join(folder, "hit.json"), join(folder, "yaml")];
  writeFileSync(event, '{"eventName": "Example", "actor": "ann"}');
  await pharos("new", "rule", "Test.Yaml", "--folder", rules, "--yaml");
  const words = ["explain", "Test.Yaml", "--content", rules, "--event", event];
  expect((await pharos(...words)).lines).toContain('  yes eventName Equals "Example" (found "Example")');
  const [line = ""] = (await pharos(...words, "--json")).lines;
  expect(JSON.parse(line)).toMatchObject({
    rule: "Test.Yaml",
    matched: true,
    isRun: true,
    logic: [{ holds: true, value: "Example" }],
    functions: { title: { output: "ann did what this rule is for" } },
  });
});

test("writes items of every kind that are valid, and whose tests pass", async () => {
  const into = join(folder, "every");
  const begin = (...words: string[]) => pharos("new", ...words, "--folder", into);
  await begin("rule", "Every.Rule");
  await begin("rule", "Every.Other", "--yaml");
  await begin("scheduled-rule", "Every.Scheduled", "--query", "Every hour");
  await begin("correlation-rule", "Every.Correlation", "--rules", "Every.Rule", "Every.Other");
  await begin("policy", "Every.Policy");
  await begin("data-model", "Every.Model");
  await begin("global", "every_helper");
  await begin("query", "Every hour", "--scheduled");
  await begin("query", "Once");
  await begin("lookup-table", "accounts");
  await begin("pack", "Every.Pack", "--items", "Every.Rule", "Every.Other");
  await begin("scheduled-prompt", "every_week");
  await begin("dashboard", "Every.Dashboard", "--log-type", "Okta.SystemLog");
  const { lines, exitCode } = await pharos("test", into, "--json", "--minimum-tests", "2");
  expect(lines.filter((line) => line.includes('"problem"'))).toEqual([]);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
    passed: 10,
    failed: 0,
    errored: 0,
    skipped: 0,
    invalid: 0,
    items: 13,
  });
  expect(exitCode).toBe(0);
  for (const words of [
    ["rule", "a b"],
    ["global", "A-B"],
    ["query", "a: b"],
    ["dashboard", "overview"],
  ])
    expect((await begin(...words)).exitCode).toBe(2);
});

test("a dashboard to begin with is valid, and what is wrong with its queries is told with its place", async () => {
  const into = join(folder, "dashboards");
  await pharos("new", "dashboard", "Our.Doors", "--folder", into);
  expect(await pharos("validate", into)).toMatchObject({ exitCode: 0 });
  const yaml = readFileSync(join(into, "our-doors.yml"), "utf8");
  const lineOf = (text: string) => yaml.split("\n").findIndex((line) => line.includes(text)) + 1;
  const wrong = yaml
    .replace("      | count", "      | cuont")
    .replace("count(*) AS events", "file('/etc/passwd') AS events")
    .replace("  - Name: source", "  - Name: other\n  - Name: source");
  writeFileSync(join(into, "our-doors.yml"), wrong.replace("Our.Doors", "Our.Wrong"));
  const { lines, exitCode } = await pharos("validate", into);
  expect(exitCode).toBe(1);
  const at = (text: string) => `our-doors.yml:${lineOf(text) + 1}:`;
  expect(lines).toEqual([
    expect.stringContaining(`${at("      | count")}9: The operator cuont does not exist`),
    expect.stringContaining(`our-doors.yml:${lineOf("Language: sql") + 2}:12: The function file is not allowed`),
    expect.stringContaining(`our-doors.yml:${lineOf("- Name: source")}:5: no panel names the variable other`),
    "1 item, 1 invalid; tests: 0 passed, 0 failed, 0 errored, 0 skipped",
  ]);
});

test("queries over what only a server knows are not judged without one", async () => {
  const into = mkdtempSync(join(tmpdir(), "pharos-unknown-"));
  writeFileSync(
    join(into, "doors.yml"),
    `AnalysisType: dashboard
DashboardID: Doors
Panels:
  - Query: custom_door | where whatever == 1
  - Query: pharos_lookups.public.owners | count
  - {Language: sql, Query: SELECT x FROM pharos_logs.public.custom_door}
`,
  );
  expect(await pharos("validate", into)).toMatchObject({ exitCode: 0 });
  rmSync(into, { recursive: true });
});

test("measures a rule on the events of a file", async () => {
  const events = join(folder, "events.jsonl");
  const event = (n: number) => JSON.stringify({ eventName: n % 4 === 0 ? "Example" : "Other", actor: "ann" });
  writeFileSync(events, Array.from({ length: 400 }, (_, n) => event(n)).join("\n"));
  const rules = join(folder, "measured");
  await pharos("new", "rule", "Test.Measured", "--folder", rules);
  const words = ["benchmark", join(rules, "test-measured.yml"), "--events", events, "--rounds", "1"];
  const { lines, exitCode } = await pharos(...words, "--json");
  expect(exitCode).toBe(0);
  const measured = JSON.parse(lines[0] ?? "");
  expect(measured).toMatchObject({ rule: "Test.Measured", events: 400, matches: 100, errors: 0, candidates: 100 });
  expect(measured.eventsPerSecond).toBeGreaterThan(0);
  expect((await pharos(...words)).lines[1]).toBe("400 events: 100 matches, 0 errors; skipped 75% of events");
});

test("writes detections whose tests pass, and overwrites none", async () => {
  const into = join(folder, "fresh");
  await pharos("new", "rule", "Fresh.Rule", "--folder", into);
  await pharos("new", "rule", "Fresh.YAMLRule", "--folder", into, "--yaml");
  await pharos("new", "policy", "Fresh.Policy", "--folder", into);
  const { lines, exitCode } = await pharos("test", into, "--json", "--minimum-tests", "2");
  expect(exitCode).toBe(0);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ passed: 6, failed: 0, invalid: 0, items: 3 });
  expect((await pharos("new", "rule", "Fresh.Rule", "--folder", into)).exitCode).toBe(2);
});

test("tells which lines of the Python no test runs, by item and of all", async () => {
  const covered = mkdtempSync(join(tmpdir(), "pharos-covered-"));
  const python = `def rule(event):
    if event["kind"] == "none":
        return False
    if event.get("user"):
        event = event["user"]
    return True
`;
  writeFileSync(join(covered, "rule.py"), python);
  writeFileSync(
    join(covered, "a.yml"),
    rule("A", "Tests: [{Name: a, ExpectedResult: true, Log: {kind: hit, user: x}}]\n"),
  );
  const { lines, exitCode } = await pharos("test", covered, "--coverage");
  expect(exitCode).toBe(0);
  expect(lines).toEqual([
    "PASS    A: a",
    "COVERAGE A: 5 of 6 lines (83%); not run: 3; never went from 4 to 6",
    "1 item, 0 invalid; tests: 1 passed, 0 failed, 0 errored, 0 skipped",
    "coverage: 5 of 6 lines (83%) of 1 detection",
  ]);
  const json = await pharos("test", covered, "--coverage", "--json");
  expect(JSON.parse(json.lines[1] ?? "")).toEqual({
    kind: "coverage",
    item: "A",
    lines: [1, 2, 3, 4, 5, 6],
    missed: [3],
    untaken: [
      { from: 2, to: 3 },
      { from: 4, to: 6 },
    ],
  });
  rmSync(covered, { recursive: true });
});
