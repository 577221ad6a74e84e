import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlert, aRule } from "../testing/builders.ts";
import { noRules, type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore(), {
    rules: {
      ...noRules,
      runTests: async ([rule = aRule()]) => [
        {
          ruleId: rule.id,
          name: "root",
          passed: true,
          error: null,
          triggerAlert: true,
          functions: { detection: { output: true, error: null }, title: { output: "Root", error: null } },
          printed: "",
        },
        {
          ruleId: rule.id,
          name: "breaks",
          passed: false,
          error: null,
          triggerAlert: false,
          functions: { detection: { output: null, error: { kind: "KeyError", message: "'door'" } } },
          printed: "",
        },
      ],
      necessaryConditions: () => ['door is "vault"'],
      activity: ({ id }) => ({
        ...{ events: 200, runs: 3, milliseconds: id === "AWS.Root" ? 2_100 : 0 },
        ...{ matches: 1, errors: 2, lastError: "KeyError('door')", outage: undefined },
      }),
    },
  });
  const tests = [
    { name: "root", expectedResult: true, log: { door: "vault" }, mocks: [] },
    { name: "breaks", expectedResult: false, log: {}, mocks: [{ objectName: "now", returnValue: "x" }] },
  ];
  const reports = { "MITRE ATT&CK": ["TA0001:T1078"] };
  await api.store.detections.syncManaged(
    [
      aRule({ tests, reports, tags: ["aws"] }),
      aRule({ id: "B.Rule", displayName: "B", severity: "LOW", logTypes: ["AWS.ALB"], enabled: false }),
    ],
    api.now,
  );
});
afterAll(() => api.close());

test("a rule is read with its tests, reports and alerts", async () => {
  const daysAgo = (days: number) => new Date(api.now.getTime() - days * 86_400_000);
  await api.store.alerts.insert([anAlert(), anAlert({ createdAt: daysAgo(1) }), anAlert({ createdAt: daysAgo(40) })]);
  await api.store.lastMatches.note([
    { ruleId: "AWS.Root", logType: "Custom.Door", at: new Date("2026-03-01T11:00:00Z") },
  ]);
  const reader = await api.signedIn("RuleRead", "AlertRead");
  const { data, errors } = await reader.ask(`{ rule(id: "AWS.Root") {
    displayName severity enabled managed reports { key values } tests { name expectedResult resource mocks { objectName } }
    alertsPerDay lastMatchAt necessaryConditions activity { events runs milliseconds matches errors lastError outage } alerts(input: {}) { totalCount }
  } }`);
  expect(errors).toEqual([]);
  expect(data.rule).toEqual({
    displayName: "Root sign-in",
    severity: "HIGH",
    enabled: true,
    managed: true,
    reports: [{ key: "MITRE ATT&CK", values: ["TA0001:T1078"] }],
    tests: [
      { name: "root", expectedResult: true, resource: '{"door":"vault"}', mocks: [] },
      { name: "breaks", expectedResult: false, resource: "{}", mocks: [{ objectName: "now" }] },
    ],
    alertsPerDay: [...Array(28).fill(0), 1, 1],
    lastMatchAt: "2026-03-01T11:00:00Z",
    necessaryConditions: ['door is "vault"'],
    activity: {
      ...{ events: 200, runs: 3, milliseconds: 2_100, matches: 1, errors: 2 },
      ...{ lastError: "KeyError('door')", outage: null },
    },
    alerts: { totalCount: 3 },
  });
});

test.each<{ input: object; ids: string[] }>([
  { input: { sortBy: "severity", sortDir: "descending" }, ids: ["AWS.Root", "B.Rule"] },
  { input: { sortBy: "severity", sortDir: "ascending" }, ids: ["B.Rule", "AWS.Root"] },
  { input: { sortBy: "cost", sortDir: "descending" }, ids: ["AWS.Root", "B.Rule"] },
  { input: { sortBy: "cost", sortDir: "ascending" }, ids: ["B.Rule", "AWS.Root"] },
  { input: { sortBy: "alerts", sortDir: "ascending" }, ids: ["B.Rule", "AWS.Root"] },
  { input: { severities: ["LOW"] }, ids: ["B.Rule"] },
  { input: { logTypes: ["Custom.Door"] }, ids: ["AWS.Root"] },
  { input: { tags: ["aws"] }, ids: ["AWS.Root"] },
  { input: { enabled: false }, ids: ["B.Rule"] },
  { input: { nameContains: "sign-in" }, ids: ["AWS.Root"] },
])("$input lists $ids", async ({ input, ids }) => {
  const reader = await api.signedIn("RuleRead");
  const { data } = await reader.ask(
    "query ($input: RulesInput!) { rules(input: $input) { totalCount edges { node { id } } } }",
    { input },
  );
  expect(data.rules.edges.map((edge: { node: { id: string } }) => edge.node.id)).toEqual(ids);
  expect(data.rules.totalCount).toBe(ids.length);
});

