import type { ActorReference, QueryRun, Rule, SavedQuery } from "@pharos/domain";
import { type Lake, queryEndsEngine } from "@pharos/lake";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MatchCommitter } from "../commit/match-committer.ts";
import { compileNativeQuery } from "../data-lake-queries/query-compiler.ts";
import { QueryRunner } from "../data-lake-queries/query-runner.ts";
import { LakeWriter } from "../lake-writer/lake-writer.ts";
import type { EngineOnDemand } from "./engine-on-demand.ts";
import { openEngineOnDemand } from "./open-engine-on-demand.ts";
import { runDueQueries } from "./run-due-queries.ts";
import type { ScheduledQueryOptions } from "./run-scheduled-query.ts";

let now = new Date("2026-03-01T10:00:00Z");
const clock = () => now;
const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

let testStore: TestStore;
let testLake: TestLake;
let engine: EngineOnDemand;
let lakeWriter: LakeWriter;
let committer: MatchCommitter;
let queries: QueryRunner;

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  const { store } = testStore;
  const { lake } = testLake;
  await lake.ensureTables([
    {
      schema: "Custom.Door",
      fields: [
        { name: "door", type: "string" },
        { name: "badge", type: "string" },
      ],
    },
  ]);
  const onProblem = (_what: string, error: unknown) => {
    throw error;
  };
  engine = openEngineOnDemand({ store, cacheFolder: testCacheFolder, clock, onProblem: () => undefined });
  lakeWriter = await LakeWriter.start({ store, lake, instanceId: "test", waitForRowsMsMax: 60_000, clock, onProblem });
  queries = newRunner(lakeWriter.lake);
  committer = await MatchCommitter.start({ store, lakeWriter, clock });
});
afterAll(async () => {
  await queries.stop();
  await engine.stop();
  await committer.stop();
  await lakeWriter.stop();
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  await testStore.clear();
  passMinutes(7 * 24 * 60);
});

function newRunner(lake: Lake): QueryRunner {
  const onProblem = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  return new QueryRunner({ store: testStore.store, lake, compile: compileNativeQuery, clock, onProblem });
}

const byBadge = "SELECT badge, count() AS openings FROM pharos_logs.public.custom_door GROUP BY badge ORDER BY badge";

function aQuery(change: Partial<SavedQuery> = {}): SavedQuery {
  return {
    name: "Openings",
    description: "",
    tags: [],
    sql: byBadge,
    lookbackSeconds: 3600,
    schedule: { rateMinutes: 60, timeoutMinutes: 5 },
    enabled: true,
    email: undefined,
    ...change,
  };
}

function aRule(change: Partial<Rule> = {}): Rule {
  return {
    id: "Door.Often",
    kind: "SCHEDULED_RULE",
    displayName: "A badge opens often",
    enabled: true,
    severity: "MEDIUM",
    logTypes: [],
    scheduledQueries: ["Openings"],
    description: "",
    reference: "",
    runbook: "",
    tags: [],
    reports: {},
    dedupPeriodMinutes: 30,
    threshold: 1,
    createAlert: true,
    summaryAttributes: [],
    outputIds: [],
    body: `
def rule(event):
    return event["openings"] >= 2

def title(event):
    return f"{event['badge']} opened {event['openings']} doors"

def dedup(event):
    return "often"
`,
    tests: [],
    managed: false,
    createdAt: now,
    lastModified: now,
    ...change,
  };
}

let opened = 0;
async function open(badge: string, times: number, minutesAgo = 10): Promise<void> {
  const at = new Date(now.getTime() - minutesAgo * 60_000).toISOString().slice(0, 23).replace("T", " ");
  const rows = Array.from({ length: times }, () => {
    const row = { p_event_time: `${at}000000`, p_parse_time: `${at}000000`, p_row_id: `row${opened++}`, door: "vault" };
    return Buffer.from(`${JSON.stringify({ ...row, badge })}\n`);
  });
  await testLake.lake.insert({ database: "pharos_logs", table: "custom_door", rows, token: crypto.randomUUID() });
}

const add = (query: SavedQuery, ...rules: Rule[]) =>
  Promise.all([
    testStore.store.savedQueries.put(query, undefined, now),
    ...rules.map((rule) => testStore.store.detections.create(rule)),
  ]);
const run = (parts: Partial<ScheduledQueryOptions> = {}) =>
  runDueQueries({
    store: testStore.store,
    queries,
    engine,
    commitMatches: committer.commit,
    clock,
    ...parts,
  });
