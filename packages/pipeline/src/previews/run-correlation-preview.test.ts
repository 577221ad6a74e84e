import type { Alert, CorrelationRule } from "@pharos/domain";
import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MatchCommitter } from "../commit/match-committer.ts";
import { runDueCorrelationRules } from "../correlation/run-due-correlation-rules.ts";
import { LakeWriter } from "../lake-writer/lake-writer.ts";
import { aCorrelationRule } from "../testing/a-correlation-rule.ts";
import { aRule } from "../testing/a-rule.ts";
import { chance } from "../testing/chance.ts";
import { doorSchema } from "../testing/door-pipeline.ts";
import { lakeTime } from "../works/lake-time.ts";
import { previewLimits } from "./preview-scope.ts";
import { runCorrelationPreview } from "./run-correlation-preview.ts";
import type { PreviewState } from "./run-preview.ts";

const minuteMs = 60_000;
const rateMinutes = 10;
let now = new Date("2026-03-01T10:00:00Z");
const clock = () => now;

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
  // Out of reach of what the test before left.
  now = new Date(now.getTime() + 30 * 24 * 60 * minuteMs);
});

const steps = ["Door.Vault", "Door.Roof", "Door.Exit"];
const signalRules = steps.map((id) => aRule({ id, createAlert: false }));

async function signal(ruleId: string, badge: string, minutesAgo: number): Promise<void> {
  const event = { p_event_time: lakeTime(new Date(now.getTime() - minutesAgo * minuteMs)), p_any_usernames: [badge] };
  const matches = [{ ruleId, context: { badge }, event }];
  await committer.commit({ token: `signal${tokens++}`, at: now, detections: signalRules, matches, errors: [] });
}

const schedule = `LookbackWindowMinutes: 60
Schedule: {RateMinutes: ${rateMinutes}, TimeoutMinutes: 1}
`;
const badges = `MatchCriteria:
  badge: [{GroupID: V, Match: p_any_usernames}, {GroupID: R, Match: p_any_usernames}, {GroupID: E, Match: p_any_usernames}]
`;
const rules: readonly (readonly [string, string])[] = [
  [
    "a group that shares a value",
    `Group: [{ID: V, RuleID: Door.Vault}, {ID: R, RuleID: Door.Roof}, {ID: E, RuleID: Door.Exit}]\n${badges}`,
  ],
  [
    "two of three steps, one of them twice",
    `Group: [{ID: V, RuleID: Door.Vault, MinMatchCount: 2}, {ID: R, RuleID: Door.Roof}, {ID: E, RuleID: Door.Exit}]\nMinMatchCount: 2\n${badges}`,
  ],
  [
    "a step that must be absent",
    `Group: [{ID: V, RuleID: Door.Vault}, {ID: R, RuleID: Door.Roof}, {ID: E, RuleID: Door.Exit, Absence: true}]\n${badges}`,
  ],
  [
    "a group that shares nothing",
    "Group: [{ID: V, RuleID: Door.Vault, MinMatchCount: 2}, {ID: R, RuleID: Door.Roof}]\n",
  ],
  [
    "a sequence",
    `Sequence: [{ID: V, RuleID: Door.Vault}, {ID: R, RuleID: Door.Roof}]
Transitions: [{ID: VR, From: V, To: R, WithinTimeFrameMinutes: 15, Match: [{On: p_any_usernames}]}]
`,
  ],
];

const described = (alerts: readonly Alert[]) =>
  alerts
    .map(({ title, severity, dedupString, eventCount, createdAt }) =>
      JSON.stringify({ title, severity, dedupString, eventCount, createdAt }),
    )
    .sort();

async function preview(draft: CorrelationRule, fromMs: number, saved?: CorrelationRule): Promise<PreviewState> {
  const scope = { fromMs, toMs: now.getTime() + 1 };
  const { signal } = new AbortController();
  let last: PreviewState | undefined;
  const task = { lake: lakeWriter.lake, draft, saved, scope, limits: previewLimits, signal };
  for await (const state of runCorrelationPreview(task)) last = state;
  if (last === undefined) throw new Error("A preview tells at least how it ended");
  return last;
}

