import { openTestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createRuleInspection } from "../detections/create-rule-inspection.ts";
import { addDoorSchema, aRule } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let ada: SignedInUser;
beforeAll(async () => {
  const testStore = await openTestStore();
  const rules = createRuleInspection(testStore.store, undefined, { cacheFolder: testCacheFolder, libraries: {} });
  api = await TestApi.open(testStore, { rules });
});
beforeEach(async () => {
  await api.clear();
  await addDoorSchema(api.store, api.now);
  ada = await api.signedIn("RuleModify", "PolicyModify");
});
afterAll(() => api.close());

const keys = { id: "keys", description: "Doors", tags: [], body: 'VAULT = "vault"\n' };
const report = "report { problems { file line message } testCount failureCount uses { id results { name passed } } }";
async function save(helper: object, more: object = {}) {
  const { data, errors } = await ada.ask(
    `mutation ($input: SaveGlobalHelperInput!) {
      saveGlobalHelper(input: $input) { helper { id body lastModified } ${report} } }`,
    { input: { helper: { ...keys, ...helper }, ...more } },
  );
  return { saved: data?.saveGlobalHelper, errors };
}
const lastModified = async () => (await api.store.globals.get("keys"))?.lastModified.toISOString();
const vaultRule = () =>
  aRule({
    id: "Vault",
    managed: false,
    logTypes: ["Custom.Door"],
    body: "from keys import VAULT\n\ndef rule(event):\n    return event['door'] == VAULT\n",
    tests: [{ name: "vault", expectedResult: true, log: { door: "vault" }, mocks: [] }],
  });

describe("a helper", () => {
  test("is saved once the tests of all that use it pass", { timeout: 120_000 }, async () => {
    expect((await save({})).saved).toMatchObject({ helper: { id: "keys" }, report: { testCount: 0, uses: [] } });
    await api.store.detections.create(vaultRule());
    const uses = await ada.ask('{ globalHelperUses(id: "keys") { id kind } }');
    expect(uses.data.globalHelperUses).toEqual([{ id: "Vault", kind: "RULE" }]);

    const edit = { lastModified: await lastModified() };
    api.passSeconds(1);
    const failing = {
      testCount: 1,
      failureCount: 1,
      uses: [{ id: "Vault", results: [{ name: "vault", passed: false }] }],
    };
    const refused = await save({ body: 'VAULT = "cellar"\n' }, edit);
    expect(refused.saved).toMatchObject({ helper: null, report: failing });
    expect((await api.store.globals.get("keys"))?.body).toBe(keys.body);

    const accepted = await save({ body: 'VAULT = "cellar"\n' }, { ...edit, acceptsFailures: true });
    expect(accepted.saved).toMatchObject({ helper: { body: 'VAULT = "cellar"\n' }, report: failing });
    expect((await save({ body: "" }, edit)).errors[0]).toMatchObject({ extensions: { code: "RevisionConflict" } });
  });

  test("says at which line its Python is wrong, and is not saved", { timeout: 120_000 }, async () => {
    const { saved } = await save({ body: "x = 1\ndef (:\n" });
    expect(saved).toMatchObject({ helper: null, report: { problems: [{ file: "PYTHON", line: 2 }] } });
    expect(await api.store.globals.all()).toEqual([]);
  });

  const load = async (helper: object) => {
    const { data } = await ada.ask(
      `mutation ($input: GlobalHelperInput!) { testGlobalHelper(input: $input, runsTests: false) {
        problems { file line message } testCount } }`,
      { input: { ...keys, ...helper } },
    );
    return data.testGlobalHelper;
  };

  test("is loaded as somebody types, with what it imports, and nothing is tested", { timeout: 120_000 }, async () => {
    await api.store.globals.put({ ...keys, id: "vaults", body: "NAME = 'vault'\n" }, undefined, api.now);
    await api.store.detections.create(vaultRule());
    const body = "from vaults import NAME\n\nVAULT = NAME\n";
    expect(await load({ body })).toEqual({ problems: [], testCount: 0 });
    expect(await load({ id: "", body: `${body}def (:\n` })).toMatchObject({
      problems: [{ file: "PYTHON", line: 4, message: expect.stringContaining("SyntaxError") }],
    });
    expect(await load({ body: "\nfrom vaults import NONE\n" })).toMatchObject({
      problems: [{ file: "PYTHON", line: 2, message: expect.stringContaining("NONE") }],
    });
  });

  test("names what does not load with it, which has lines of its own", { timeout: 120_000 }, async () => {
    await save({});
    await api.store.detections.create(vaultRule());
    const { saved } = await save({ body: "SAFE = 1\n" }, { lastModified: await lastModified() });
    expect(saved.report.problems).toMatchObject([
      { file: "YAML", line: 1, message: expect.stringMatching(/^Root sign-in does not load with it: .*VAULT/) },
    ]);
  });

  test("is not deleted while something uses it", { timeout: 120_000 }, async () => {
    await save({});
    await api.store.detections.create(vaultRule());
    const remove = () => ada.ask('mutation { deleteGlobalHelper(id: "keys") { id } }');
    expect((await remove()).errors[0]).toMatchObject({
      message: "The global helper keys is used by Vault. Change them first.",
      extensions: { code: "InUse" },
    });
    await api.store.detections.delete(["Vault"], { origin: "CONSOLE", by: undefined, at: api.now });
    expect((await remove()).errors).toEqual([]);
  });

  test("comes back from its history, also after it was deleted", { timeout: 120_000 }, async () => {
    await api.store.globals.put(keys, undefined, api.now);
    api.passSeconds(1);
    await api.store.globals.put({ ...keys, body: "VAULT = 2\n" }, undefined, api.now);
    await ada.ask('mutation { deleteGlobalHelper(id: "keys") { id } }');
    const history = await ada.ask(`{ globalHelperHistory(input: { id: "keys" }) {
      changes { id action origin by { name } before { text } after { text } } } }`);
    const { changes } = history.data.globalHelperHistory;
    expect(changes.map(({ action }: { action: string }) => action)).toEqual(["DELETED", "CHANGED", "CREATED"]);
    expect(changes[1].before.map(({ text }: { text: string }) => text)).toContain(keys.body);
    const restored = await ada.ask(
      "mutation ($input: RestoreDetectionVersionInput!) { restoreGlobalHelperVersion(input: $input) { body } }",
      { input: { changeId: changes[1].id, version: "BEFORE" } },
    );
    expect(restored.data.restoreGlobalHelperVersion).toEqual({ body: keys.body });
  });

  test("that comes with Pharos is cloned, not changed", { timeout: 120_000 }, async () => {
    await api.store.globals.syncManaged([{ id: "keys", description: "", body: "VAULT = 1\n" }], api.now);
    expect((await save({}, { lastModified: await lastModified() })).errors[0]?.message).toContain("comes with Pharos");
    const clone = await ada.ask(
      'mutation { cloneGlobalHelper(input: { id: "keys", newId: "own_keys" }) { id managed body } }',
    );
    expect(clone.data.cloneGlobalHelper).toEqual({ id: "own_keys", managed: false, body: "VAULT = 1\n" });
  });
});

