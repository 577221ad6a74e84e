import { type RuleEngine, startRuleEngine } from "@pharos/detection";
import type { Rule } from "@pharos/domain";
import { cloudTrailLines } from "../cloudtrail-events.ts";
import { evaluateNatively } from "../native-python.ts";
import { realisticRules } from "../realistic-rules.ts";
import { realisticYamlRules } from "../realistic-yaml-rules.ts";
import { type BenchRow, median, perSecond, ratio } from "../table.ts";

const logType = "AWS.CloudTrail";
const ruleCounts = [10, 100, 1_000, 5_000] as const;
const eventsTimed = 20_000;
const batch = 2_000;
const runs = 5;
/** Evaluating all of 5,000 rules on each of them takes seconds already. */
const callsWithoutIndex = 400_000;
const yamlTarget = 30_000;

/** JSON lines to matches on one core: with the index, without, and in native Python, which has none. */
export async function candidateRows(): Promise<BenchRow[]> {
  return [...(await pythonRows()), ...(await yamlRows())];
}

interface Speeds {
  readonly indexed: number;
  readonly all: number;
}

async function pythonRows(): Promise<BenchRow[]> {
  const speeds = await measure(ruleCounts.map(realisticRules));
  const ofTen = speeds[0]?.indexed ?? Number.NaN;
  return speeds.flatMap((speed, at) => {
    const count = ruleCounts[at] ?? 0;
    return rowsOf(count, speed, nativeSpeed(realisticRules(count), count), ofTen);
  });
}

function rowsOf(count: number, { indexed, all }: Speeds, native: number | undefined, ofTen: number): BenchRow[] {
  const isTarget = count === 1_000;
  const rules = `${count.toLocaleString("en")} Python rules`;
  return [
    {
      what: `${rules} on CloudTrail events, the index choosing`,
      figure: perSecond(indexed),
      target: "",
      isReached: true,
    },
    {
      what: `${rules}, against the speed with 10 (${perSecond(ofTen)})`,
      figure: ratio(indexed / ofTen),
      target: isTarget ? "≥ 0.5×" : "",
      isReached: indexed / ofTen >= 0.5,
    },
    {
      what: `${rules}, against evaluating all of them (${perSecond(all)})`,
      figure: ratio(indexed / all),
      target: isTarget ? "≥ 10×" : "",
      isReached: indexed / all >= 10,
    },
    ...(native === undefined ? [] : [nativeRow(rules, indexed, native, isTarget)]),
  ];
}

function nativeRow(rules: string, indexed: number, native: number, isTarget: boolean): BenchRow {
  return {
    what: `${rules}, against native Python evaluating all of them (${perSecond(native)})`,
    figure: ratio(indexed / native),
    target: isTarget ? "≥ 5×" : "",
    isReached: indexed / native >= 5,
  };
}

async function yamlRows(): Promise<BenchRow[]> {
  const speeds = await measure(ruleCounts.map(realisticYamlRules));
  return speeds.map(({ indexed, all }, at) => ({
    what: `${ruleCounts[at]?.toLocaleString("en")} YAML rules on CloudTrail events (${ratio(indexed / all)} the speed of evaluating all)`,
    figure: perSecond(indexed),
    target: ruleCounts[at] === 1_000 ? `≥ ${yamlTarget.toLocaleString("en")} /s` : "",
    isReached: indexed >= yamlTarget,
  }));
}

/** Events a second of each set of rules; measured in turn, so that what else the machine does meets all alike. */
async function measure(ruleSets: readonly (readonly Rule[])[]): Promise<Speeds[]> {
  const engines: RuleEngine[] = [];
  try {
    for (const rules of ruleSets) engines.push(await startRuleEngine({ rules, globals: [] }));
    const texts = ruleSets.map((rules) =>
      cloudTrailLines(eventsTimed, 1, rules.length).map((line) => Buffer.from(line)),
    );
    const indexed: number[][] = engines.map(() => []);
    for (let run = 0; run <= runs; run++) {
      for (const [at, engine] of engines.entries()) {
        const milliseconds = await timeChosen(engine, texts[at] ?? []);
        // The first run teaches the compiler of JavaScript.
        if (run > 0) indexed[at]?.push(milliseconds);
      }
    }
    const speeds: Speeds[] = [];
    for (const [at, engine] of engines.entries()) {
      const all = await speedOfAll(engine, texts[at] ?? []);
      speeds.push({ indexed: (eventsTimed * 1000) / median(indexed[at] ?? []), all });
    }
    return speeds;
  } finally {
    for (const engine of engines) await engine.close();
  }
}

async function timeChosen(engine: RuleEngine, texts: readonly Buffer[]): Promise<number> {
  const start = performance.now();
  if ((await matchChosen(engine, texts)) === 0) throw new Error("nothing matched");
  return performance.now() - start;
}

async function matchChosen(engine: RuleEngine, texts: readonly Buffer[]): Promise<number> {
  let matches = 0;
  for (let first = 0; first < texts.length; first += batch) {
    const events = texts.slice(first, first + batch).flatMap((json) => {
      const rules = engine.candidates(logType, JSON.parse(json.toString()) as Record<string, unknown>);
      return rules.length === 0 ? [] : [{ json, rules }];
    });
    if (events.length > 0) matches += (await engine.evaluate({ events })).matches.length;
  }
  return matches;
}

async function speedOfAll(engine: RuleEngine, texts: readonly Buffer[]): Promise<number> {
  const rules = [...engine.rulesOf(logType)];
  const events = texts.slice(0, eventsFor(rules.length)).map((json) => ({ json, rules }));
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await engine.evaluate({ events });
    times.push(performance.now() - start);
  }
  return (events.length * 1000) / median(times);
}

function nativeSpeed(rules: readonly Rule[], count: number): number | undefined {
  const lines = cloudTrailLines(eventsFor(count), 1, count);
  const speeds: number[] = [];
  for (let run = 0; run < runs; run++) {
    const native = evaluateNatively(rules, lines);
    if (native === undefined) return undefined;
    speeds.push(lines.length / native.seconds);
  }
  return median(speeds);
}

function eventsFor(rules: number): number {
  return Math.min(eventsTimed, Math.ceil(callsWithoutIndex / rules));
}
