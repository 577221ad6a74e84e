import { writeZip } from "@pharos/detection-content";
import type { Rule } from "@pharos/domain";
import { askUntil, openTestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createRuleInspection } from "../detections/create-rule-inspection.ts";
import { addDoorSchema, aRule } from "../testing/builders.ts";
import { askGraphql, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  const testStore = await openTestStore();
  const rules = createRuleInspection(testStore.store, undefined, { cacheFolder: testCacheFolder, libraries: {} });
  api = await TestApi.open(testStore, { rules });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  await addDoorSchema(api.store, api.now);
  const permissions = ["BulkUpload", "RuleModify"] as const;
  for (const name of ["secret", "other"])
    await api.store.apiTokens.create({ name, value: name, permissions, createdBy: "x" }, api.now);
});

/** The SDK's three documents. */
const documents = {
  url: `query bulkUploadPresignedUrl($input: GetPresignedUploadURLInput!) {
    bulkUploadPresignedUrl(input: $input) { detectionsURL sessionId } }`,
  start: `mutation bulkUploadDetections($input: BulkUploadDetectionsInput!) { bulkUploadDetections(input: $input) { id } }`,
  status: `query bulkUploadDetectionsStatus($input: ID!) { bulkUploadDetectionsStatus(jobId: $input) {
    message status results { deletedRuleIds modifiedRuleIds newRuleIds totalRuleIds } } }`,
};

const ask = (document: keyof typeof documents, input: unknown, token = "secret") =>
  askGraphql(api.app, "/public/graphql", { "x-api-key": token }, documents[document], { input });

const put = (address: string, payload: string) => {
  const { pathname, search } = new URL(address);
  const headers = { "x-amz-meta-pypantherversion": "0.1.1" };
  return api.app.inject({ method: "PUT", url: pathname + search, headers, payload });
};

const zipOf = (files: Readonly<Record<string, string>>) =>
  writeZip(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))).toString("base64");

/** As the SDK does: an address, the archive in base64. */
async function send(files: Readonly<Record<string, string>>): Promise<string> {
  const { data } = await ask("url", { pypantherVersion: "0.1.1" });
  const { detectionsURL, sessionId } = data.bulkUploadPresignedUrl;
  expect((await put(detectionsURL, zipOf(files))).statusCode).toBe(200);
  return sessionId;
}

async function run(sessionId: string, dryRun: boolean) {
  const { data, errors } = await ask("start", { sessionId, dryRun });
  expect(errors).toEqual([]);
  return askUntil(async () => {
    const answer = await ask("status", data.bulkUploadDetections.id);
    const { status, message, results } = answer.data.bulkUploadDetectionsStatus;
    return status === "Processing" ? undefined : { status, message: message && JSON.parse(message), results };
  });
}
const upload = async (files: Readonly<Record<string, string>>) => run(await send(files), false);
const storedRule = async (id: string) => (await api.store.detections.get(id)) as Rule | undefined;

const main = `from pypanther import get_rules, register
from content import rules
register(get_rules(module=rules))
`;
const vault = `from pypanther import LogType, Rule, RuleMock, RuleTest, Severity
from content.helpers.places import is_vault, owner

class Vault(Rule):
    id = "Door.Vault"
    log_types = [LogType.CUSTOM_DOOR, "Vendor.Other"]
    default_severity = Severity.MEDIUM
    default_description = "Somebody opened the vault."
    tags = ["Doors"]
    reports = {"MITRE ATT&CK": ["TA0001:T1078"]}
    dedup_period_minutes = 30
    VAULTS = {"vault"}

    def rule(self, event):
        return is_vault(event) and event.get("door") in self.VAULTS

    def title(self, event):
        return f"{owner()} lost {event.get('door')}"

    def severity(self, event):
        return Severity.HIGH.upgrade()

    tests = [
        RuleTest(name="opened", expected_result=True, log={"door": "vault"}, mocks=[RuleMock("owner", "Ada")]),
        RuleTest(name="another", expected_result=False, log='{"door": "lobby"}'),
        RuleTest(name="odd", expected_result=True, log={"door": "vault"}, mocks=[RuleMock("owner", side_effect=print)]),
    ]

class Lobby(Vault):
    id = "Door.Lobby"
    VAULTS = {"lobby"}
    exclude_filters = [lambda event: event.get("person") == "ada"]
    tests = []

    def rule(self, event):
        return event.get("door") == "lobby"
`;
const project: Readonly<Record<string, string>> = {
  "main.py": main,
  "content/__init__.py": "",
  "content/rules/__init__.py": "",
  "content/rules/doors.py": vault,
  "content/helpers/places.py":
    "from . import names\ndef is_vault(event): return event.get('door') == names.VAULT\ndef owner(): return 'nobody'\n",
  "content/helpers/names.py": "VAULT = 'vault'\n",
  "notes.txt": "not Python",
};