test("lists by a measure page by page, each rule once", async () => {
  const reader = await api.signedIn("RuleRead");
  const ask = `query ($input: DetectionsInput!) { detections(input: $input) {
    totalCount edges { node { id } } pageInfo { hasNextPage endCursor } } }`;
  const read = async (cursor?: string) =>
    (await reader.ask(ask, { input: { sortBy: "cost", pageSize: 1, ...(cursor && { cursor }) } })).data.detections;
  const first = await read();
  expect(first).toMatchObject({
    totalCount: 2,
    edges: [{ node: { id: "AWS.Root" } }],
    pageInfo: { hasNextPage: true },
  });
  const second = await read(first.pageInfo.endCursor);
  expect(second).toMatchObject({ edges: [{ node: { id: "B.Rule" } }], pageInfo: { hasNextPage: false } });
  const { errors } = await reader.ask(ask, { input: { sortBy: "alerts", cursor: first.pageInfo.endCursor } });
  expect(errors[0]?.extensions.code).toBe("InvalidInput");
});

test("all that match are told in one answer, to each reader those that they see", async () => {
  const ask = "query ($input: DetectionsInput!) { matchingDetections(input: $input) { id enabled managed tags } }";
  const read = async (reader: SignedInUser, input: object) =>
    (await reader.ask(ask, { input })).data.matchingDetections;
  const reader = await api.signedIn("RuleRead");
  expect(await read(reader, { sortBy: "cost" })).toEqual([
    { id: "AWS.Root", enabled: true, managed: true, tags: ["aws"] },
    { id: "B.Rule", enabled: false, managed: true, tags: [] },
  ]);
  expect(await read(reader, { enabled: false })).toMatchObject([{ id: "B.Rule" }]);
  const restricted = await api.signedInSeeing(["AWS.ALB"], "RuleRead");
  expect(await read(restricted, {})).toMatchObject([{ id: "B.Rule" }]);
  expect(await read(await api.signedIn("PolicyRead"), {})).toEqual([]);
});

test("a reader who does not see a rule's log types learns nothing from the order", async () => {
  const restricted = await api.signedInSeeing(["AWS.ALB"], "RuleRead");
  const { data } = await restricted.ask(
    "query { detections(input: { sortBy: cost, sortDir: descending }) { edges { node { id } } } }",
  );
  expect(data.detections.edges.map((edge: { node: { id: string } }) => edge.node.id)[0]).toBe("B.Rule");
});

test("a rule is switched on, and the pipeline hears of it", async () => {
  const manager = await api.signedIn("RuleModify");
  const { data } = await manager.ask('mutation { setRuleEnabled(id: "B.Rule", enabled: true) { id enabled } }');
  expect(data.setRuleEnabled).toEqual({ id: "B.Rule", enabled: true });
  expect(api.reloads).toBe(1);
  expect(await api.store.detections.get("B.Rule")).toMatchObject({ enabled: true });
});

test("a rule's tests say what came out and what broke", async () => {
  const manager = await api.signedIn("RuleModify");
  const { data } = await manager.ask(
    'mutation { runRuleTests(id: "AWS.Root") { name passed expectedResult actualResult error functions } }',
  );
  expect(data.runRuleTests).toEqual([
    {
      name: "root",
      passed: true,
      expectedResult: true,
      actualResult: true,
      error: null,
      functions: { detection: { output: true, error: null }, title: { output: "Root", error: null } },
    },
    {
      name: "breaks",
      passed: false,
      expectedResult: false,
      actualResult: null,
      error: "'door'",
      functions: { detection: { output: null, error: { kind: "KeyError", message: "'door'" } } },
    },
  ]);
});

test.each([
  { document: '{ rule(id: "No") { id } }' },
  { document: 'mutation { setRuleEnabled(id: "No", enabled: true) { id } }' },
  { document: 'mutation { runRuleTests(id: "No") { name } }' },
])("$document finds no rule", async ({ document }) => {
  const manager = await api.signedIn("RuleModify");
  const reloadsBefore = api.reloads;
  const { errors } = await manager.ask(document);
  expect(errors[0]).toMatchObject({ message: "The rule No does not exist", extensions: { code: "NotFound" } });
  expect(api.reloads).toBe(reloadsBefore);
});

test("who may not see alerts gets none of a rule", async () => {
  const reader = await api.signedIn("RuleRead");
  const { errors } = await reader.ask('{ rule(id: "AWS.Root") { id alerts(input: {}) { totalCount } } }');
  expect(errors[0]?.extensions.code).toBe("Forbidden");
});
