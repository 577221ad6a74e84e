import { writeZip } from "@pharos/detection-content";
import { openTestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { RuleInspection } from "../context/api-dependencies.ts";
import { createRuleInspection } from "../detections/create-rule-inspection.ts";
import { addDoorSchema } from "../testing/builders.ts";
import { askGraphql, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
/** Ids of detections whose Python was loaded, check by check. */
let checked: string[][];
beforeAll(async () => {
  const testStore = await openTestStore();
  const own = createRuleInspection(testStore.store, undefined, { cacheFolder: testCacheFolder, libraries: {} });
  const rules: RuleInspection = {
    ...own,
    check(content, options) {
      checked.push([...content.rules, ...content.policies].map(({ id }) => id));
      return own.check(content, options);
    },
  };
  api = await TestApi.open(testStore, { rules });
});
afterAll(() => api.close());
beforeEach(async () => {
  checked = [];
  await api.clear();
  await addDoorSchema(api.store, api.now);
  const permissions = ["BulkUpload", "RuleModify", "PolicyModify", "DataAnalyticsModify"] as const;
  await api.store.apiTokens.create({ name: "CI", value: "secret", permissions, createdBy: "x" }, api.now);
});

const rule = (id: string, more = "LogTypes: [Custom.Door]") =>
  `AnalysisType: rule\nRuleID: ${id}\nFilename: rule.py\nEnabled: true\nSeverity: Low\n${more}\n`;
const chain = (id: string, second: string) => `AnalysisType: correlation_rule
RuleID: ${id}
Enabled: true
Severity: High
Detection:
  - Sequence:
      - {ID: a, RuleID: Good}
      - {ID: b, RuleID: ${second}}
    Schedule: {RateMinutes: 60, TimeoutMinutes: 5}
    LookbackWindowMinutes: 90
`;

/** What other installations have and this one has not; nothing in it is anybody's mistake. */
const foreign: Readonly<Record<string, string>> = {
  "rules/good.yml": rule("Good"),
  "rules/rule.py": "def rule(event):\n    return event.deep_walk('door') == 'vault'\n",
  "rules/partly.yml": rule("Partly", "LogTypes: [Custom.Door, Vendor.Thing]"),
  "rules/elsewhere.yml": rule("Elsewhere", "LogTypes: [Vendor.Thing, Vendor.Other]"),
  "rules/derived.yml": "AnalysisType: rule\nRuleID: Derived\nBaseDetection: Elsewhere\nSeverity: High\n",
  "rules/draft.yml": rule("Draft", "LogTypes: [Custom.Door]\nStatus: Experimental"),
  "models/door.yml":
    "AnalysisType: datamodel\nDataModelID: Door\nEnabled: true\nLogTypes: [Vendor.Thing]\nMappings: [{Name: a, Path: door}]\n",
  "correlation_rules/whole.yml": chain("Whole", "Partly"),
  "correlation_rules/broken.yml": chain("Broken", "Derived"),
  "packs/all.yml":
    "AnalysisType: pack\nPackID: All\nPackDefinition: {IDs: [Good, Good, Elsewhere, Broken, Never.Was]}\n",
  "policies/network.yml":
    "AnalysisType: policy\nPolicyID: Network\nFilename: network.py\nEnabled: true\nSeverity: Low\nResourceTypes: [AWS.IAM.Policy]\n",
  "policies/network.py":
    "from policyuniverse.organization import Organization\ndef policy(resource):\n    return Organization(resource)\n",
  "policies/admin.yml":
    "AnalysisType: policy\nPolicyID: Admin\nFilename: admin.py\nEnabled: true\nSeverity: Low\nResourceTypes: [AWS.IAM.Policy]\nTests: [{Name: all, ExpectedResult: false, Resource: {Document: {Statement: {Effect: Allow, Action: '*'}}}}]\n",
  "policies/admin.py":
    "from policyuniverse.expander_minimizer import expand_policy\nfrom policyuniverse.policy import Policy\ndef policy(resource):\n    return 'Permissions' not in Policy(expand_policy(resource['Document'])).action_summary()['iam']\n",
  "templates/example.yml": "AnalysisType: rule\nRuleID: Example\nFilename: nowhere.py\nEnabled: true\n",
};
/** The same with mistakes. */
const wrong: Readonly<Record<string, string>> = {
  ...foreign,
  "rules/key.yml": rule("Key", "LogTypes: [Custom.Door]\nExtra: 1"),
  "rules/import.yml": rule("Import").replace("rule.py", "import.py"),
  "rules/import.py": "import nowhere\ndef rule(event):\n    return True\n",
  "rules/needs.yml": "AnalysisType: rule\nRuleID: Needs\nBaseDetection: Import\nSeverity: High\n",
  "packs/wrong.yml": "AnalysisType: pack\nPackID: Wrong\nPackDefinition: {IDs: [Good, Key, Import]}\n",
};

async function upload(files: Readonly<Record<string, string>>, skipInvalid?: boolean) {
  const bytes = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
  const { data, errors } = await askGraphql(
    api.app,
    "/public/graphql",
    { "x-api-key": "secret" },
    `mutation ($data: String!, $skipInvalid: Boolean) {
      upload: uploadDetectionEntities(input: { data: $data, skipInvalid: $skipInvalid }) {
        rules { new modified total } leftOut { path errorMessage }
      }
    }`,
    { data: writeZip(bytes).toString("base64"), skipInvalid },
  );
  return { upload: data?.upload, errors };
}
const lines = (issues: readonly { path: string; errorMessage: string }[]) =>
  issues.map(({ path, errorMessage }) => `${path}: ${errorMessage}`);

const leftOutOfForeign = [
  "correlation_rules/broken.yml: ",
  "models/door.yml: line 4, column 12: left out, because no log type of it exists here: Vendor.Thing",
  "packs/all.yml: line 3, column 36: the item Elsewhere does not exist; dropped from the pack",
  "packs/all.yml: line 3, column 47: the item Broken does not exist; dropped from the pack",
  "packs/all.yml: line 3, column 55: the item Never.Was does not exist; dropped from the pack",
  "policies/network.py: line 1, column 1: ModuleNotFoundError('the package policyuniverse",
  "rules/derived.yml: line 1, column 1: left out, because no log type of it exists here: Vendor.Thing, Vendor.Other",
  "rules/elsewhere.yml: line 6, column 12: left out, because no log type of it exists here: Vendor.Thing, Vendor.Other",
  "rules/partly.yml: line 6, column 25: the log type Vendor.Thing does not exist; dropped",
];

test("a repository of another installation is stored whole, but for what only that one has", async () => {
  const { upload: result, errors } = await upload(foreign);
  expect(errors).toEqual([]);
  expect(result.rules).toEqual({ new: 3, modified: 0, total: 3 });
  expect(lines(result.leftOut).toSorted()).toEqual(leftOutOfForeign.map((line) => expect.stringContaining(line)));
  expect(await api.store.detections.get("Partly")).toMatchObject({ logTypes: ["Custom.Door"] });
  expect(await api.store.detections.get("Whole")).toBeDefined();
  expect(await api.store.detections.get("Admin")).toBeDefined();
  expect(await api.store.packs.get("All")).toMatchObject({ itemIds: ["Good"] });
});

test("mistakes keep everything out, unless they are to be left out", async () => {
  const { errors } = await upload(wrong);
  const { issues } = JSON.parse(errors[0]?.message ?? "") as { issues: { path: string; errorMessage: string }[] };
  expect(lines(issues).map((line) => line.split(":")[0])).toContain("rules/key.yml");
  expect(await api.store.detections.count()).toBe(0);

  const { upload: result } = await upload(wrong, true);
  expect(result.rules).toMatchObject({ new: 3 });
  const files = new Set(result.leftOut.map(({ path }: { path: string }) => path));
  expect([...files].sort()).toEqual([
    "correlation_rules/broken.yml",
    "models/door.yml",
    "packs/all.yml",
    "packs/wrong.yml",
    "policies/network.py",
    "rules/derived.yml",
    "rules/elsewhere.yml",
    "rules/import.py",
    "rules/key.yml",
    "rules/partly.yml",
  ]);
  expect(await api.store.packs.get("Wrong")).toMatchObject({ itemIds: ["Good"] });
});

test("Python that is stored already is not loaded again", async () => {
  await upload(foreign);
  expect(checked[0]).toEqual(expect.arrayContaining(["Good", "Draft", "Partly"]));
  checked = [];
  await upload({ ...foreign, "rules/new.yml": rule("New") });
  expect(checked).toEqual([["New", "Network"]]);
  checked = [];
  await upload({ ...foreign, "policies/network.yml": "" });
  expect(checked).toEqual([]);
});