test("an upload stores a rule for each class and a helper for each module, and a repeat changes nothing", async () => {
  const sessionId = await send(project);
  const none = { modifiedRuleIds: [], deletedRuleIds: [] };
  const ids = ["Door.Lobby", "Door.Vault"];
  const expected = { newRuleIds: expect.arrayContaining(ids), totalRuleIds: expect.arrayContaining(ids), ...none };
  expect(await run(sessionId, true)).toEqual({ status: "Succeeded", message: "", results: expected });
  expect(await storedRule("Door.Vault")).toBeUndefined();
  expect(await run(sessionId, false)).toEqual({ status: "Succeeded", message: "", results: expected });
  expect(await storedRule("Door.Vault")).toMatchObject({
    displayName: "Door.Vault",
    logTypes: ["Custom.Door"],
    severity: "MEDIUM",
    description: "Somebody opened the vault.",
    tags: ["Doors"],
    reports: { "MITRE ATT&CK": ["TA0001:T1078"] },
    dedupPeriodMinutes: 30,
    tests: [{ name: "opened" }, { name: "another" }],
  });
  const helpers = (await api.store.globals.all()).map(({ id }) => id);
  expect(helpers.sort()).toEqual(["content.helpers.names", "content.helpers.places", "content.rules.doors", "main"]);
  const again = await upload(project);
  expect(again.results).toEqual({ newRuleIds: [], totalRuleIds: expect.arrayContaining(ids), ...none });
});

describe("what was uploaded runs", () => {
  const functions = async (id: string, log: Record<string, unknown>) => {
    await upload(project);
    const rule = await storedRule(id);
    if (!rule) throw new Error("no rule");
    const [result] = await api.dependencies.rules.runTests([
      { ...rule, tests: [{ name: "now", expectedResult: true, log, mocks: rule.tests[0]?.mocks ?? [] }] },
    ]);
    return result;
  };

  test("with its methods, mocks and helpers", async () => {
    const result = await functions("Door.Vault", { door: "vault" });
    expect(result).toMatchObject({ passed: true });
    expect(JSON.stringify(result)).toContain("Ada lost vault");
    expect(JSON.stringify(result)).toContain("CRITICAL");
  });
  test.each([
    ["keeps", "bo", true],
    ["drops", "ada", false],
  ])("and its filters: %s %s", async (_what, person, triggerAlert) => {
    expect(await functions("Door.Lobby", { door: "lobby", person })).toMatchObject({ triggerAlert });
  });
});

test("what a project overrides in main.py holds for the stored rule", async () => {
  const text = `${main}
from content.rules.doors import Vault
Vault.override(default_severity="LOW", enabled=False)
Vault.extend(tags=["More"])
Vault.override(id="Door.Renamed")
`;
  expect((await upload({ ...project, "main.py": text })).status).toBe("Succeeded");
  expect(await storedRule("Door.Renamed")).toMatchObject({ severity: "LOW", enabled: false, tags: ["Doors", "More"] });
});

test("deletes rules of the upload before that are gone, and nobody else's", async () => {
  await api.store.detections.put(aRule({ id: "Door.Own" }), "CONSOLE");
  await upload(project);
  const without = { ...project, "content/rules/doors.py": vault.slice(0, vault.indexOf("class Lobby")) };
  const sessionId = await send(without);
  expect((await run(sessionId, true)).results).toMatchObject({ deletedRuleIds: ["Door.Lobby"] });
  expect(await storedRule("Door.Lobby")).toBeDefined();
  await run(sessionId, false);
  expect(await storedRule("Door.Lobby")).toBeUndefined();
  expect(await storedRule("Door.Own")).toBeDefined();
});