const alerts = async () => (await testStore.store.alerts.list({ pageSize: 50 })).items;
const lastRun = async (): Promise<QueryRun | undefined> => (await testStore.store.queryRuns.list("Openings", 1))[0];

test("counts the times of its query from when the run was due, however late it begins", async () => {
  await add(
    aQuery({
      lookbackSeconds: undefined,
      sql: `${byBadge.split(" GROUP")[0]} WHERE p_occurs_since('5 minutes') GROUP BY badge`,
    }),
  );
  await run();
  await open("late", 1, -58);
  passMinutes(63);
  await run();
  expect(await lastRun()).toMatchObject({ status: "SUCCEEDED", rows: 1 });
});

describe("a scheduled query", () => {
  test("gives each row to its rules; their alert shows the rows, and the run is recorded", async () => {
    await add(aQuery(), aRule());
    await open("b7", 3);
    await open("b8", 1);
    await open("b9", 2);
    expect(await run()).toBe(1);
    const found = await alerts();
    expect(found).toMatchObject([
      { type: "ALERT", subtype: "SCHEDULED_RULE", title: "b7 opened 3 doors", eventCount: 2, logTypes: [] },
    ]);
    const range = { fromMs: now.getTime() - 60_000, toMs: now.getTime() + 60_000 };
    const { rows } = await lakeWriter.lake.alertEvents({ alertId: found[0]?.id ?? "", logTypes: [], ...range });
    expect(rows.map(({ badge, openings }) => [badge, openings]).sort()).toEqual([
      ["b7", 3],
      ["b9", 2],
    ]);
    expect(await lastRun()).toMatchObject({
      dueAt: now,
      status: "SUCCEEDED",
      attempts: 1,
      rows: 3,
      matches: 2,
      error: "",
    });
  });

  test("runs at its rate, each time over the window up to when it was due", async () => {
    await add(aQuery(), aRule());
    await open("b7", 2);
    await run();
    passMinutes(59);
    expect(await run()).toBe(0);
    passMinutes(3);
    // Just before the first run and just before the second: each counts once.
    await open("b8", 2, 62.001);
    await open("b9", 2, 2.001);
    expect(await run()).toBe(1);
    expect(await lastRun()).toMatchObject({ rows: 1, dueAt: new Date(now.getTime() - 2 * 60_000) });
    passMinutes(120);
    await run();
    expect(await lastRun()).toMatchObject({ rows: 0, dueAt: now });
    expect((await alerts()).map(({ eventCount }) => eventCount)).toEqual([1, 1]);
  });

  test("counts rows that are alike towards the threshold", async () => {
    const sql = "SELECT door, 5 AS openings, 'x' AS badge FROM pharos_logs.public.custom_door";
    await add(aQuery({ sql }), aRule({ threshold: 3 }), aRule({ id: "Door.More", threshold: 4 }));
    await open("b7", 3);
    await run();
    expect(await alerts()).toMatchObject([{ ruleId: "Door.Often", eventCount: 3 }]);
  });

  test("asks neither rules that are off nor rules of other queries, and starts no Python for none", async () => {
    await engine.stop();
    await add(
      aQuery(),
      aRule({ enabled: false }),
      aRule({ id: "Other", scheduledQueries: ["Closings"] }),
      aRule({ id: "Streaming", kind: "RULE", scheduledQueries: [], logTypes: ["Custom.Door"] }),
    );
    await open("b7", 3);
    await run();
    expect(await alerts()).toEqual([]);
    expect(await lastRun()).toMatchObject({ status: "SUCCEEDED", rows: 1 });
    expect(engine.isRunning).toBe(false);
  });

  test("takes rules in YAML as well", async () => {
    const simple = { detection: [{ Key: "openings", Condition: "IsGreaterThan", Value: 2 }] };
    await add(aQuery(), aRule({ id: "Door.Yaml", body: "", simple }));
    await open("b7", 3);
    await run();
    expect(await alerts()).toMatchObject([{ ruleId: "Door.Yaml", subtype: "SCHEDULED_RULE", eventCount: 1 }]);
  });
});

describe("a rule", () => {
  test("that raises on a row makes an error alert, and the others go on", async () => {
    await add(aQuery(), aRule(), aRule({ id: "Broken", body: "def rule(event):\n    return event['nope']" }));
    await open("b7", 3);
    await run();
    expect((await alerts()).map(({ ruleId, type, subtype }) => [ruleId, type, subtype]).sort()).toEqual([
      ["Broken", "DETECTION_ERROR", "SCHEDULED_RULE_ERROR"],
      ["Door.Often", "ALERT", "SCHEDULED_RULE"],
    ]);
  });

  test("that does not load makes one error alert for all rows", async () => {
    await add(aQuery(), aRule({ body: "def rule(event:" }));
    await open("b7", 3);
    await open("b8", 3);
    await run();
    expect(await alerts()).toMatchObject([{ subtype: "SCHEDULED_RULE_ERROR", eventCount: 1 }]);
  });
});

