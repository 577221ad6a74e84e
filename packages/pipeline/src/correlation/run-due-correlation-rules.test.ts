import { type CorrelationRule, correlationMatchesMax } from "@pharos/domain";
import { type Lake, queryTooSlow, signalsTooMany } from "@pharos/lake";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CommitMatches, MatchCommitter } from "../commit/match-committer.ts";
import { LakeWriter } from "../lake-writer/lake-writer.ts";
import { aCorrelationRule as parseCorrelationRule } from "../testing/a-correlation-rule.ts";
import { aRule } from "../testing/a-rule.ts";
import { doorSchema, startDoors, vaultRule } from "../testing/door-pipeline.ts";
import { lakeTime } from "../works/lake-time.ts";
import { runDueCorrelationRules } from "./run-due-correlation-rules.ts";

let now = new Date("2026-03-01T10:07:00Z");
const clock = () => now;
const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

let testStore: TestStore;
let testLake: TestLake;
let lakeWriter: LakeWriter;
let committer: MatchCommitter;
let tokens = 0;

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([doorSchema]);
  const onProblem = (_what: string, error: unknown) => {
    throw error;
  };
  const [{ store }, { lake }] = [testStore, testLake];
  lakeWriter = await LakeWriter.start({ store, lake, instanceId: "test", waitForRowsMsMax: 60_000, clock, onProblem });
  committer = await MatchCommitter.start({ store, lakeWriter, clock });
});
afterAll(async () => {
  await committer.stop();
  await lakeWriter.stop();
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  await testStore.clear();
  passMinutes(30 * 24 * 60);
});

const pair = `
Group:
  - {ID: Vault, RuleID: Door.Vault}
  - {ID: Roof, RuleID: Door.Roof}
MatchCriteria:
  badge: [{GroupID: Vault, Match: p_alert_context.badge}, {GroupID: Roof, Match: p_any_usernames}]
LookbackWindowMinutes: 60
Schedule: {RateMinutes: 10, TimeoutMinutes: 1}
`;

const aCorrelationRule = (yaml = pair, change: Partial<CorrelationRule> = {}) =>
  parseCorrelationRule(yaml, { lastModified: now, ...change });

const signalRules = [
  aRule({ id: "Door.Vault", createAlert: false }),
  aRule({ id: "Door.Roof", createAlert: false }),
  aRule({ id: "Door.Exit", createAlert: false }),
];

async function signal(ruleId: string, badge: string, minutesAgo = 1): Promise<void> {
  const p_event_time = lakeTime(new Date(now.getTime() - minutesAgo * 60_000));
  const event = { p_event_time, p_any_usernames: [badge], door: ruleId };
  const matches = [{ ruleId, context: { badge }, event }];
  await committer.commit({ token: `signal${tokens++}`, at: now, detections: signalRules, matches, errors: [] });
}

function run(change: { readonly lake?: Lake; readonly commitMatches?: CommitMatches } = {}): Promise<number> {
  const options = { store: testStore.store, lake: lakeWriter.lake, commitMatches: committer.commit, clock };
  return runDueCorrelationRules({ ...options, ...change });
}

const alerts = async () => (await testStore.store.alerts.list({ pageSize: 50 })).items;
const runs = (ruleId = "Door.Spree") => testStore.store.correlationRuns.list(ruleId, 50);
async function signalsOf(ruleId: string): Promise<unknown[]> {
  const sql = `SELECT correlation_rule_matches FROM pharos_signals.public.correlation_signals
    WHERE p_rule_id = '${ruleId}' AND p_event_time > '${lakeTime(new Date(now.getTime() - 86_400_000))}'`;
  return (await lakeWriter.lake.query(sql)).rows.map(([matches]) => matches);
}

