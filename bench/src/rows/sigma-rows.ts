import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sigmaMappingsFolder } from "@pharos/content";
import { type RuleEngine, startRuleEngine } from "@pharos/detection";
import { loadContent } from "@pharos/detection-content";
import type { Rule } from "@pharos/domain";
import { matchingSigmaRule, sigmaRules } from "../sigma-rules.ts";
import { type BenchRow, median, perSecond, ratio } from "../table.ts";
import { windowsLines } from "../windows-events.ts";

const rulesMany = 3_000;
const matchingRules = 10;
const eventsTimed = 20_000;
const eventsWithoutIndex = 100;
const runs = 5;
const logType = "Windows.EventLogs";
const target = 20_000;
const targetInWords = `≥ ${target.toLocaleString("en")} /s`;

/** Sigma rules by the thousand on Windows events, from parsed events to matches, on one core. */
export async function sigmaRows(): Promise<BenchRow[]> {
  const lines = windowsLines(eventsTimed, 1);
  const few = await measure(await loadRules(100), lines);
  const many = await measure(await loadRules(rulesMany), lines);
  const speedup = many.eventsPerSecond / many.withoutIndexPerSecond;
  return [
    {
      what: `Sigma rules, 100 on Windows events`,
      figure: perSecond(few.eventsPerSecond),
      target: "",
      isReached: true,
    },
    {
      what: `Sigma rules, ${rulesMany.toLocaleString("en")} on Windows events (${ratio(speedup)} the speed of evaluating all)`,
      figure: perSecond(many.eventsPerSecond),
      target: targetInWords,
      isReached: many.eventsPerSecond >= target,
    },
  ];
}

async function loadRules(count: number): Promise<Rule[]> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-sigma-"));
  try {
    const matching = Array.from({ length: matchingRules }, (_, run) => matchingSigmaRule(run));
    const documents = [...sigmaRules(count - matchingRules, 1), ...matching];
    await writeFile(join(folder, "rules.yml"), documents.join("---\n"));
    const { rules, problems } = await loadContent(folder, { supporting: [sigmaMappingsFolder] });
    if (rules.length !== count) throw new Error(problems[0]?.message ?? "rules are missing");
    return rules;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(rules: readonly Rule[], lines: readonly string[]) {
  const engine = await startRuleEngine({ rules, globals: [] });
  const texts = lines.map((line) => Buffer.from(line));
  const events = texts.map((text) => JSON.parse(text.toString()) as Record<string, unknown>);
  const times: number[] = [];
  let found = 0;
  for (let run = 0; run <= runs; run++) {
    const start = performance.now();
    found = await matchAll(engine, events, texts);
    // The first run teaches the engine's compiler.
    if (run > 0) times.push(performance.now() - start);
  }
  if (found === 0) throw new Error("nothing matched");
  const start = performance.now();
  const all = [...engine.rulesOf(logType)];
  await engine.evaluate({ events: texts.slice(0, eventsWithoutIndex).map((json) => ({ json, rules: all })) });
  const withoutIndexPerSecond = (eventsWithoutIndex * 1000) / (performance.now() - start);
  await engine.close();
  return { eventsPerSecond: (events.length * 1000) / median(times), withoutIndexPerSecond };
}

async function matchAll(engine: RuleEngine, events: readonly Record<string, unknown>[], texts: readonly Buffer[]) {
  const batch = events.flatMap((event, at) => {
    const rules = engine.candidates(logType, event);
    return rules.length === 0 ? [] : [{ json: texts[at] ?? Buffer.alloc(0), rules }];
  });
  const { matches } = await engine.evaluate({ events: batch });
  return matches.length;
}
