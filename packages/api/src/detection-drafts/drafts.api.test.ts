import { openTestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createRuleInspection } from "../detections/create-rule-inspection.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

const testing = `mutation ($input: DetectionDraftInput!) { testDetections(input: $input) {
  results { name passed functions } problems { file line column message } } }`;
const saving = `mutation ($input: SaveDetectionInput!) { saveDetection(input: $input) {
  detection { id displayName lastModified lastModifiedBy { id } } problems { file line message } } }`;

const yaml = (more = "") => `AnalysisType: rule
RuleID: My.Rule
Enabled: true
Severity: High
LogTypes: [Custom.Door]
${more}Tests:
  - { Name: open, ExpectedResult: true, Log: { state: open } }
  - { Name: closed, ExpectedResult: false, Log: { state: closed } }
`;
const python = "def rule(event):\n    return event.get('state') == 'open'\n";

let api: TestApi;
let author: SignedInUser;
let close: () => Promise<void>;
beforeAll(async () => {
  const testStore = await openTestStore();
  const rules = createRuleInspection(testStore.store, undefined, { cacheFolder: testCacheFolder, libraries: {} });
  close = () => rules.close();
  api = await TestApi.open(testStore, { rules });
});
afterAll(async () => {
  await close();
  await api.close();
});
beforeEach(async () => {
  await api.clear();
  const spec = "schema: Custom.Door\nfields:\n  - { name: state, type: string, required: true }\n";
  await api.store.schemas.syncManaged([{ name: "Custom.Door", spec, description: "", referenceURL: "" }], api.now);
  author = await api.signedIn("RuleModify", "RuleRead");
});

const runTests = async (draft: object) => (await author.ask(testing, { input: draft })).data.testDetections;
const save = (input: object) => author.ask(saving, { input });

test("how saved tests ended is told for as long as they and the logic stay as they are", async () => {
  const statusOf = async () =>
    (await author.ask('{ detection(id: "My.Rule") { testStatus { total lastRun { passed failed ranAt } } } }')).data
      .detection.testStatus;
  await save({ draft: { yaml: yaml(), python: python.replace("'open'", "'ajar'") } });
  expect(await statusOf()).toEqual({ total: 2, lastRun: null });
  await author.ask('mutation { runDetectionTests(id: "My.Rule") { passed } }');
  const lastRun = { passed: 1, failed: 1, ranAt: expect.any(String) };
  expect(await statusOf()).toEqual({ total: 2, lastRun });
  await author.ask('mutation { setDetectionEnabled(id: "My.Rule", enabled: false) { id } }');
  expect(await statusOf()).toEqual({ total: 2, lastRun });
  const { lastModified } = (await author.ask('{ detection(id: "My.Rule") { lastModified } }')).data.detection;
  await save({ draft: { yaml: yaml(), python }, lastModified });
  expect(await statusOf()).toEqual({ total: 2, lastRun: null });
});

describe("the tests of a draft", () => {
  test("run without saving anything", async () => {
    const { results, problems } = await runTests({ yaml: yaml(), python });
    expect(problems).toEqual([]);
    expect(results).toMatchObject([
      { name: "open", passed: true, functions: { detection: { output: true } } },
      { name: "closed", passed: true },
    ]);
    expect(await api.store.detections.get("My.Rule")).toBeUndefined();
  });
  test("refuses a text that is no detection", async () => {
    const expected = [{ line: 1, message: expect.stringContaining("AnalysisType must be rule, scheduled_rule") }];
    expect((await runTests({ yaml: "RuleID: My.Rule\n" })).problems).toMatchObject(expected);
    const { saveDetection } = (await save({ draft: { yaml: "RuleID: My.Rule\n", python } })).data;
    expect(saveDetection).toMatchObject({ detection: null, problems: expected });
  });
  test("tell which lines they run, where that is asked for", async () => {
    const measuring = `mutation ($input: DetectionDraftInput!, $measuresCoverage: Boolean) {
      testDetections(input: $input, measuresCoverage: $measuresCoverage) {
        results { passed } coverage { lines missed untaken { from to } } } }`;
    const longer = `${python}\ndef title(event):\n    if event.get("by"):\n        return "opened by somebody"\n    return "opened"\n`;
    const measure = async (measuresCoverage: boolean) =>
      (await author.ask(measuring, { input: { yaml: yaml(), python: longer }, measuresCoverage })).data.testDetections;
    const results = [{ passed: true }, { passed: true }];
    expect(await measure(false)).toEqual({ results, coverage: null });
    const coverage = { lines: [1, 2, 4, 5, 6, 7], missed: [6], untaken: [{ from: 5, to: 6 }] };
    expect(await measure(true)).toEqual({ results, coverage });
  });
  test("tell where the Python does not load, and where the YAML is wrong", async () => {
    const broken = await runTests({ yaml: yaml(), python: "import json\n\ndef rule(event)\n    return True\n" });
    expect(broken.problems).toEqual([
      { file: "PYTHON", line: 3, column: 1, message: expect.stringContaining("SyntaxError") },
    ]);
    const wrong = await runTests({ yaml: yaml("Threshold: many\n"), python });
    expect(wrong.problems).toMatchObject([{ file: "YAML", line: 6 }]);
  });
  test("run for policies of users who may change policies only", async () => {
    const policy = {
      yaml: "AnalysisType: policy\nPolicyID: P\nEnabled: true\nSeverity: Low\n",
      python: "def policy(resource): return True",
    };
    const { errors } = await author.ask(testing, { input: policy });
    expect(errors[0]?.extensions.code).toBe("Forbidden");
  });
});

