import { type Alert, type AlertFilter, changeStatus } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { AlertRepository } from "./alert-repository.ts";

const { store, clear, close } = await openTestStore();
const start = new Date("2026-03-01T10:00:00Z");
const minutes = (n: number) => new Date(start.getTime() + n * 60_000);
const ada = { kind: "user", id: "u1", name: "Ada" } as const;

beforeEach(clear);
afterAll(close);

function anAlert(id: string, change: Partial<Alert> = {}): Alert {
  return {
    id,
    type: "ALERT",
    subtype: "RULE",
    status: "OPEN",
    severity: "HIGH",
    title: `Alert ${id}`,
    description: "",
    runbook: "",
    reference: "",
    ruleId: "AWS.Root",
    dedupString: "root",
    context: {},
    logTypes: ["AWS.CloudTrail"],
    sourceIds: ["s1"],
    tags: [],
    eventCount: 1,
    createdAt: start,
    firstEventMatchedAt: start,
    lastReceivedEventAt: start,
    updatedAt: start,
    updatedBy: undefined,
    assigneeId: undefined,
    revision: 1,
    ...change,
  };
}

test("gives back what was inserted, and inserts an id once", async () => {
  const alert = anAlert("a", { context: { "a.b": [1, null, "x"] }, tags: ["t"], updatedBy: ada, assigneeId: "u1" });
  await store.alerts.insert([alert]);
  await store.alerts.insert([anAlert("a", { title: "again" }), anAlert("b")]);
  expect(await store.alerts.get("a")).toEqual(alert);
  expect((await store.alerts.getMany(["b", "nope", "a"])).map(({ id }) => id)).toEqual(["b", "a"]);
});

test("takes more alerts at once than a statement has room for", async () => {
  await store.alerts.insert(Array.from({ length: 3_000 }, (_, i) => anAlert(`many ${i}`)));
  expect((await store.alerts.list({ pageSize: 1 })).totalCount).toBe(3_000);
});

test("keeps what logs contain and PostgreSQL cannot hold, as replacement characters", async () => {
  const nasty = 'NUL \0, half \ud83d, escaped \\u0000, "quoted"\\';
  const kept = 'NUL \ufffd, half \ufffd, escaped \\u0000, "quoted"\\';
  await store.alerts.insert([anAlert("a", { title: nasty, tags: [nasty], context: { [nasty]: nasty } })]);
  expect(await store.alerts.get("a")).toMatchObject({ title: kept, tags: [kept], context: { [kept]: kept } });
});

