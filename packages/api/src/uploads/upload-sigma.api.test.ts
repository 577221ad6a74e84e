import { filesInMemory, writeZip } from "@pharos/detection-content";
import { openTestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createRuleInspection } from "../detections/create-rule-inspection.ts";
import { addDoorSchema } from "../testing/builders.ts";
import { askGraphql, TestApi } from "../testing/open-test-api.ts";

const mapping =
  "SigmaMapping: Doors\nLogTypes: [Custom.Door]\nFields: { Place: door }\nLogSources: [{ LogSource: { product: door } }]\n";

let api: TestApi;
beforeAll(async () => {
  const testStore = await openTestStore();
  const rules = createRuleInspection(testStore.store, undefined, { cacheFolder: testCacheFolder, libraries: {} });
  const sigmaMappings = filesInMemory(new Map([["doors.yml", Buffer.from(mapping)]]), new Date(0));
  api = await TestApi.open(testStore, { rules, sigmaMappings });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  await addDoorSchema(api.store, api.now);
  const token = { name: "CI", value: "secret", permissions: ["BulkUpload", "RuleRead"], createdBy: "x" } as const;
  await api.store.apiTokens.create(token, api.now);
});

const ruleOf = (id: string, search: string) =>
  `title: Vault opened\nid: ${id}\nlogsource: { product: door }\ndetection:\n  selection: ${search}\n  condition: selection\nlevel: high\n`;

const upload = (files: Readonly<Record<string, string>>) => {
  const zip = writeZip(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])));
  return askGraphql(
    api.app,
    "/public/graphql",
    { "x-api-key": "secret" },
    "mutation ($input: UploadDetectionEntitiesInput!) { uploadDetectionEntities(input: $input) { rules { new total } leftOut { path errorMessage } } }",
    { input: { data: zip.toString("base64") } },
  );
};

test("keeps a Sigma rule with its text, and leaves out what is not understood", async () => {
  const good = ruleOf("good", "{ Place|endswith: vault }");
  const answer = await upload({
    "good.yml": good,
    "good.match.jsonl": '{"door":"the vault"}\n',
    "unsupported.yml": ruleOf("unsupported", "{ Place|re: '(?=x)' }"),
  });
  expect(answer.errors).toEqual([]);
  expect(answer.data.uploadDetectionEntities.rules).toEqual({ new: 1, total: 1 });
  expect(answer.data.uploadDetectionEntities.leftOut).toEqual([
    { path: "unsupported.yml", errorMessage: expect.stringContaining("line 5") },
  ]);
  const [stored, ...others] = await api.store.detections.all();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    id: "good",
    displayName: "Vault opened",
    severity: "HIGH",
    logTypes: ["Custom.Door"],
    sigma: { text: good },
    tests: [{ expectedResult: true, log: { door: "the vault" } }],
  });
});

test("takes nothing where a rule is wrong, and says where", async () => {
  const answer = await upload({ "good.yml": ruleOf("good", "{ a: 1 }"), "bad.yml": ruleOf("bad", "{ a|cidr: here }") });
  expect(answer.errors[0]?.message).toContain("line 5, column 24: here is not a network such as 10.0.0.0/8");
  expect(await api.store.detections.all()).toEqual([]);
});