describe("a correlation rule's draft", () => {
  const correlation = (ruleId: string) => ({
    yaml: `AnalysisType: correlation_rule
RuleID: Chain
Enabled: true
Severity: High
Tests:
  - { Name: both, ExpectedResult: true, RuleOutputs: [{ ID: A, Matches: { user: { ann: [0] } } }] }
Detection:
  Group:
    - ID: A
      RuleID: ${ruleId}
  Schedule: { RateMinutes: 15, TimeoutMinutes: 2 }
`,
  });
  test("is tested, told where it is wrong, and saved", async () => {
    await save({ draft: { yaml: yaml(), python } });
    expect(await runTests(correlation("My.Rule"))).toMatchObject({
      results: [{ name: "both", passed: true, functions: { detection: { output: true } } }],
      problems: [],
    });
    expect((await save({ draft: correlation("Not.There") })).data.saveDetection).toEqual({
      detection: null,
      problems: [{ file: "YAML", line: 10, message: "No rule found" }],
    });
    const { detection } = (await save({ draft: correlation("My.Rule") })).data.saveDetection;
    const again = { draft: correlation("My.Rule"), lastModified: detection.lastModified };
    api.now = new Date(api.now.getTime() + 1_000);
    expect((await save(again)).data.saveDetection.detection).toMatchObject({ id: "Chain" });
    expect((await save(again)).errors[0]?.extensions.code).toBe("RevisionConflict");
  });
});

describe("saving a draft", () => {
  test("creates a detection, and then changes the version that was edited", async () => {
    const created = (await save({ draft: { yaml: yaml(), python } })).data.saveDetection;
    expect(created).toMatchObject({
      detection: { id: "My.Rule", lastModifiedBy: { id: author.user.id } },
      problems: [],
    });
    api.now = new Date(api.now.getTime() + 1_000);
    const { lastModified } = created.detection;
    const changed = await save({ draft: { yaml: yaml("DisplayName: Door\n"), python }, lastModified });
    expect(changed.data.saveDetection.detection.displayName).toBe("Door");
    const late = await save({ draft: { yaml: yaml("DisplayName: Late\n"), python }, lastModified });
    expect(late.errors[0]?.extensions.code).toBe("RevisionConflict");
    expect((await api.store.detections.get("My.Rule"))?.displayName).toBe("Door");
  });
  test("refuses an id that is taken", async () => {
    await save({ draft: { yaml: yaml(), python } });
    const { errors } = await save({ draft: { yaml: yaml(), python } });
    expect(errors[0]?.extensions.address).toBe("detections.id_taken");
  });
  test("stores nothing that has problems, and says where they are", async () => {
    const unknown = await save({ draft: { yaml: yaml().replace("Custom.Door", "Custom.Gate"), python } });
    expect(unknown.data.saveDetection).toMatchObject({ detection: null, problems: [{ file: "YAML", line: 5 }] });
    const broken = await save({
      draft: { yaml: yaml(), python: "x = 1\ndef rule(event): return True\nimport nothing" },
    });
    expect(broken.data.saveDetection).toMatchObject({ detection: null, problems: [{ file: "PYTHON", line: 3 }] });
    expect(await api.store.detections.get("My.Rule")).toBeUndefined();
  });
});
