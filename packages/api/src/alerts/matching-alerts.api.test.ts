import { askUntil, openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anAlert } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let analyst: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  api.now = new Date("2026-03-01T12:00:00Z");
  analyst = await api.signedIn("AlertModify");
});

const before = new Date("2026-03-01T11:00:00Z");
const parts =
  "id kind state error isOwn status total looked changed hiddenFromAssignee actor { id } assignee { id } endedAt";
const listed = async (by = analyst) => (await by.ask(`{ matchingChanges { ${parts} } }`)).data.matchingChanges;
const ended = (id: string, by = analyst) =>
  askUntil(async () =>
    (await listed(by)).find((one: { id: string; state: string }) => one.id === id && one.state !== "RUNNING"),
  );
const start = async (input: object, by = analyst) => {
  const { data, errors } = await by.ask(
    `mutation ($input: ChangeMatchingAlertsInput!) { changeMatchingAlerts(input: $input) { ${parts} } }`,
    { input: { filters: [{}], ...input } },
  );
  return data ? data.changeMatchingAlerts : errors[0]?.message;
};
/** How many it changed in the end. */
const change = async (input: object, by = analyst) => (await ended((await start(input, by)).id, by)).changed;
const act = async (name: "undoMatchingChange" | "cancelMatchingChange", id: string, by = analyst) => {
  const { data, errors } = await by.ask(`mutation ($id: ID!) { ${name}(id: $id) { ${parts} } }`, { id });
  return data ? data[name] : errors[0]?.message;
};
const undo = async (id: string) => ended((await act("undoMatchingChange", id)).id);
const count = async (filter: string, by = analyst) =>
  (await by.ask(`{ alerts(input: { ${filter} }) { totalCount } }`)).data.alerts.totalCount;
const insertNoise = async (size: number) => {
  const noise = Array.from({ length: size }, (_, index) =>
    anAlert({ ruleId: "Noise", createdAt: new Date(before.getTime() + index) }),
  );
  await api.store.alerts.insert(noise);
  return noise;
};

test("closes all that match, batch after batch, and nothing else", async () => {
  const noise = await insertNoise(2_300);
  await api.store.alerts.insert([
    anAlert({ ruleId: "Other", createdAt: before }),
    anAlert({ ruleId: "Noise", createdAt: new Date(api.now.getTime() + 1_000) }),
  ]);
  const filters = [{ detectionId: "Noise", statuses: ["OPEN", "TRIAGED"] }];
  const input = { filters, status: "CLOSED", outcome: "FALSE_POSITIVE", reason: "Backup" };
  expect(await change(input)).toBe(2_300);
  expect(await change(input)).toBe(0);
  expect(await count("statuses: [OPEN]")).toBe(2);
  const [one] = noise;
  expect(await api.store.alerts.get(one?.id ?? "")).toMatchObject({ outcome: "FALSE_POSITIVE", revision: 1 });
  expect(await api.store.alerts.history(one?.id ?? "")).toMatchObject([{ to: "CLOSED", comment: "Backup" }]);
});

test("goes on after the answer, tells everybody how far it is, and lists it afterwards for who started it", async () => {
  await insertNoise(1_200);
  const begun = await start({ status: "TRIAGED" });
  expect(begun).toMatchObject({ kind: "STATUS", state: "RUNNING", status: "TRIAGED", total: 1_200, looked: 0 });
  expect(await ended(begun.id)).toMatchObject({ state: "DONE", error: "", looked: 1_200, changed: 1_200, isOwn: true });
  const other = await api.signedIn("AlertModify");
  expect(await listed(other)).toEqual([]);
  api.now = new Date(api.now.getTime() + 300_001);
  expect(await listed()).toEqual([]);
});

/** Keeps a change from its second batch until `work` is over. */
async function betweenBatches(work: () => Promise<void>): Promise<void> {
  const { id, eventCount, lastReceivedEventAt, logTypes, sourceIds } = (await insertNoise(2_300))[1_500] as ReturnType<
    typeof anAlert
  >;
  await api.store.transaction(async (store) => {
    await store.alerts.recordGrowth([{ id, eventCount, lastReceivedEventAt, logTypes, sourceIds }]);
    await work();
  });
}
const untilLooked = (id: string, looked: number, by = analyst) =>
  askUntil(async () =>
    (await listed(by)).find((one: { id: string; looked: number }) => one.id === id && one.looked === looked),
  );

test("shows others how far it is, can be cancelled by them, and leaves whole batches, which are undone", async () => {
  const other = await api.signedIn("AlertModify");
  let id = "";
  await betweenBatches(async () => {
    ({ id } = await start({ status: "RESOLVED" }));
    expect(await untilLooked(id, 1_000, other)).toMatchObject({ state: "RUNNING", isOwn: false, changed: 1_000 });
    expect(await act("cancelMatchingChange", id, other)).toMatchObject({ state: "CANCELLED" });
  });
  expect(await ended(id)).toMatchObject({ state: "CANCELLED", changed: 1_000 });
  expect(await undo(id)).toMatchObject({ kind: "UNDO", state: "DONE", changed: 1_000 });
  expect(await count("statuses: [RESOLVED]")).toBe(0);
});

test("ends at the next batch once the person may not change alerts any more", async () => {
  let id = "";
  await betweenBatches(async () => {
    ({ id } = await start({ status: "RESOLVED" }));
    await untilLooked(id, 1_000);
    await api.store.users.update(analyst.user.id, { enabled: false });
  });
  const [lost] = await askUntil(async () => {
    const receipts = await api.store.receipts.list("ALERT_CHANGE", 1, api.now);
    return receipts[0]?.completedAt && receipts;
  });
  expect(lost).toMatchObject({ status: "FAILED", result: { changed: 2_000 } });
});