describe("a run", () => {
  test("that is cut short after its commit is repeated under its token, and doubles nothing", async () => {
    await add(aQuery(), aRule());
    await open("b7", 3);
    const stopsAfter: ScheduledQueryOptions["commitMatches"] = async (matches) => {
      await committer.commit(matches);
      throw new Error("killed");
    };
    await run({ commitMatches: stopsAfter });
    expect(await lastRun()).toMatchObject({ status: "RUNNING", attempts: 1, error: "killed" });
    const { dueAt } = (await lastRun()) ?? {};
    passMinutes(1);
    expect(await run()).toBe(1);
    expect(await lastRun()).toMatchObject({ status: "SUCCEEDED", attempts: 2, dueAt, error: "", matches: 1 });
    expect(await alerts()).toMatchObject([{ eventCount: 1 }]);
  });

  test("is tried three times, then fails and tells the rule's people", async () => {
    await add(aQuery(), aRule());
    const lake: Lake = Object.create(lakeWriter.lake, {
      run: { value: () => Promise.reject(new Error("The data lake does not answer")) },
    });
    const broken = newRunner(lake);
    for (const [attempts, status] of [
      [1, "RUNNING"],
      [2, "RUNNING"],
      [3, "FAILED"],
    ]) {
      await run({ queries: broken });
      expect(await lastRun()).toMatchObject({ attempts, status, error: "The data lake does not answer" });
      passMinutes(1);
    }
    expect(await run({ queries: broken })).toBe(0);
    await broken.stop();
    expect(await alerts()).toMatchObject([
      {
        type: "SYSTEM_ERROR",
        subtype: "SYSTEM_ERROR",
        ruleId: "Door.Often",
        title: "The scheduled query Openings failed: The data lake does not answer",
      },
    ]);
  });

  test("that ended the data lake's engine is paused, and tells who may enable it again", async () => {
    const { roles, users, savedQueries, notifications } = testStore.store;
    const role = await roles.create({ name: "Analyst", permissions: ["DataAnalyticsModify"] }, now);
    const name = { givenName: "A", familyName: "B" };
    const user = await users.create({ email: "a@example.com", ...name, roleId: role.id, status: "CONFIRMED" }, now);
    await add(aQuery(), aRule());
    const lake: Lake = Object.create(lakeWriter.lake, { run: { value: () => Promise.reject(queryEndsEngine()) } });
    const refusing = newRunner(lake);
    await run({ queries: refusing });
    await refusing.stop();
    expect(await lastRun()).toMatchObject({ attempts: 1, status: "FAILED" });
    expect(await savedQueries.get("Openings")).toMatchObject({ enabled: false });
    passMinutes(60);
    expect(await run()).toBe(0);
    expect((await notifications.list(user.id, { pageSize: 10 })).items).toMatchObject([
      {
        topic: "SYSTEM_ERROR",
        title: "The scheduled query Openings is paused",
        message: `${queryEndsEngine().message} Then enable its schedule again.`,
      },
    ]);
  });

  test("that ended Pharos each time is given up", async () => {
    await add(aQuery(), aRule());
    for (const _ of [1, 2, 3]) await testStore.store.queryRuns.begin("Openings", now, now);
    await run();
    expect(await lastRun()).toMatchObject({ status: "FAILED", error: "Pharos stopped each time while it ran" });
    expect(await alerts()).toMatchObject([{ type: "SYSTEM_ERROR" }]);
  });

  test.each([
    { name: "asks for a table that is not there", sql: "SELECT 1 FROM pharos_logs.public.nothing", says: "no table" },
    { name: "is no SELECT", sql: "DROP TABLE pharos_logs.custom_door", says: "Only SELECT" },
  ])("whose query $name fails at once", async ({ sql, says }) => {
    await add(aQuery({ sql }), aRule());
    await run();
    expect(await lastRun()).toMatchObject({ status: "FAILED", attempts: 1, error: expect.stringContaining(says) });
    expect(await alerts()).toMatchObject([{ type: "SYSTEM_ERROR", dedupString: "QueryFailed" }]);
  });

  test("that takes longer than it may fails at once", async () => {
    const sql = "SELECT count() AS openings FROM numbers(100000000000) WHERE cityHash64(number) = 7";
    await add(aQuery({ sql, schedule: { rateMinutes: 60, timeoutMinutes: 0.005 } }), aRule());
    await run();
    expect(await lastRun()).toMatchObject({ status: "FAILED", attempts: 1 });
    expect(await alerts()).toMatchObject([{ type: "SYSTEM_ERROR", dedupString: "QueryTimeout" }]);
  });

  test("is in the history with its rows", async () => {
    await add(aQuery());
    await open("b7", 3);
    await run();
    const { items } = await testStore.store.dataLakeQueries.list({ filter: { isScheduled: true }, pageSize: 9 }, now);
    expect(items).toMatchObject([
      { name: "Openings", status: "succeeded", text: byBadge, issuedBy: { kind: "system" } },
    ]);
    expect(await testStore.store.queryResults.read(items[0]?.id ?? "", 0, 9)).toEqual([["b7", 3]]);
  });

  test("with more rows than it takes says so", async () => {
    await add(aQuery({ sql: "SELECT number FROM numbers(10001)" }));
    await run();
    expect(await lastRun()).toMatchObject({ status: "SUCCEEDED", rows: 10_000, isTruncated: true });
  });
});