test.each(rules)("shows the alerts that live runs raised: %s", async (_form, body) => {
  const rule = aCorrelationRule(`${body}${schedule}`, { lastModified: now });
  await testStore.store.detections.create(rule);
  const fromMs = now.getTime();
  const random = chance(7);
  for (let run = 0; run < 24; run++) {
    for (const ruleId of steps) {
      if (random() < 0.35) await signal(ruleId, `b${Math.floor(random() * 3)}`, 1 + Math.floor(random() * 9));
    }
    await runDueCorrelationRules({
      store: testStore.store,
      lake: lakeWriter.lake,
      commitMatches: committer.commit,
      clock,
    });
    now = new Date(now.getTime() + rateMinutes * minuteMs);
  }
  // The time of the last run.
  now = new Date(now.getTime() - rateMinutes * minuteMs);
  const live = (await testStore.store.alerts.list({ pageSize: 100 })).items;
  expect(live.length).toBeGreaterThan(1);
  const { compareAlerts } = await preview(rule, fromMs - rateMinutes * minuteMs);
  expect(described(compareAlerts().map(({ alert }) => alert))).toEqual(described(live));
});

test("compares a draft with the saved rule by their signals, and counts the signals of each step", async () => {
  const [, pair = ""] = rules[4] ?? [];
  const saved = aCorrelationRule(`${pair}${schedule}`);
  const draft = aCorrelationRule(`${pair.replace("Door.Roof", "Door.Exit")}${schedule}`);
  const fromMs = now.getTime() - 60 * minuteMs;
  await signal("Door.Vault", "b1", 30);
  await signal("Door.Roof", "b1", 20);
  await signal("Door.Vault", "b2", 15);
  await signal("Door.Exit", "b2", 10);
  const state = await preview(draft, fromMs, saved);
  expect(state.steps).toEqual([
    { stepId: "V", ruleId: "Door.Vault", signals: 2 },
    { stepId: "R", ruleId: "Door.Exit", signals: 1 },
  ]);
  expect(state).toMatchObject({ progress: 1, matches: 1, stoppedBy: undefined });
  const alerts = state.compareAlerts().map(({ change, events }) => [change, events.map(({ ruleId }) => ruleId)]);
  expect(alerts).toEqual([
    ["NEW", ["Door.Vault", "Door.Exit"]],
    ["GONE", ["Door.Vault", "Door.Roof"]],
  ]);
});

test("finds nothing of what ended before its time, and does not begin such a set anew", async () => {
  const [, pair = ""] = rules[4] ?? [];
  const rule = aCorrelationRule(`${pair}${schedule}`);
  await signal("Door.Vault", "b1", 50);
  await signal("Door.Roof", "b1", 45);
  expect((await preview(rule, now.getTime() - 60 * minuteMs)).matches).toBe(1);
  expect((await preview(rule, now.getTime() - 40 * minuteMs)).matches).toBe(0);
});

test("stops at its limit of findings, and ends when it is cancelled", async () => {
  const rule = aCorrelationRule(`${rules[4]?.[1]}${schedule}`);
  await signal("Door.Vault", "b1", 30);
  await signal("Door.Roof", "b1", 20);
  const scope = { fromMs: now.getTime() - 24 * 60 * minuteMs, toMs: now.getTime() + 1 };
  const stop = new AbortController();
  const task = { lake: lakeWriter.lake, draft: rule, saved: undefined, scope, signal: stop.signal };
  const limited = runCorrelationPreview({ ...task, limits: { findingsMax: 1, timeMs: 60_000 } });
  let last: PreviewState | undefined;
  for await (const state of limited) last = state;
  expect(last?.stoppedBy).toBe("findings");
  const cancelled = runCorrelationPreview({ ...task, limits: previewLimits });
  await cancelled.next();
  stop.abort();
  await expect(cancelled.next()).rejects.toThrow("aborted");
});