test("takes back a change that is not over, and none of its alerts is left", async () => {
  let undoId = "";
  await betweenBatches(async () => {
    const { id } = await start({ status: "RESOLVED" });
    await untilLooked(id, 1_000);
    undoId = (await act("undoMatchingChange", id)).id;
  });
  expect(await ended(undoId)).toMatchObject({ state: "DONE", changed: 1_000 });
  expect(await count("statuses: [RESOLVED]")).toBe(0);
  expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([undoId]);
});

test("changes nothing that the person does not see, and shows the change to nobody who sees less", async () => {
  await api.store.alerts.insert([
    anAlert({ createdAt: before }),
    anAlert({ createdAt: before, logTypes: ["Custom.Gate"] }),
  ]);
  const guard = await api.signedInSeeing(["Custom.Door"], "AlertModify");
  expect(await change({ status: "CLOSED" }, guard)).toBe(1);
  const { id } = await start({ assigneeId: guard.user.id });
  expect(await act("cancelMatchingChange", id, guard)).toContain("does not exist");
  expect(await listed(guard)).toMatchObject([{ total: 1 }]);
  expect(await ended(id)).toMatchObject({ changed: 2, hiddenFromAssignee: 1, assignee: { id: guard.user.id } });
});

test("two changes of the same alerts at once both reach all of them", async () => {
  await insertNoise(2_300);
  const until = new Date(api.now.getTime() + 300_000).toISOString();
  const both = await Promise.all([start({ snoozedUntil: until }), start({ assigneeId: analyst.user.id })]);
  const results = await Promise.all(both.map(({ id }) => ended(id)));
  expect(results).toMatchObject([
    { kind: "SNOOZE", state: "DONE", changed: 2_300 },
    { kind: "ASSIGNEE", state: "DONE", changed: 2_300 },
  ]);
});

test.each([
  { name: "two changes at once", input: { status: "OPEN", assigneeId: "" }, says: "Give one of" },
  { name: "no change", input: {}, says: "Give one of" },
  { name: "a person who is not there", input: { assigneeId: "nobody" }, says: "does not exist" },
  { name: "a snooze into the past", input: { snoozedUntil: "2026-03-01T00:00:00Z" }, says: "in the future" },
])("refuses $name", async ({ input, says }) => {
  expect(await start(input)).toContain(says);
  expect(await listed()).toEqual([]);
});

test("takes back all of it, but not what came meanwhile", async () => {
  await insertNoise(2_300);
  const begun = await start({ status: "RESOLVED", outcome: "TEST", reason: "" });
  await api.store.alerts.insert([anAlert({ ruleId: "Noise", createdAt: new Date(api.now.getTime() + 1_000) })]);
  await ended(begun.id);
  api.now = new Date(api.now.getTime() + 60_000);
  expect(await undo(begun.id)).toMatchObject({ looked: 2_300, changed: 2_300 });
  expect(await count("statuses: [OPEN]")).toBe(2_301);
  expect(await undo(begun.id)).toMatchObject({ changed: 0 });
});

test("takes back neither what somebody changed since, nor what the person did not do", async () => {
  const noise = [
    anAlert({ ruleId: "Noise", createdAt: before, status: "TRIAGED" }),
    anAlert({ ruleId: "Noise", createdAt: before }),
  ];
  await api.store.alerts.insert(noise);
  const ids = noise.map(({ id }) => id);
  const { id } = await start({ status: "CLOSED", outcome: "DUPLICATE", reason: "" });
  await ended(id);
  const other = await api.signedIn("AlertModify");
  expect(await act("undoMatchingChange", id, other)).toContain("does not exist");
  await other.ask(
    "mutation ($input: UpdateAlertStatusByIdInput!) { updateAlertStatusById(input: $input) { alerts { id } } }",
    { input: { ids: ids.slice(1), status: "RESOLVED" } },
  );
  expect(await undo(id)).toMatchObject({ looked: 2, changed: 1 });
  expect((await api.store.alerts.getMany(ids)).map(({ status, outcome }) => [status, outcome])).toEqual([
    ["TRIAGED", undefined],
    ["RESOLVED", "DUPLICATE"],
  ]);
});

test("snoozed alerts are left out where a list hides them, until their time", async () => {
  const [alert, other] = [anAlert({ createdAt: before }), anAlert({ createdAt: before })];
  await api.store.alerts.insert([alert, other]);
  const until = new Date(api.now.getTime() + 300_000).toISOString();
  const snooze = "mutation ($input: SnoozeAlertsInput!) { snoozeAlerts(input: $input) { alerts { snoozedUntil } } }";
  const { data } = await analyst.ask(snooze, { input: { ids: [alert.id], until } });
  expect(data.snoozeAlerts.alerts).toEqual([{ snoozedUntil: "2026-03-01T12:05:00Z" }]);
  expect([await count(""), await count("snoozed: HIDDEN"), await count("snoozed: ONLY")]).toEqual([2, 1, 1]);
  api.now = new Date(api.now.getTime() + 300_001);
  expect(await count("snoozed: HIDDEN")).toBe(2);
  api.now = new Date("2026-03-01T12:00:00Z");
  await analyst.ask(snooze, { input: { ids: [alert.id] } });
  expect(await count("snoozed: HIDDEN")).toBe(2);
  expect(await api.store.alerts.history(alert.id)).toMatchObject([
    { type: "SNOOZE", from: "" },
    { type: "SNOOZE", to: "" },
  ]);
});