describe("a data model", () => {
  const model = {
    id: "Door",
    displayName: "Doors",
    enabled: true,
    logTypes: ["Custom.Door"],
    mappings: [{ name: "place", path: "door" }],
    body: "",
  };
  const saveModel = (change: object, more: object = {}) =>
    ada.ask(
      `mutation ($input: SaveDataModelInput!) { saveDataModel(input: $input) { dataModel { id mappings { name path } } ${report} } }`,
      { input: { dataModel: { ...model, ...change }, ...more } },
    );

  test("is saved once the rules that ask for its names pass their tests", { timeout: 120_000 }, async () => {
    expect((await saveModel({})).data.saveDataModel.dataModel).toMatchObject({ id: "Door" });
    const body = "def rule(event):\n    return event.udm('place') == 'vault'\n";
    await api.store.detections.create({
      ...vaultRule(),
      body,
      tests: [{ name: "vault", expectedResult: true, log: { door: "vault", p_log_type: "Custom.Door" }, mocks: [] }],
    });
    const edit = { lastModified: (await api.store.dataModels.get("Door"))?.lastModified.toISOString() };
    const { data } = await saveModel({ mappings: [{ name: "place", path: "room" }] }, edit);
    expect(data.saveDataModel).toMatchObject({ dataModel: null, report: { failureCount: 1, uses: [{ id: "Vault" }] } });
  });
});

test("a data model is loaded as somebody types, also while it is off", { timeout: 120_000 }, async () => {
  const load = async (change: object) => {
    const model = { id: "Door", displayName: "", enabled: false, logTypes: [], mappings: [], body: "", ...change };
    const { data } = await ada.ask(
      `mutation ($input: DataModelInput!) { testDataModel(input: $input, runsTests: false) { problems { line message } } }`,
      { input: model },
    );
    return data.testDataModel.problems;
  };
  const mappings = [{ name: "place", method: "get_place" }];
  const body = "def get_place(event):\n    return event.get('door')\n";
  expect(await load({ mappings, body })).toEqual([]);
  expect(await load({ mappings, body: "x = 1\n" })).toMatchObject([{ message: expect.stringContaining("get_place") }]);
  expect(await load({ mappings, body: `${body}import nothing\n` })).toMatchObject([{ line: 3 }]);
});

test("a detection of any kind is cloned, disabled", { timeout: 120_000 }, async () => {
  await api.store.detections.syncManaged(
    [{ ...vaultRule(), body: "def rule(event):\n    return True\n", tests: [] }],
    api.now,
  );
  const { data, errors } = await ada.ask(
    'mutation { cloneDetection(input: { id: "Vault", newId: "Vault.Own" }) { ... on Rule { id displayName enabled managed } } }',
  );
  expect(errors).toEqual([]);
  expect(data.cloneDetection).toMatchObject({ id: "Vault.Own", enabled: false, managed: false });
});

