import type { User } from "@pharos/domain";
import { apiTokenPermissions } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDoorSchema, anAlert, aSource } from "../testing/builders.ts";
import { askGraphql, TestApi } from "../testing/open-test-api.ts";
import { pythonClientOperations } from "../testing/python-client-operations.ts";

let api: TestApi;
let token = "first-value";
let ada: User;
const asked = new Set<string>();
const latencies = { query: async () => ({ columns: [], rows: [["Custom.Door", 2.5]], isTruncated: false }) };

beforeAll(async () => {
  api = await TestApi.open(await openTestStore(), { lake: latencies as never });
  const permissions = apiTokenPermissions;
  await api.store.apiTokens.create({ name: "Script", value: token, permissions, createdBy: "Ada" }, api.now);
  ada = (await api.signedIn("AlertRead")).user;
  await api.aUser((await api.store.roles.getByName("Admin"))?.id ?? "");
});
afterAll(() => api.close());

/** Asks as the client does: by its token, on the public endpoint. */
async function ask(operation: keyof typeof pythonClientOperations, variables: object = {}) {
  asked.add(operation);
  return askGraphql(api.app, "/public/graphql", { "x-api-key": token }, pythonClientOperations[operation], variables);
}
async function answerTo(...question: Parameters<typeof ask>) {
  const { data, errors } = await ask(...question);
  expect(errors).toEqual([]);
  return data;
}

test("alerts are listed, shown, changed, assigned and commented on", async () => {
  const alert = anAlert({ ruleId: "Door.Forced", createdAt: api.now });
  const outage = anAlert({ type: "SYSTEM_ERROR", subtype: "SYSTEM_ERROR", ruleId: "SOURCE_NO_DATA", sourceIds: ["s"] });
  await api.store.alerts.insert([alert, outage]);
  const window = { createdAtAfter: "2026-02-01T00:00:00Z", createdAtBefore: "2026-04-01T00:00:00Z", cursor: null };
  const { alerts } = await answerTo("ListAlerts", { input: window });
  expect(alerts.edges).toContainEqual({ node: expect.objectContaining({ id: alert.id, status: "OPEN" }) });
  const ids = [alert.id];
  await answerTo("UpdateStatus", { input: { ids, status: "TRIAGED" } });
  await answerTo("AssignById", { input: { ids, assigneeId: ada.id } });
  const byEmail = await answerTo("AssignByEmail", { input: { ids, assigneeEmail: ada.email.toUpperCase() } });
  expect(byEmail.updateAlertsAssigneeByEmail.alerts).toMatchObject([{ assignee: { email: ada.email } }]);
  const comment = { alertId: alert.id, body: "<p>Looked &amp; <b>closed</b></p>", format: "HTML" };
  expect((await answerTo("AddComment", { input: comment })).createAlertComment.comment).toMatchObject({
    body: "Looked & closed",
    createdBy: { name: "Script" },
    entity: { id: alert.id },
    format: "PLAIN_TEXT",
  });
  expect((await answerTo("GetAlert", { id: alert.id })).alert).toMatchObject({
    status: "TRIAGED",
    assignee: { id: ada.id, email: ada.email },
    updatedBy: { name: "Script" },
    deliveries: [],
    origin: { id: "Door.Forced", name: "Door.Forced", detectionType: "RULE" },
  });
  const failed = (await answerTo("GetAlert", { id: outage.id })).alert;
  expect(failed.origin).toEqual({ type: "SOURCE_NO_DATA", errorType: "s" });
});

test("what does not exist is told in the words by which the client knows it", async () => {
  const id = "0".repeat(32);
  for (const [operation, variables] of [
    ["GetAlert", { id }],
    ["UserById", { id }],
    ["UserByEmail", { email: "nobody@example.com" }],
    ["RoleById", { id }],
    ["RoleByName", { name: "Nobody" }],
    ["GetSource", { id }],
    ["GetCloudAccount", { id }],
  ] as const) {
    const { errors } = await ask(operation, variables);
    expect(errors[0]?.message, operation).toMatch(/(?:does not exist|not found)$/);
  }
});

test("people and roles are listed, found and changed", async () => {
  const people = (await answerTo("ListUsers")).users;
  expect(people).toContainEqual(expect.objectContaining({ id: ada.id, enabled: true }));
  expect((await answerTo("UserById", { id: ada.id })).userById).toEqual(people.find(({ id }: User) => id === ada.id));
  expect((await answerTo("UserByEmail", { email: ada.email })).userByEmail).toEqual(
    people.find(({ id }: User) => id === ada.id),
  );
  const role = {
    name: "Night",
    permissions: ["AlertRead", "OrganizationAPITokenRead"],
    logTypeAccessKind: "ALLOW_ALL",
  };
  const { id } = (await answerTo("CreateRole", { input: role })).createRole.role;
  const again = await ask("CreateRole", { input: role });
  expect(again.errors[0]?.message).toMatch(/^Role '[^']+' already exists/);
  await answerTo("UpdateRole", { input: { ...role, id, name: "Day" } });
  const shown = (await answerTo("RoleById", { id })).roleById;
  expect(shown).toMatchObject({ name: "Day", updatedBy: { name: "Script" } });
  expect((await answerTo("RoleByName", { name: "Day" })).roleByName).toEqual(shown);
  const input = { nameContains: "day", sortDir: "ascending" };
  expect((await answerTo("ListRoles", { input })).roles).toEqual([shown]);
  const named = { id: ada.id, role: { kind: "NAME", value: "Day" } };
  expect((await answerTo("UpdateUser", { input: named })).updateUser.user.role.id).toBe(id);
  await answerTo("UpdateUser", { input: { id: ada.id, role: { kind: "ID", value: ada.roleId } } });
  expect((await answerTo("DeleteRole", { input: { id } })).deleteRole).toEqual({ id });
});

