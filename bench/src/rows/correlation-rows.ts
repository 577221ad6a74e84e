import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { correlate, parseCorrelationDetection, planCorrelation } from "@pharos/detection-content";
import { type Lake, openLake, type SignalsInput } from "@pharos/lake";
import { queryEngine } from "../query-engine.ts";
import { type BenchRow, median, perSecond, ratio } from "../table.ts";

const signals = 1_000_000;
const users = 100_000;
const runs = 3;
const nowMs = Date.parse("2026-03-02T00:00:00Z");
const dayMs = 86_400_000;
const table = "pharos_signals.correlation_signals";

const forms = [
  {
    what: "a sequence of three rules",
    body: `Sequence: [{ID: A, RuleID: r0}, {ID: B, RuleID: r1, MinMatchCount: 3}, {ID: C, RuleID: r2}]
Transitions:
  - {From: A, To: B, WithinTimeFrameMinutes: 20, Match: [{On: p_alert_context.user}]}
  - {From: B, To: C, WithinTimeFrameMinutes: 20, Match: [{On: p_alert_context.user}]}`,
  },
  {
    what: "a group of three rules, one of them absent",
    body: `Group: [{ID: A, RuleID: r0, MinMatchCount: 5}, {ID: B, RuleID: r1}, {ID: C, RuleID: r2, Absence: true}]
MatchCriteria:
  user:
    - {GroupID: A, Match: p_alert_context.user}
    - {GroupID: B, Match: p_alert_context.user}
    - {GroupID: C, Match: p_alert_context.user}`,
  },
];

/** A day of signals of three rules, about as many users with ten each. */
export async function correlationRows(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-signals-"));
  const path = join(folder, "lake");
  try {
    const lake = await openLake({ path });
    await lake.ensureTables([]);
    await queryEngine(
      path,
      `INSERT INTO ${table} (p_event_time, p_row_id, p_rule_id, p_alert_context, event)
      SELECT fromUnixTimestamp64Milli(toInt64(${nowMs - dayMs} + intHash64(number) % ${dayMs}), 'UTC'),
        lower(hex(sipHash64(number))) || '000000000000', 'r' || toString(intHash64(number + 7) % 3),
        CAST('{"user":"user-' || toString(intHash64(number + 99) % ${users}) || '"}', 'JSON'),
        CAST('{"eventName":"Call' || toString(number % 50) || '"}', 'JSON')
      FROM numbers(${signals})`,
    );
    const reading = await timeOf(() => readAll(path));
    const rows: BenchRow[] = [];
    for (const { what, body } of forms) rows.push(...(await measureForm(lake, what, body, reading)));
    await lake.close();
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** What any reader of the signals has to pay: the same columns of all of them, as values of JavaScript. */
async function readAll(path: string): Promise<void> {
  const sql = `SELECT p_rule_id, toUnixTimestamp64Milli(p_event_time), p_row_id, p_alert_context.user::String FROM ${table}`;
  const result = await queryEngine(path, sql, "JSONCompact");
  const { data } = JSON.parse(result) as { data: unknown[] };
  if (data.length !== signals) throw new Error(`Read ${data.length} of ${signals} signals`);
}

async function measureForm(lake: Lake, what: string, body: string, reading: number): Promise<BenchRow[]> {
  const yaml = `${body}\nLookbackWindowMinutes: 1440\nSchedule: {RateMinutes: 1440, TimeoutMinutes: 5}\n`;
  const { detection, problems } = parseCorrelationDetection(yaml);
  if (detection === undefined) throw new Error(problems.map(({ message }) => message).join("\n"));
  const plan = planCorrelation(detection);
  const input = (stepsMin: number): SignalsInput => ({
    steps: plan.steps.map(({ ruleId, paths, absence, minMatchCount }) => ({
      ruleId,
      paths,
      fromMs: nowMs - dayMs,
      countMin: absence ? undefined : minMatchCount,
    })),
    presentFromMs: nowMs - dayMs,
    toMs: nowMs,
    stepsMin,
    timeoutMs: 120_000,
  });
  const needed = plan.form === "group" ? plan.presentMin : plan.steps.length;
  let found = 0;
  const whole = await timeOf(async () => {
    found = correlate(detection, await lake.signals(input(needed)), { nowMs }).length;
  });
  const everything = await lake.signals(input(0));
  const alone = await timeOf(async () => correlate(detection, everything, { nowMs }));
  const named = `${what} over ${signals.toLocaleString("en")} signals of ${users.toLocaleString("en")} users`;
  return [
    {
      what: `correlate ${named}, from the lake: ${found.toLocaleString("en")} matches (${ratio(whole / reading)} the time of merely reading them)`,
      figure: `${(whole / 1000).toFixed(1)} s`,
      target: "",
      isReached: true,
    },
    {
      what: `correlate ${named}, all of them in memory`,
      figure: perSecond(signals / (alone / 1000)),
      target: "",
      isReached: true,
    },
  ];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}