describe("correlation rules that are due", () => {
  test("alert once on signals that share a value, however often they look", async () => {
    await testStore.store.detections.create(aCorrelationRule());
    await signal("Door.Vault", "b7", 5);
    await signal("Door.Roof", "b8", 5);
    expect(await run()).toBe(1);
    expect(await alerts()).toEqual([]);

    await signal("Door.Roof", "b7", 3);
    expect(await run()).toBe(0);
    passMinutes(10);
    expect(await run()).toBe(1);
    const [alert] = await alerts();
    expect(alert).toMatchObject({
      type: "ALERT",
      subtype: "CORRELATION_RULE",
      ruleId: "Door.Spree",
      title: "A spree",
      severity: "MEDIUM",
      eventCount: 1,
      logTypes: [],
      context: {
        correlation_rule_matches: { badge: ["b7"] },
        signal_count: 2,
        signals: [
          { step: "Vault", p_rule_id: "Door.Vault", p_event_time: lakeTime(new Date(now.getTime() - 15 * 60_000)) },
          { step: "Roof", p_rule_id: "Door.Roof", p_row_id: expect.stringMatching(/^[0-9a-f]{36}$/) },
        ],
      },
    });
    expect(await signalsOf("Door.Spree")).toEqual([{ badge: ["b7"] }]);

    for (let tick = 0; tick < 5; tick++) {
      passMinutes(10);
      await run();
    }
    expect(await alerts()).toMatchObject([{ id: alert?.id, eventCount: 1 }]);
    expect(await signalsOf("Door.Spree")).toHaveLength(1);
    expect((await runs()).map(({ matches }) => matches)).toEqual([0, 0, 0, 0, 0, 1, 0]);
  });

  test("do not alert again when a set grows, and do for a new one", async () => {
    await testStore.store.detections.create(aCorrelationRule());
    await signal("Door.Vault", "b7");
    await signal("Door.Roof", "b7");
    await run();
    passMinutes(10);
    await signal("Door.Roof", "b7");
    await signal("Door.Roof", "b7");
    await run();
    expect(await alerts()).toMatchObject([{ eventCount: 1 }]);
    passMinutes(70);
    await signal("Door.Vault", "b7");
    await signal("Door.Roof", "b7");
    await run();
    expect(await alerts()).toHaveLength(2);
  });

  test("look at what lies within the look-back window, by the times of events", async () => {
    await testStore.store.detections.create(aCorrelationRule());
    await signal("Door.Vault", "b7", 61);
    await signal("Door.Roof", "b7", 1);
    await run();
    expect(await alerts()).toEqual([]);
    await signal("Door.Vault", "b7", 59);
    passMinutes(10);
    await run();
    expect(await alerts()).toEqual([]);
    await signal("Door.Vault", "b7", 50);
    passMinutes(10);
    await run();
    expect(await alerts()).toHaveLength(1);
  });

  test("may only make signals, which others correlate in the same round", async () => {
    const chain = aCorrelationRule(
      `
Sequence: [{ID: Spree, RuleID: Door.Spree}, {ID: Exit, RuleID: Door.Exit}]
Transitions: [{From: Spree, To: Exit, Match: [{From: correlation_rule_matches.badge, To: p_any_usernames}]}]
LookbackWindowMinutes: 60
Schedule: {RateMinutes: 10, TimeoutMinutes: 1}
`,
      { id: "Door.Chain" },
    );
    await testStore.store.detections.create(chain);
    await testStore.store.detections.create(aCorrelationRule(pair, { createAlert: false }));
    for (const door of ["Door.Vault", "Door.Roof"]) await signal(door, "b7", 5);
    await signal("Door.Exit", "b7", 2);
    expect(await run()).toBe(2);
    expect((await alerts()).map(({ ruleId }) => ruleId)).toEqual(["Door.Chain"]);
  });

  test("leave sets beyond a number to the next run, and say so", async () => {
    const single = `
Group: [{ID: Vault, RuleID: Door.Vault}]
MatchCriteria: {badge: [{GroupID: Vault, Match: p_any_usernames}]}
LookbackWindowMinutes: 60
Schedule: {RateMinutes: 10, TimeoutMinutes: 1}
`;
    await testStore.store.detections.create(aCorrelationRule(single, { createAlert: false }));
    const matches = Array.from({ length: correlationMatchesMax + 3 }, (_, index) => {
      const p_event_time = lakeTime(new Date(now.getTime() - 60_000));
      return { ruleId: "Door.Vault", context: {}, event: { p_event_time, p_any_usernames: [`b${index}`] } };
    });
    await committer.commit({ token: "many", at: now, detections: signalRules, matches, errors: [] });
    await run();
    expect(await alerts()).toMatchObject([
      {
        subtype: "CORRELATION_RULE_ERROR",
        title: "A spree found 2000 sets of signals at once; others are left to its next run",
      },
    ]);
    passMinutes(10);
    await run();
    expect((await runs()).map((each) => each.matches)).toEqual([3, correlationMatchesMax]);
  });

  test("do not run while they are disabled", async () => {
    await testStore.store.detections.create(aCorrelationRule(pair, { enabled: false }));
    expect(await run()).toBe(0);
  });
});