test("somebody who does not see the log types of a rule neither deletes it nor learns its id", async () => {
  await upload(project);
  const guard = await api.signedInSeeing(["Custom.Gate"], "BulkUpload", "RuleModify");
  const files = { "main.py": main, "content/rules/__init__.py": "" };
  const { data } = await guard.ask(documents.url, { input: { pypantherVersion: "0.1.1" } });
  const { detectionsURL, sessionId } = data.bulkUploadPresignedUrl;
  await put(detectionsURL, zipOf(files));
  const started = await guard.ask(documents.start, { input: { sessionId, dryRun: true } });
  const status = await askUntil(async () => {
    const answer = await guard.ask(documents.status, { input: started.data.bulkUploadDetections.id });
    const { bulkUploadDetectionsStatus: shown } = answer.data;
    return shown.status === "Processing" ? undefined : shown;
  });
  expect(status).toMatchObject({ status: "Succeeded", results: { deletedRuleIds: [] } });
});

const withRules = (text: string) => ({ ...project, "content/rules/doors.py": text });
test.each([
  ["that does not load", withRules("import nothing_here\n"), "content/rules/doors.py: line 1: ModuleNotFoundError"],
  [
    "with a severity that is none",
    withRules(vault.replace("Severity.MEDIUM", '"BAD"')),
    "content/rules/doors.py: The rule Door.Vault: default_severity: ",
  ],
  [
    "with text in the place of a number",
    withRules(vault.replace("minutes = 30", "minutes = 'x'")),
    "content/rules/doors.py: The rule Door.Vault: dedup_period_minutes: ",
  ],
  [
    "with an id that no rule may have",
    withRules(vault.replace('"Door.Vault"', '"Door<Vault"')),
    "RuleID must not be empty or contain any of",
  ],
])("refuses a project %s, and stores nothing", async (_what, files, message) => {
  const answer = await upload(files as Record<string, string>);
  expect(answer).toMatchObject({ status: "Failed", results: null });
  expect(answer.message.errorMessage).toContain(message);
  expect(await api.store.globals.all()).toEqual([]);
});

test("refuses to replace a helper that somebody else wrote", async () => {
  const by = { kind: "user", id: "ada", name: "Ada" } as const;
  await api.store.globals.put({ id: "main", description: "", body: "" }, by, api.now, "CONSOLE");
  const { message } = await upload(project);
  expect(message.errorMessage).toContain("main.py: a helper named main already exists");
});

describe("an archive", () => {
  const place = async () => (await ask("url", { pypantherVersion: "0.1.1" })).data.bulkUploadPresignedUrl;

  test("is put with our signature only, and for an hour", async () => {
    const { detectionsURL } = await place();
    expect((await put(detectionsURL.replace(/.$/, "~"), "x")).statusCode).toBe(403);
    expect((await put(detectionsURL.replace(/expires=\d/, "expires=9"), "x")).statusCode).toBe(403);
    api.now = new Date(api.now.getTime() + 60 * 60_000);
    expect((await put(detectionsURL, "x")).statusCode).toBe(403);
  });
  test("is used by whoever asked for its place only, and once it is there", async () => {
    const { sessionId } = await place();
    const missing = (await ask("start", { sessionId, dryRun: true })).errors;
    expect(missing).toMatchObject([{ message: expect.stringContaining("upload does not exist") }]);
    const sent = await send(project);
    const foreign = (await ask("start", { sessionId: sent, dryRun: true }, "other")).errors;
    expect(foreign).toMatchObject([{ message: expect.stringContaining("upload does not exist") }]);
  });
  test.each([
    ["is no base64", "%%%%"],
    ["is no zip", Buffer.from("hello").toString("base64")],
    ["is empty", ""],
  ])("that %s is refused with a sentence", async (_what, body) => {
    const { detectionsURL, sessionId } = await place();
    await put(detectionsURL, body);
    expect(await run(sessionId, true)).toMatchObject({
      status: "Failed",
      message: { errorMessage: expect.any(String) },
    });
  });
});
