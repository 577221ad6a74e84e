import type { Detection, Permission, Policy } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openQueryCompiler } from "../data-lake-queries/open-query-compiler.ts";
import { LakeWriter } from "../lake-writer/lake-writer.ts";
import { aRule } from "../testing/a-rule.ts";
import type { DetectionMatch, MatchesToCommit } from "../works/matches-to-commit.ts";
import { MatchCommitter } from "./match-committer.ts";

const now = new Date("2026-03-01T10:07:00Z");
const scheduled = aRule({
  id: "Query.LongSessions",
  kind: "SCHEDULED_RULE",
  displayName: "Long sessions",
  runbook: "Ask the user",
  logTypes: [],
  scheduledQueries: ["Sessions"],
});
const policy: Policy = { ...scheduled, id: "Bucket.Public", kind: "POLICY", resourceTypes: [], suppressions: [] };

let testStore: TestStore;
let testLake: TestLake;
let lakeWriter: LakeWriter;
beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  const onProblem = (_what: string, error: unknown) => {
    throw error;
  };
  const [{ store }, { lake }] = [testStore, testLake];
  lakeWriter = await LakeWriter.start({
    store,
    lake,
    instanceId: "test",
    waitForRowsMsMax: 60_000,
    clock: () => now,
    onProblem,
  });
  await start();
});
beforeEach(() => testStore.clear());
afterAll(async () => {
  await lakeWriter.stop();
  await testStore.close();
  await testLake.remove();
});

function start(store: Store = testStore.store): Promise<MatchCommitter> {
  return MatchCommitter.start({ store, lakeWriter, clock: () => now });
}

function found(change: Partial<MatchesToCommit> & { detection?: Detection } = {}): MatchesToCommit {
  const { detection = scheduled, ...rest } = change;
  return { token: crypto.randomUUID(), at: now, detections: [detection], matches: [], errors: [], ...rest };
}

function aMatch(event: DetectionMatch["event"], change: Partial<DetectionMatch> = {}): DetectionMatch {
  return { ruleId: scheduled.id, event, context: {}, ...change };
}

const countOf = async (table: string) =>
  Number((await lakeWriter.lake.query(`SELECT count() FROM ${table.replace(".", ".public.")}`)).rows[0]?.[0]);
const alerts = async () => (await testStore.store.alerts.list({ pageSize: 50 })).items;
const eventsOf = async (id: string, isRuleError = false) =>
  (await lakeWriter.lake.alertEvents({ alertId: id, logTypes: [], fromMs: 0, toMs: Date.UTC(2100, 0), isRuleError }))
    .rows;

const signals = "pharos_signals.correlation_signals";
const matches = "pharos_rule_matches.other_events";