describe("a run that breaks off", () => {
  test("commits what it had found, once, also after more signals came", async () => {
    await testStore.store.detections.create(aCorrelationRule());
    await signal("Door.Vault", "b7");
    await signal("Door.Roof", "b7");
    const fails: CommitMatches = async () => {
      throw new Error("killed before");
    };
    await expect(run({ commitMatches: fails })).rejects.toThrow("could not be committed yet");
    await signal("Door.Roof", "b7", 0);
    const failsAfter: CommitMatches = async (matches) => {
      await committer.commit(matches);
      throw new Error("killed after");
    };
    await expect(run({ commitMatches: failsAfter })).rejects.toThrow("could not be committed yet");
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    passMinutes(10);
    await run();
    expect(await alerts()).toMatchObject([{ eventCount: 1, context: { signal_count: 2 } }]);
    expect(await signalsOf("Door.Spree")).toHaveLength(1);
  });

  test("finds the same as another process that runs at once", async () => {
    await testStore.store.detections.create(aCorrelationRule());
    await signal("Door.Vault", "b7");
    await signal("Door.Roof", "b7");
    const other = await MatchCommitter.start({ store: testStore.store, lakeWriter, clock });
    await Promise.all([run(), run({ commitMatches: other.commit })]);
    await other.stop();
    expect(await alerts()).toMatchObject([{ eventCount: 1 }]);
    expect(await signalsOf("Door.Spree")).toHaveLength(1);
    expect(await runs()).toMatchObject([{ status: "SUCCEEDED" }]);
  });
});

describe("a rule that cannot look", () => {
  const failing = (error: Error): Lake => ({
    ...lakeWriter.lake,
    signals: async () => {
      throw error;
    },
  });

  test("alerts about itself", async () => {
    await testStore.store.detections.create(aCorrelationRule());
    expect(await run({ lake: failing(signalsTooMany()) })).toBe(1);
    expect(await alerts()).toMatchObject([
      {
        type: "DETECTION_ERROR",
        subtype: "CORRELATION_RULE_ERROR",
        title: expect.stringMatching(/^A spree could not be correlated: The rules of this correlation made too many/),
      },
    ]);
    expect(await runs()).toMatchObject([{ status: "FAILED", attempts: 1 }]);
  });

  test("alerts about Pharos when it takes too long", async () => {
    await testStore.store.detections.create(aCorrelationRule());
    await run({ lake: failing(queryTooSlow(60)) });
    expect(await alerts()).toMatchObject([{ type: "SYSTEM_ERROR", subtype: "SYSTEM_ERROR" }]);
  });

  test("tries again when the lake does not answer", async () => {
    await testStore.store.detections.create(aCorrelationRule());
    await signal("Door.Vault", "b7");
    await signal("Door.Roof", "b7");
    for (let attempt = 0; attempt < 2; attempt++) await run({ lake: failing(new Error("no connection")) });
    expect(await runs()).toMatchObject([{ status: "RUNNING", attempts: 2, error: "no connection" }]);
    expect(await alerts()).toEqual([]);
    await run();
    expect((await alerts()).map(({ type }) => type)).toEqual(["ALERT"]);
  });
});

test("events become matches, signals and, by their correlation, one alert", async () => {
  const [{ store }, { lake }] = [testStore, testLake];
  const rules = [vaultRule, aRule({ id: "Door.Roof", body: 'def rule(event): return event.get("door") == "roof"' })];
  const doors = await startDoors({ store, lake, cacheFolder: testCacheFolder, rules });
  const bySequence = `
Sequence: [{ID: Roof, RuleID: Door.Roof}, {ID: Vault, RuleID: Door.Vault}]
Transitions: [{From: Roof, To: Vault, WithinTimeFrameMinutes: 20, Match: [{On: badge}]}]
LookbackWindowMinutes: 60
Schedule: {RateMinutes: 10, TimeoutMinutes: 1}
`;
  await store.detections.create(aCorrelationRule(bySequence));
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000).toISOString();
  const events = [
    { at: at(30), door: "roof", badge: "b7" },
    { at: at(25), door: "roof", badge: "b8" },
    { at: at(15), door: "vault", badge: "b7" },
    { at: at(3), door: "vault", badge: "b8" },
  ];
  await doors.send(events, "one delivery", now);
  const before = (await alerts()).length;
  await run({ lake: doors.lake, commitMatches: doors.pipeline.commitMatches });
  passMinutes(10);
  await run({ lake: doors.lake, commitMatches: doors.pipeline.commitMatches });
  await doors.stop();
  const found = (await alerts()).filter(({ subtype }) => subtype === "CORRELATION_RULE");
  expect(await alerts()).toHaveLength(before + 1);
  expect(found).toMatchObject([{ eventCount: 1, context: { correlation_rule_matches: { badge: ["b7"] } } }]);
  const { rows } = await lake.alertEvents({
    alertId: found[0]?.id ?? "",
    logTypes: [],
    isCorrelation: true,
    fromMs: 0,
    toMs: Date.UTC(2262, 0, 1),
  });
  expect(rows.map(({ door, badge, p_rule_id }) => [door, badge, p_rule_id])).toEqual([
    ["vault", "b7", "Door.Vault"],
    ["roof", "b7", "Door.Roof"],
  ]);
});