describe("a query of a person", () => {
  async function author(logTypeAccess: readonly string[]): Promise<{ by: ActorReference; roleId: string }> {
    const { roles, users } = testStore.store;
    const access = { logTypeAccessKind: "ALLOW", logTypeAccess } as const;
    const { id: roleId } = await roles.create({ name: "Keepers", permissions: [], ...access }, now);
    const names = { email: "eve@example.com", givenName: "", familyName: "", status: "CONFIRMED" } as const;
    const { id } = await users.create({ ...names, roleId }, now);
    return { by: { kind: "user", id, name: "Eve", logTypeAccess }, roleId };
  }
  const restrict = (roleId: string, ...logTypeAccess: string[]) =>
    testStore.store.roles.update(
      roleId,
      { name: "Keepers", permissions: [], logTypeAccessKind: "ALLOW", logTypeAccess },
      now,
    );

  test("reads what its author sees, and its alerts need as much", async () => {
    const { by } = await author(["Custom.Door"]);
    await testStore.store.savedQueries.put(aQuery(), by, now);
    await testStore.store.detections.create(aRule({ createdBy: by, lastModifiedBy: by }));
    await open("b7", 3);
    await run();
    expect(await alerts()).toMatchObject([{ title: "b7 opened 3 doors", neededLogTypes: ["Custom.Door"] }]);
    const { items } = await testStore.store.dataLakeQueries.list({ filter: { isScheduled: true }, pageSize: 9 }, now);
    expect(items).toMatchObject([{ logTypeAccess: ["Custom.Door"] }]);
  });

  test("reads no table of a hidden log type", async () => {
    const { by } = await author(["Custom.Gate"]);
    await testStore.store.savedQueries.put(aQuery(), by, now);
    await open("b7", 3);
    await run();
    expect(await lastRun()).toMatchObject({ status: "FAILED", rows: 0, error: expect.stringContaining("no table") });
  });

  test("does not run when its author was restricted since, and says so", async () => {
    const { by, roleId } = await author(["Custom.Door", "Custom.Gate"]);
    await testStore.store.savedQueries.put(aQuery(), by, now);
    await testStore.store.detections.create(aRule());
    await restrict(roleId, "Custom.Door");
    await open("b7", 3);
    await run();
    expect(await lastRun()).toMatchObject({ status: "FAILED", error: expect.stringContaining("Save it again") });
    const needed = { neededLogTypes: ["Custom.Door", "Custom.Gate"] };
    expect(await alerts()).toMatchObject([{ type: "SYSTEM_ERROR", ...needed }]);
  });

  test("runs on when its author was deleted", async () => {
    const { by } = await author(["Custom.Door"]);
    await testStore.store.savedQueries.put(aQuery(), by, now);
    await testStore.store.users.delete(by.id);
    await open("b7", 3);
    await run();
    expect(await lastRun()).toMatchObject({ status: "SUCCEEDED", rows: 1 });
  });

  test("gives its rows to no rule of an author who sees less", async () => {
    const { by } = await author(["Custom.Gate"]);
    await add(aQuery());
    await testStore.store.detections.create(aRule({ createdBy: by, lastModifiedBy: by }));
    await open("b7", 3);
    await run();
    expect(await alerts()).toMatchObject([
      { type: "SYSTEM_ERROR", title: expect.stringContaining("its author no longer has access to all log types") },
    ]);
  });
});
