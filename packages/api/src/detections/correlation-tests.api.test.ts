import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { documentedOperations } from "../testing/documented-operations.ts";
import { askGraphql, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  const token = { name: "CI", value: "secret", permissions: ["BulkUpload"], createdBy: "x" } as const;
  await api.store.apiTokens.create(token, api.now);
});

const chain = `AnalysisType: correlation_rule
RuleID: Chain
Enabled: true
Severity: High
Detection:
  - Group: [{ID: A, RuleID: not.here.yet}, {ID: B, RuleID: b}]
    Schedule: {RateMinutes: 5, TimeoutMinutes: 1}
Tests:
  - {Name: both, ExpectedResult: true, RuleOutputs: [{ID: A, Matches: {x: {y: [0]}}}, {ID: B, Matches: {x: {y: [1]}}}]}
  - {Name: one, ExpectedResult: true, RuleOutputs: [{ID: A, Matches: {x: {y: [0]}}}]}
`;

const ask = (yaml: string) => {
  const { TestCorrelationRule = "" } = documentedOperations;
  return askGraphql(api.app, "/public/graphql", { "x-api-key": "secret" }, TestCorrelationRule, { input: { yaml } });
};

test("runs the tests of a correlation rule whose rules are not uploaded yet", async () => {
  const { data, errors } = await ask(chain);
  expect(errors).toEqual([]);
  expect(data.testCorrelationRuleYAML.results).toEqual([
    { name: "both", passed: true, error: null },
    { name: "one", passed: false, error: "expected a match, but there is none" },
  ]);
});

test("says all that is wrong with a correlation rule", async () => {
  const { errors } = await ask(chain.replace("RuleID: b}", "}").replace("RateMinutes: 5", "RateMinutes: 1"));
  expect(errors).toMatchObject([
    {
      message:
        "line 6, column 44: Missing RuleID in Group\nline 7, column 29: RateMinutes must be a whole number of at least 2",
      extensions: { code: "InvalidInput" },
    },
  ]);
});
