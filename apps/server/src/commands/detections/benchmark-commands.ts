import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { type RuleEngine, startRuleEngine } from "@pharos/detection";
import { type Command, InvalidArgumentError, Option } from "commander";
import { sandboxCacheFolder } from "../../configuration/sandbox-cache-folder.ts";
import { findRule } from "./find-rule.ts";

interface BenchmarkOptions {
  readonly events: string;
  readonly content: readonly string[];
  readonly rounds: number;
  readonly json: boolean;
}

interface Measurement {
  readonly events: number;
  readonly matches: number;
  readonly errors: number;
  /** Events of one round that the index did not spare the rule. */
  readonly candidates: number;
  readonly eventsPerSecond: number;
  readonly microsecondsPerEvent: number;
}

const batchSize = 1_000;

/** Exit codes: 0 measured, 1 the rule failed on an event, 2 asked wrongly. */
export function addBenchmarkCommands(program: Command): void {
  program
    .command("benchmark")
    .description("measure how fast a rule is on events of a file; needs no server")
    .argument("<rule>", "the rule's YAML file, or its id among the content")
    .requiredOption("--events <file>", "events: JSON lines or a JSON array, gzip too")
    .option("--content <path...>", "where the rule, if given by its id, and what it imports are", ["."])
    .option("--rounds <n>", "how often all events are put to the rule", rounds, 5)
    .addOption(new Option("--json", "one JSON object, for machines").default(false))
    .action(async (name: string, options: BenchmarkOptions, command: Command) => {
      const refuse = (message: string) => command.error(`error: ${message}`, { exitCode: 2 });
      const events = await readEvents(options.events).catch((error: Error) => refuse(error.message));
      const found = await findRule(name, options.content);
      if (typeof found === "string") return refuse(found);
      const { globals, dataModels } = found.content;
      const rule = { ...found.rule, enabled: true, logTypes: ["Benchmark"] };
      const engine = await startRuleEngine({ rules: [rule], globals, dataModels, cacheFolder: sandboxCacheFolder });
      try {
        const [outage] = engine.outages();
        if (outage) return refuse(outage.message);
        const measured = await measure(engine, events, options.rounds);
        process.stdout.write(
          `${options.json ? JSON.stringify({ rule: rule.id, ...measured }) : inWords(rule.id, measured)}\n`,
        );
        process.exitCode = measured.errors === 0 ? 0 : 1;
      } finally {
        await engine.close();
      }
    });
}

/** A first round warms up and counts; the fastest of the others is told. */
async function measure(
  engine: RuleEngine,
  events: readonly Record<string, unknown>[],
  roundCount: number,
): Promise<Measurement> {
  const encoded = events.map((event) => ({ event, json: Buffer.from(JSON.stringify(event)) }));
  async function round() {
    const startMs = performance.now();
    const counts = { matches: 0, errors: 0, candidates: 0 };
    for (let at = 0; at < encoded.length; at += batchSize) {
      const batch = encoded
        .slice(at, at + batchSize)
        .map(({ event, json }) => ({ json, rules: engine.candidates("Benchmark", event) }))
        .filter(({ rules }) => rules.length > 0);
      const { matches, errors } = await engine.evaluate({ events: batch });
      counts.matches += matches.length;
      counts.errors += errors.length;
      counts.candidates += batch.length;
    }
    return { ...counts, tookMs: performance.now() - startMs };
  }
  const { tookMs: _, ...counts } = await round();
  let fastestMs = Number.POSITIVE_INFINITY;
  for (let done = 0; done < roundCount; done++) fastestMs = Math.min(fastestMs, (await round()).tookMs);
  return {
    events: events.length,
    ...counts,
    eventsPerSecond: Math.round((events.length / fastestMs) * 1000),
    microsecondsPerEvent: Number(((fastestMs * 1000) / events.length).toFixed(2)),
  };
}

function inWords(ruleId: string, measured: Measurement): string {
  const { events, matches, errors, candidates, eventsPerSecond, microsecondsPerEvent } = measured;
  const skippedPercent = Math.round((1 - candidates / events) * 100);
  return [
    `${ruleId}: ${eventsPerSecond} events/s, ${microsecondsPerEvent} µs per event`,
    `${events} events: ${matches} matches, ${errors} errors; skipped ${skippedPercent}% of events`,
  ].join("\n");
}

/** Rejects with an Error for people. */
async function readEvents(file: string): Promise<Record<string, unknown>[]> {
  const bytes = await readFile(file);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8").trim();
  const events: unknown = text.startsWith("[") ? JSON.parse(text) : text.split("\n").map((line) => JSON.parse(line));
  if (!Array.isArray(events) || events.length === 0) throw new Error(`${file} has no events`);
  return events as Record<string, unknown>[];
}

function rounds(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError("Expected a whole number of at least 1.");
  return Number(text);
}