describe("operations that the specification names", () => {
  const logic =
    "Sequence:\n  - { ID: One, RuleID: Vault }\n  - { ID: Two, RuleID: Vault.Two }\nLookbackWindowMinutes: 15\nSchedule:\n  RateMinutes: 5\n  TimeoutMinutes: 1\n";
  const outputs = (id: string, minute: number) => ({ id, matches: { "": { "": [minute] } } });
  const tests = [
    { name: "both", expectedResult: true, ruleOutputs: [outputs("One", 0), outputs("Two", 1)] },
    { name: "one", expectedResult: false, resource: "- ID: One\n  Matches: {'': {'': [0]}}\n" },
  ];

  test("testCorrelationRule runs tests of logic that is not saved", async () => {
    const { data, errors } = await ada.ask(
      "mutation ($input: TestCorrelationRuleInput!) { testCorrelationRule(input: $input) { results { name passed error } } }",
      { input: { simpleDetectionBody: logic, tests } },
    );
    expect(errors).toEqual([]);
    expect(
      data.testCorrelationRule.results.map(({ name, passed }: { name: string; passed: boolean }) => [name, passed]),
    ).toEqual([
      ["both", true],
      ["one", true],
    ]);
  });

  test("putCorrelationRule creates a rule and replaces it", { timeout: 120_000 }, async () => {
    const body = "def rule(event):\n    return True\n";
    for (const id of ["Vault", "Vault.Two"]) await api.store.detections.create({ ...vaultRule(), id, body, tests: [] });
    const put = (change: object = {}) =>
      ada.ask(
        "mutation ($input: PutCorrelationRuleInput!) { putCorrelationRule(input: $input) { rule { id severity body ruleIds } } }",
        { input: { id: "Both", enabled: true, severity: "HIGH", simpleDetectionBody: logic, tests, ...change } },
      );
    expect((await put()).data.putCorrelationRule.rule).toMatchObject({
      id: "Both",
      severity: "HIGH",
      ruleIds: ["Vault", "Vault.Two"],
    });
    api.passSeconds(1);
    expect((await put({ severity: "LOW" })).data.putCorrelationRule.rule).toMatchObject({ severity: "LOW" });
    expect((await put({ simpleDetectionBody: "Sequence: []" })).errors[0]?.extensions.code).toBe("InvalidInput");
  });

  test("detectionIds tells numbered pages of all ids", async () => {
    for (const id of ["a", "b", "c"]) await api.store.detections.create({ ...vaultRule(), id, displayName: id });
    const ask = async (input: string) =>
      (await ada.ask(`{ detectionIds(input: {${input}}) { ids paging { thisPage totalPages totalItems } } }`)).data
        .detectionIds;
    expect(await ask("sortBy: displayName, pageSize: 2, page: 2")).toEqual({
      ids: ["c"],
      paging: { thisPage: 2, totalPages: 2, totalItems: 3 },
    });
    expect((await ask("analysisTypes: [Policy]")).ids).toEqual([]);
  });

  test("filterFields tells the fields of schemas, what they share, and what Pharos adds", async () => {
    const schema = (name: string, more: string) => ({
      name,
      spec: `schema: ${name}\nfields:\n  - { name: place, type: string, indicators: [ip] }\n  - { name: at, type: timestamp, timeFormats: [rfc3339] }\n${more}`,
      description: "",
      referenceURL: "",
    });
    const nested =
      "  - name: who\n    type: object\n    fields:\n      - { name: id, type: bigint }\n      - { name: roles, type: array, element: { type: string } }\n";
    await api.store.schemas.syncManaged([schema("A.One", nested), schema("A.Two", "")], api.now);
    const input = { logTypes: ["A.One", "A.Two"] };
    const { data } = await ada.ask(
      `query ($input: FilterFieldsInput!) { filterFields(input: $input) {
        pharosManaged { target isPharosManaged } shared { target type logType } filtersByLogType { logType filters { target type } } }
        flatFilterFields(input: $input) { flatFields { target } } }`,
      { input },
    );
    expect(data.filterFields.shared).toEqual([
      { target: "place", type: "ip", logType: null },
      { target: "at", type: "string", logType: null },
    ]);
    expect(data.filterFields.filtersByLogType[0]).toEqual({
      logType: "A.One",
      filters: [
        { target: "who.id", type: "int" },
        { target: "who.roles", type: "string_array" },
      ],
    });
    expect(data.filterFields.pharosManaged[0]).toEqual({ target: "p_log_type", isPharosManaged: true });
    expect(data.flatFilterFields.flatFields.map(({ target }: { target: string }) => target)).toContain("who.id");
  });
});