describe("matches without a source", () => {
  test("become signals, one alert, and events that the alert shows as they were", async () => {
    const before = await countOf(signals);
    const rows = [aMatch({ user: "ann", hours: 30 }, { title: "ann is long on" }), aMatch({ user: "bob", hours: 31 })];
    expect(await (await start()).commit(found({ matches: rows }))).toEqual({ isRepeated: false });
    const made = await alerts();
    const ann = made.find(({ title }) => title.startsWith("ann"));
    const bob = made.find((alert) => alert !== ann);
    expect(ann).toMatchObject({ title: "ann is long on", dedupString: "ann is long on", subtype: "SCHEDULED_RULE" });
    expect(bob).toMatchObject({
      title: "Long sessions",
      runbook: "Ask the user",
      severity: "MEDIUM",
      dedupString: "defaultDedupString:Query.LongSessions",
      logTypes: [],
      sourceIds: [],
    });
    expect(await eventsOf(ann?.id ?? "")).toMatchObject([{ user: "ann", hours: 30, p_rule_id: scheduled.id }]);
    expect((await countOf(signals)) - before).toBe(2);
  });

  test("are searched by the values of their rows, as the console does from an alert", async () => {
    const ann = {
      user: "ann",
      hours: 30,
      device: { os: "Linux" },
      groups: ["staff", "admins"],
      p_any_ip_addresses: ["10.9.8.7"],
    };
    const bob = { user: "bob", hours: 1, device: { os: "Windows" }, groups: ["staff"] };
    await (await start()).commit(found({ matches: [aMatch(ann, { title: "Ann" }), aMatch(bob, { title: "Bob" })] }));
    const all = await alerts();
    const compile = openQueryCompiler(lakeWriter.lake, testStore.store);
    const titlesBy = async (key: string, operator: string, value: unknown) => {
      const params = {
        tables: [matches],
        startTime: new Date(now.getTime() - 3_600_000).toISOString(),
        endTime: new Date(now.getTime() + 3_600_000).toISOString(),
        filters: { ors: [{ ands: [{ key, operator, value }] }] },
      };
      const { sql, compiledSettings } = await compile({
        text: "",
        language: "simplesearch",
        params,
        logTypeAccess: undefined,
        referenceTime: now,
      });
      const { rows, columns } = await lakeWriter.lake.query(sql, { compiledSettings });
      const place = columns.findIndex(({ name }) => name === "p_alert_id");
      return all.filter(({ id }) => rows.some((row) => row[place] === id)).map(({ title }) => title);
    };
    expect(await titlesBy("event.user", "EQUALS", "ann")).toEqual(["Ann"]);
    expect(await titlesBy("event.hours", "GREATER", 29)).toEqual(["Ann"]);
    expect(await titlesBy("event.hours", "EQUALS", 1)).toEqual(["Bob"]);
    expect(await titlesBy("event.device.os", "NOT_EQUAL", "Linux")).toEqual(["Bob"]);
    expect(await titlesBy("event.groups[1]", "EQUALS", "admins")).toEqual(["Ann"]);
    expect(await titlesBy("", "HAS_INDICATOR", "10.9.8.7")).toEqual(["Ann"]);
  });

  test("whose rows claim to be of a log type are found by the view of all matches", async () => {
    const event = { p_row_id: "of another row", p_log_type: "AWS.CloudTrail", p_any_emails: 7, text: "\ud800\0" };
    await (await start()).commit(found({ matches: [aMatch(event, { context: { "half \udfff": "\ud83d" } })] }));
    const [alert] = await alerts();
    const sql = `SELECT p_log_type, p_rule_id, length(p_row_id) FROM pharos_views.public.all_rule_matches
      WHERE p_alert_id = '${alert?.id}'`;
    expect((await lakeWriter.lake.query(sql)).rows).toEqual([["AWS.CloudTrail", scheduled.id, 36]]);
  });

  test.each([
    { name: "of a policy make an alert and no signal", detection: policy, made: { alerts: 1, signals: 0, rows: 1 } },
    {
      name: "of a detection that makes no alerts make signals alone",
      detection: { ...scheduled, createAlert: false },
      made: { alerts: 0, signals: 1, rows: 0 },
    },
  ])("$name", async ({ detection, made }) => {
    const before = { signals: await countOf(signals), rows: await countOf(matches) };
    const match = aMatch({ a: 1 }, { ruleId: detection.id });
    await (await start()).commit(found({ detection, matches: [match] }));
    expect({
      alerts: (await alerts()).length,
      signals: (await countOf(signals)) - before.signals,
      rows: (await countOf(matches)) - before.rows,
    }).toEqual(made);
  });
});

async function aReader(name: string, permissions: readonly Permission[]): Promise<string> {
  const { users, roles } = testStore.store;
  const { id: roleId } = await roles.create({ name, permissions: [...permissions] }, now);
  const email = `${name}@example.com`;
  return (await users.create({ email, givenName: name, familyName: "", roleId, status: "CONFIRMED" }, now)).id;
}

describe("errors without a source", () => {
  test("of Pharos itself are told to everybody who may see alerts", async () => {
    const [analyst, other] = [await aReader("analyst", ["AlertRead"]), await aReader("other", ["RuleRead"])];
    const error = { ruleId: scheduled.id, kind: "Timeout", message: "too slow", isSystemError: true };
    const committer = await start();
    await committer.commit(found({ errors: [error, { ...error, kind: "E", isSystemError: false }] }));
    await committer.commit(found({ errors: [error] }));
    const told = async (id: string) => (await testStore.store.notifications.list(id, { pageSize: 10 })).items;
    const [alert] = (await alerts()).filter(({ type }) => type === "SYSTEM_ERROR");
    expect(await told(analyst)).toMatchObject([
      { topic: "SYSTEM_ERROR", title: "too slow", metadata: { alertID: alert?.id } },
    ]);
    expect(await told(other)).toEqual([]);
  });

  test("become alerts of their kinds, with the event where there is one", async () => {
    const errors = [
      { ruleId: scheduled.id, kind: "KeyError", message: "KeyError('x')", event: { user: "ann" } },
      { ruleId: scheduled.id, kind: "SyntaxError", message: "cannot run" },
      { ruleId: scheduled.id, kind: "Timeout", message: "the query took too long", isSystemError: true },
    ];
    await (await start()).commit(found({ errors }));
    const made = await alerts();
    expect(made.map(({ title, type, subtype }) => [title, type, subtype]).sort()).toEqual([
      ["KeyError('x')", "DETECTION_ERROR", "SCHEDULED_RULE_ERROR"],
      ["cannot run", "DETECTION_ERROR", "SCHEDULED_RULE_ERROR"],
      ["the query took too long", "SYSTEM_ERROR", "SYSTEM_ERROR"],
    ]);
    const shown = await Promise.all(made.map(({ id }) => eventsOf(id, true)));
    expect(shown.flat()).toMatchObject([{ user: "ann", p_rule_error: "KeyError: KeyError('x')" }]);
  });
});

