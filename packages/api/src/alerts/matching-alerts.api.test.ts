import { PharosError, snoozeAlert, systemActor } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createRequestContext } from "../context/request-context.ts";
import { anAlert } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";
import { type Change, changeMatching } from "./change-alerts.ts";

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
const change = async (input: object, by = analyst) => {
  const { data, errors } = await by.ask(
    "mutation ($input: ChangeMatchingAlertsInput!) { changeMatchingAlerts(input: $input) { changed } }",
    { input },
  );
  return data ? data.changeMatchingAlerts.changed : errors[0]?.message;
};
const count = async (filter: string, by = analyst) =>
  (await by.ask(`{ alerts(input: { ${filter} }) { totalCount } }`)).data.alerts.totalCount;

test("closes all that match, page after page, and nothing else", async () => {
  const noise = Array.from({ length: 2_300 }, () => anAlert({ ruleId: "Noise", createdAt: before }));
  await api.store.alerts.insert([
    ...noise,
    anAlert({ ruleId: "Other", createdAt: before }),
    anAlert({ ruleId: "Noise", createdAt: new Date(api.now.getTime() + 1_000) }),
  ]);
  const filter = { detectionId: "Noise", statuses: ["OPEN", "TRIAGED"] };
  const input = { filter, status: "CLOSED", outcome: "FALSE_POSITIVE", reason: "Backup" };
  expect(await change(input)).toBe(2_300);
  expect(await change(input)).toBe(0);
  expect(await count("statuses: [OPEN]")).toBe(2);
  const [one] = noise;
  expect(await api.store.alerts.get(one?.id ?? "")).toMatchObject({ outcome: "FALSE_POSITIVE", revision: 1 });
  expect(await api.store.alerts.history(one?.id ?? "")).toMatchObject([{ to: "CLOSED", comment: "Backup" }]);
});

test("changes nothing that the person does not see", async () => {
  await api.store.alerts.insert([
    anAlert({ createdAt: before }),
    anAlert({ createdAt: before, logTypes: ["Custom.Gate"] }),
  ]);
  const guard = await api.signedInSeeing(["Custom.Door"], "AlertModify");
  expect(await change({ filter: {}, status: "CLOSED" }, guard)).toBe(1);
  expect(await change({ filter: {}, assigneeId: guard.user.id })).toBe(2);
});

test("counts the alerts that the assignee cannot see", async () => {
  await api.store.alerts.insert([
    anAlert({ createdAt: before }),
    anAlert({ createdAt: before, logTypes: ["Custom.Gate"] }),
  ]);
  const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead");
  const { data } = await analyst.ask(
    `mutation ($input: ChangeMatchingAlertsInput!) {
      changeMatchingAlerts(input: $input) { changed hiddenFromAssignee }
    }`,
    { input: { filter: {}, assigneeId: guard.user.id } },
  );
  expect(data.changeMatchingAlerts).toEqual({ changed: 2, hiddenFromAssignee: 1 });
});

test.each([
  { name: "two changes at once", input: { status: "OPEN", assigneeId: "" }, says: "Give one of" },
  { name: "no change", input: {}, says: "Give one of" },
  { name: "a person who is not there", input: { assigneeId: "nobody" }, says: "does not exist" },
  { name: "a snooze into the past", input: { snoozedUntil: "2026-03-01T00:00:00Z" }, says: "in the future" },
])("refuses $name", async ({ input, says }) => {
  expect(await change({ filter: {}, ...input })).toContain(says);
});

describe("in steps", () => {
  type Step = { changed: number; changeId: string; next: string | null };
  const changeSome = async (input: object): Promise<Step> =>
    (
      await analyst.ask(
        "mutation ($input: ChangeMatchingAlertsInput!) { changeMatchingAlerts(input: $input) { changed changeId next } }",
        { input: { filter: { detectionId: "Noise" }, limit: 1_000, ...input } },
      )
    ).data.changeMatchingAlerts;
  const undo = async (input: object, by = analyst) =>
    (
      await by.ask(
        "mutation ($input: UndoMatchingChangeInput!) { undoMatchingChange(input: $input) { restored next } }",
        { input },
      )
    ).data.undoMatchingChange;
  const statusesOf = async (ids: readonly string[]) =>
    (await api.store.alerts.getMany(ids)).map(({ status, outcome }) => [status, outcome]);

  test("changes so many alerts a call, leaves those that came meanwhile, and takes all of them back", async () => {
    const noise = Array.from({ length: 2_300 }, () => anAlert({ ruleId: "Noise", createdAt: before }));
    await api.store.alerts.insert(noise);
    const input = { status: "RESOLVED", outcome: "TEST", reason: "" };
    const first = await changeSome({ ...input, limit: 0 });
    expect(first).toMatchObject({ changed: 1_000, next: expect.any(String) });
    await api.store.alerts.insert([anAlert({ ruleId: "Noise", createdAt: new Date(api.now.getTime() + 1_000) })]);
    api.now = new Date(api.now.getTime() + 60_000);
    const second = await changeSome({ ...input, after: first.next });
    const third = await changeSome({ ...input, after: second.next });
    expect([second, third]).toMatchObject([{ changed: 1_000 }, { changed: 300, next: null }]);
    expect(new Set([first, second, third].map(({ changeId }) => changeId)).size).toBe(1);
    const { changeId } = first;
    const half = await undo({ changeId, limit: 2_000 });
    expect(half).toMatchObject({ restored: 2_000, next: expect.any(String) });
    expect(await undo({ changeId, after: half.next })).toEqual({ restored: 300, next: null });
    expect(await count("statuses: [OPEN]")).toBe(2_301);
    expect(await undo({ changeId })).toEqual({ restored: 0, next: null });
  });

  test("takes back neither what somebody changed since, nor what the person does not see or did not do", async () => {
    const noise = [
      anAlert({ ruleId: "Noise", createdAt: before, status: "TRIAGED" }),
      anAlert({ ruleId: "Noise", createdAt: before }),
    ];
    await api.store.alerts.insert(noise);
    const ids = noise.map(({ id }) => id);
    const { changeId } = await changeSome({ status: "CLOSED", outcome: "DUPLICATE", reason: "" });
    const other = await api.signedIn("AlertModify");
    expect(await undo({ changeId }, other)).toMatchObject({ restored: 0 });
    await other.ask(
      "mutation ($input: UpdateAlertStatusByIdInput!) { updateAlertStatusById(input: $input) { alerts { id } } }",
      { input: { ids: ids.slice(1), status: "RESOLVED" } },
    );
    expect(await undo({ changeId })).toMatchObject({ restored: 1 });
    expect(await statusesOf(ids)).toEqual([
      ["TRIAGED", undefined],
      ["RESOLVED", "DUPLICATE"],
    ]);
  });

  test("refuses a place that no call returned", async () => {
    expect(await change({ filter: {}, status: "CLOSED", after: "x" })).toContain("what the call before returned");
  });
});

test("reads a batch again of which somebody changed an alert meanwhile", async () => {
  await api.store.alerts.insert([anAlert({ createdAt: before })]);
  const context = createRequestContext(api.dependencies, systemActor);
  let conflicts = 0;
  const meet = async () => {
    if (conflicts++ === 0) throw new PharosError("alerts.stale", "RevisionConflict", "Somebody else changed it");
  };
  const snoozing: Change = (alert, actor, now) => snoozeAlert(alert, new Date(now.getTime() + 1), actor, now);
  expect(await changeMatching(context, { filter: {} }, snoozing, meet)).toMatchObject({ changed: 1 });
  expect(conflicts).toBe(2);
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