test("metrics are told all at once, with the same times in all series", async () => {
  const source = await aSource(api.store, { label: "Doors" });
  const counts = { received: 7, stored: 6, failed: 1, dropped: 0, repeated: 0, bytes: 700 };
  const at = new Date("2026-03-01T10:30:00Z");
  await api.store.ingest.counts.add([{ sourceId: source.id, logType: "Custom.Door", at, counts }]);
  const days = { fromDate: "2026-03-01T00:00:00Z", toDate: "2026-03-02T00:00:00Z" };
  const { metrics } = await answerTo("AllMetrics", { input: { ...days, intervalInMinutes: 180 } });
  expect(metrics).toMatchObject({
    latencyPerLogType: [{ label: "Custom.Door", value: 2.5 }],
    bytesIngestedPerSource: [{ label: "Doors", value: 700 }],
    totalBytesIngested: 700,
    totalBytesProcessed: 700,
    totalBytesQueried: 0,
    totalEventsProcessed: 6,
  });
  expect(Object.keys(metrics.eventsProcessedPerLogType[0].breakdown)).toEqual(
    Object.keys(metrics.alertsPerSeverity[0].breakdown),
  );
  expect((await answerTo("CountAlerts", { input: days })).metrics.totalAlerts).toBe(metrics.totalAlerts);
});

test("what searches read is counted by who asked", async () => {
  const params = { language: "sql", text: "", databases: [], tables: [] };
  const query = { kind: "query", text: "SELECT 1", language: "sql", params, name: "", logTypeAccess: undefined };
  const issuedBy = { kind: "user", id: ada.id, name: "Ada" } as const;
  const origin = { issuedBy, isScheduled: false, parentId: undefined, rootId: undefined, cacheKey: undefined };
  const { id } = await api.store.dataLakeQueries.create(
    { ...query, ...origin, userConfig: undefined } as never,
    api.now,
  );
  const progress = { rowsRead: 1, rowsToRead: 1, bytesRead: 900 };
  const outcome = { status: "succeeded", message: "", executionMs: 1, truncatedBy: undefined, progress } as const;
  await api.store.dataLakeQueries.complete(id, { ...outcome, resultsUntil: undefined }, api.now);
  const input = { fromDate: "2026-03-01T00:00:00Z", toDate: "2026-03-02T00:00:00Z" };
  expect((await answerTo("CountBytesQueried", { input })).metrics).toEqual({ totalBytesQueried: 900 });
});

test("sources and cloud accounts are listed; what Pharos has not is refused in words", async () => {
  const { id } = await aSource(api.store, { label: "Gates" });
  const { sources } = await answerTo("ListSources", { cursor: null });
  expect(sources.edges).toContainEqual({ node: expect.objectContaining({ integrationId: id }) });
  expect((await answerTo("GetSource", { id })).source).toMatchObject({ integrationLabel: "Gates", createdBy: {} });
  expect((await answerTo("ListCloudAccounts")).cloudAccounts).toEqual({ edges: [] });
  const account = { awsScanConfig: { auditRole: "arn:aws:iam::123456789012:role/Audit" }, label: "Main" };
  for (const refused of [
    await ask("CreateCloudAccount", { input: { ...account, awsAccountId: "123456789012" } }),
    await ask("UpdateCloudAccount", { input: { ...account, id } }),
    await ask("DeleteCloudAccount", { id }),
  ])
    expect(refused.errors[0]?.message).toContain("scans no cloud accounts");
  const bucket = { awsAccountId: "123456789012", s3Bucket: "logs", managedBucketNotifications: false };
  const prefixes = { s3PrefixLogTypes: [{ prefix: "", logTypes: ["Custom.Door"], excludedPrefixes: [] }] };
  const reading = { label: "Logs", logProcessingRole: account.awsScanConfig.auditRole, logStreamType: "Auto" };
  await addDoorSchema(api.store, api.now);
  api.buckets.awsIdentity = { isRoleOptional: false };
  const { createS3Source } = await answerTo("CreateS3Source", { input: { ...bucket, ...prefixes, ...reading } });
  const made = createS3Source.logSource.integrationId;
  const { updateS3Source } = await answerTo("UpdateS3Source", { input: { id: made, label: "Other" } });
  expect(updateS3Source.logSource).toMatchObject({ integrationId: made, integrationLabel: "Other" });
});

test("a token renews itself: only its new value works from then on", async () => {
  const { value } = (await answerTo("RotateToken")).rotateAPIToken.token;
  expect((await ask("ListUsers")).status).toBe(401);
  token = value;
  await answerTo("ListUsers");
  const person = await api.signedIn("UserModify");
  expect((await person.ask(pythonClientOperations.RotateToken)).errors[0]?.message).toContain(
    "not sent with an API token",
  );
});

test("every document of the client was sent", () => {
  expect([...asked].sort()).toEqual(Object.keys(pythonClientOperations).sort());
});