describe("a list", () => {
  const ids = async (request: Parameters<AlertRepository["list"]>[0]) =>
    (await store.alerts.list(request)).items.map(({ id }) => id);

  test.each<{ name: string; filter: AlertFilter; found: string[] }>([
    { name: "statuses", filter: { statuses: ["TRIAGED"] }, found: ["b"] },
    { name: "severities", filter: { severities: ["LOW", "CRITICAL"] }, found: ["c", "b"] },
    { name: "types", filter: { types: ["DETECTION_ERROR"] }, found: ["c"] },
    { name: "log types", filter: { logTypes: ["Okta.SystemLog", "AWS.ALB"] }, found: ["b"] },
    { name: "sources", filter: { sourceIds: ["s2"] }, found: ["c"] },
    { name: "a rule", filter: { ruleId: "Okta.X" }, found: ["b"] },
    { name: "an assignee", filter: { assigneeIds: ["u1"] }, found: ["b"] },
    { name: "nobody or an assignee", filter: { assigneeIds: ["", "u1"] }, found: ["c", "b", "a"] },
    { name: "words of the title, taken literally", filter: { titleContains: "100%_SURE" }, found: ["a"] },
    { name: "a time range", filter: { createdAfter: minutes(1), createdBefore: minutes(2) }, found: ["b"] },
    { name: "event counts", filter: { eventCountMin: 2, eventCountMax: 5 }, found: ["b"] },
    { name: "nothing, by empty lists", filter: { statuses: [], severities: [] }, found: ["c", "b", "a"] },
  ])("narrows by $name", async ({ filter, found }) => {
    await store.alerts.insert([
      anAlert("a", { title: "Surely 100%_sure" }),
      anAlert("b", {
        title: "100 is sure",
        status: "TRIAGED",
        severity: "CRITICAL",
        logTypes: ["AWS.CloudTrail", "Okta.SystemLog"],
        ruleId: "Okta.X",
        assigneeId: "u1",
        createdAt: minutes(1),
        eventCount: 5,
      }),
      anAlert("c", {
        type: "DETECTION_ERROR",
        severity: "LOW",
        sourceIds: ["s2"],
        createdAt: minutes(2),
        eventCount: 9,
      }),
    ]);
    expect(await ids({ filter, pageSize: 10 })).toEqual(found);
    expect((await store.alerts.list({ filter, pageSize: 1 })).totalCount).toBe(found.length);
  });

  test.each([
    { sort: "createdAt", direction: "descending", order: ["c", "b", "a"] },
    { sort: "severity", direction: "descending", order: ["a", "c", "b"] },
    { sort: "severity", direction: "ascending", order: ["b", "c", "a"] },
    { sort: "eventCount", direction: "ascending", order: ["b", "c", "a"] },
    { sort: "lastReceivedEventAt", direction: "descending", order: ["b", "a", "c"] },
  ] as const)("sorts by $sort, $direction, page by page", async ({ sort, direction, order }) => {
    await store.alerts.insert([
      anAlert("a", { severity: "CRITICAL", eventCount: 3, lastReceivedEventAt: minutes(4) }),
      anAlert("b", { severity: "INFO", eventCount: 1, createdAt: minutes(1), lastReceivedEventAt: minutes(5) }),
      anAlert("c", { severity: "MEDIUM", eventCount: 2, createdAt: minutes(2), lastReceivedEventAt: minutes(3) }),
    ]);
    const first = await store.alerts.list({ sort, direction, pageSize: 2 });
    const second = await store.alerts.list({ sort, direction, pageSize: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(order);
    expect(second.nextCursor).toBeUndefined();
    expect(first.cursors.at(-1)).toBe(first.nextCursor);
  });

  test("neither skips nor repeats when alerts come in between, ties included", async () => {
    await store.alerts.insert(["a", "c", "e", "g"].map((id) => anAlert(id)));
    const first = await store.alerts.list({ pageSize: 2 });
    await store.alerts.insert([anAlert("h"), anAlert("f"), anAlert("z", { createdAt: minutes(1) }), anAlert("b")]);
    expect(first.items.map(({ id }) => id)).toEqual(["g", "e"]);
    expect(await ids({ pageSize: 10, cursor: first.nextCursor })).toEqual(["c", "b", "a"]);
  });

  test.each(["", "!", "bnVsbA", Buffer.from('["createdAt","yesterday","a"]').toString("base64url")])(
    "refuses the cursor %j",
    async (cursor) => {
      await expect(store.alerts.list({ pageSize: 1, cursor })).rejects.toMatchObject({ code: "store.cursor_invalid" });
    },
  );

  test("refuses the cursor of a list that is sorted otherwise", async () => {
    await store.alerts.insert([anAlert("a"), anAlert("b")]);
    const { nextCursor } = await store.alerts.list({ pageSize: 1, sort: "eventCount" });
    await expect(store.alerts.list({ pageSize: 1, cursor: nextCursor })).rejects.toMatchObject({
      code: "store.cursor_invalid",
    });
  });
});

describe("a change by a person", () => {
  test("is stored with its history entry", async () => {
    const before = anAlert("a");
    await store.alerts.insert([before]);
    const { alert, entry } = changeStatus(before, "TRIAGED", ada, minutes(1));
    await store.alerts.update(alert, entry);
    expect(await store.alerts.get("a")).toEqual(alert);
    expect(await store.alerts.history("a")).toEqual([{ ...entry, id: expect.any(String) }]);
  });

  test("is refused, history included, when somebody was faster", async () => {
    const before = anAlert("a");
    await store.alerts.insert([before]);
    const changes = (["TRIAGED", "CLOSED"] as const).map((status) => changeStatus(before, status, ada, minutes(1)));
    const results = await Promise.allSettled(changes.map(({ alert, entry }) => store.alerts.update(alert, entry)));
    expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find((result) => result.status === "rejected")?.reason).toMatchObject({
      category: "RevisionConflict",
    });
    expect(await store.alerts.history("a")).toHaveLength(1);
  });

  test("of an unknown alert is refused", async () => {
    await expect(store.alerts.update(anAlert("nope"))).rejects.toMatchObject({ code: "alerts.not_found" });
    const comment = {
      alertId: "nope",
      type: "COMMENT",
      actor: ada,
      at: start,
      from: "",
      to: "",
      comment: "Hm",
    } as const;
    await expect(store.alerts.appendHistory(comment)).rejects.toMatchObject({ code: "alerts.not_found" });
  });

  test("and the growth by events do not undo each other", async () => {
    const before = anAlert("a", { eventCount: 5 });
    await store.alerts.insert([before]);
    const growth = { id: "a", logTypes: ["AWS.ALB"], sourceIds: ["s1", "s2"] };
    await store.alerts.recordGrowth([{ ...growth, eventCount: 9, lastReceivedEventAt: minutes(9) }]);
    await store.alerts.update(changeStatus(before, "CLOSED", ada, minutes(1)).alert);
    await store.alerts.recordGrowth([{ ...growth, eventCount: 7, lastReceivedEventAt: minutes(7) }]);
    expect(await store.alerts.get("a")).toMatchObject({
      ...growth,
      status: "CLOSED",
      eventCount: 9,
      lastReceivedEventAt: minutes(9),
      revision: 2,
    });
  });
});

test("tells history from the beginning", async () => {
  await store.alerts.insert([anAlert("a")]);
  const comment = { alertId: "a", type: "COMMENT", actor: ada, from: "", to: "" } as const;
  for (const n of [2, 1, 3]) await store.alerts.appendHistory({ ...comment, at: minutes(n), comment: `${n}` });
  expect((await store.alerts.history("a")).map((entry) => entry.comment)).toEqual(["1", "2", "3"]);
});

test("counts by status, severity, rule and time", async () => {
  await store.alerts.insert([
    anAlert("a", { ruleId: "R1", severity: "LOW" }),
    anAlert("b", { ruleId: "R1", status: "CLOSED", createdAt: minutes(14) }),
    anAlert("c", { ruleId: "R2", createdAt: minutes(15) }),
  ]);
  const { alertStatistics } = store;
  expect(await alertStatistics.countByStatus()).toEqual(
    new Map([
      ["OPEN", 2],
      ["CLOSED", 1],
    ]),
  );
  expect(await alertStatistics.countBySeverity({ statuses: ["OPEN"] })).toEqual(
    new Map([
      ["HIGH", 1],
      ["LOW", 1],
    ]),
  );
  expect(await alertStatistics.topRules({}, 1)).toEqual([{ ruleId: "R1", count: 2 }]);
  const range = { from: start, to: minutes(20), bucketMs: 5 * 60_000 };
  expect(await alertStatistics.countOverTimeByRule(["R1", "R2", "R3"], range)).toEqual(
    new Map([
      ["R1", [1, 0, 1, 0]],
      ["R2", [0, 0, 0, 1]],
      ["R3", [0, 0, 0, 0]],
    ]),
  );
  expect((await alertStatistics.countOverTimeBySeverity(["HIGH"], range)).get("HIGH")).toEqual([0, 0, 1, 1]);
  const error = { type: "DETECTION_ERROR", subtype: "RULE_ERROR" } as const;
  await store.alerts.insert([anAlert("d", { subtype: "POLICY", createdAt: minutes(3) }), anAlert("e", error)]);
  expect(await alertStatistics.countOverTimeByOrigin({ types: ["ALERT"] }, range)).toEqual([
    { subtype: "POLICY", severity: "HIGH", counts: [1, 0, 0, 0] },
    { subtype: "RULE", severity: "HIGH", counts: [0, 0, 1, 1] },
    { subtype: "RULE", severity: "LOW", counts: [1, 0, 0, 0] },
  ]);
});