test("an alert keeps what its events name, also those from before it was due, and who may read it, however often they come", async () => {
  const committer = await start();
  const detection = { ...scheduled, threshold: 2 };
  const by = (user: string) =>
    found({
      detection,
      token: user,
      neededLogTypes: ["Custom.Door"],
      matches: [aMatch({ p_any_usernames: [user, "root"] }, { dedup: "d" })],
    });
  const named = async () =>
    (await testStore.store.alerts.listGroups({ by: "entity", pageSize: 10, direction: "ascending" })).items.map(
      ({ key }) => key,
    );
  await committer.commit(by("ann"));
  expect(await named()).toEqual([]);
  await committer.commit(by("bob"));
  expect((await named()).sort()).toEqual(["p_any_usernames:ann", "p_any_usernames:bob", "p_any_usernames:root"]);
  await committer.commit(by("cid"));
  expect(await committer.commit(by("cid"))).toEqual({ isRepeated: true });
  expect(await named()).toHaveLength(4);
  expect(await alerts()).toMatchObject([{ eventCount: 3, neededLogTypes: ["Custom.Door"] }]);
});

test("two processes together open no more alerts an hour than one", async () => {
  const half = (first: number) => {
    const some = Array.from({ length: 700 }, (_, i) => aMatch({ n: first + i }, { dedup: `user ${first + i}` }));
    return found({ matches: some });
  };
  const [one, other] = await Promise.all([start(), start()]);
  await Promise.all([one.commit(half(0)), other.commit(half(700))]);
  const count = async (type: "ALERT" | "SYSTEM_ERROR") =>
    (await testStore.store.alerts.list({ filter: { types: [type] }, pageSize: 1 })).totalCount;
  expect([await count("ALERT"), await count("SYSTEM_ERROR")]).toEqual([1_000, 1]);
});

describe("a token", () => {
  const commitTwice = found({ token: "twice", matches: [aMatch({ a: 1 })] });

  test.each<{ name: string; both: () => Promise<boolean[]> }>([
    {
      name: "later",
      both: async () => {
        const first = await (await start()).commit(commitTwice);
        return [first.isRepeated, (await (await start()).commit(commitTwice)).isRepeated];
      },
    },
    {
      name: "at the same moment",
      both: async () => {
        const committer = await start();
        const receipts = await Promise.all([committer.commit(commitTwice), committer.commit(commitTwice)]);
        return receipts.map(({ isRepeated }) => isRepeated);
      },
    },
    {
      name: "by two processes at the same moment",
      both: async () => {
        const committers = await Promise.all([start(), start()]);
        const receipts = await Promise.all(committers.map((committer) => committer.commit(commitTwice)));
        return receipts.map(({ isRepeated }) => isRepeated).sort();
      },
    },
  ])("that comes again $name commits nothing", async ({ both }) => {
    const before = await countOf(signals);
    expect(await both()).toEqual([false, true]);
    expect(await alerts()).toMatchObject([{ eventCount: 1 }]);
    expect((await countOf(signals)) - before).toBe(1);
  });
});

test("a commit that fails in its midst leaves nothing behind, and is made once when it comes again", async () => {
  const before = [await countOf(matches), await countOf(signals)];
  let isFull = true;
  const failing: Store = Object.create(testStore.store, {
    transaction: {
      value: (run: (tx: Store) => Promise<unknown>) =>
        testStore.store.transaction(async (tx) => {
          const result = await run(tx);
          if (isFull) throw new Error("disk is full");
          return result;
        }),
    },
  });
  const committer = await start(failing);
  const work = found({ matches: [aMatch({ a: 1 })] });
  await expect(committer.commit(work)).rejects.toThrow("disk is full");
  expect([await countOf(matches), await countOf(signals)]).toEqual(before);
  expect(await alerts()).toEqual([]);
  isFull = false;
  expect(await committer.commit(work)).toEqual({ isRepeated: false });
  expect([await countOf(matches), await countOf(signals)]).toEqual(before.map((count) => count + 1));
});
