import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type RuleEngine, startRuleEngine } from "@pharos/detection";
import { compileSchema, createNormalizer, type Normalizer, parseSchema } from "@pharos/normalize";
import { chunkOf } from "../built-in-schemas.ts";
import { memoryBytesOf } from "../process-memory.ts";
import { realisticRules } from "../realistic-rules.ts";
import { type BenchRow, median } from "../table.ts";

const events = 10_000_000;
const eventsPerChunk = 5_000;
const eventsBetween = 1_000_000;
const rulesThatRun = 20;
const rulesInAll = 1_000;
const growthMax = 1.05;
const megabyte = 1024 * 1024;
const logType = "Custom.Door";
const schema = parseSchema(`
schema: ${logType}
fields:
  - { name: door, type: string, required: true }
  - { name: eventName, type: string }
  - { name: n, type: bigint }
`);

/** What a worker does, over and over: normalise, choose, evaluate. One event in 20 goes to Python, for twenty rules. */
export async function memoryRows(): Promise<BenchRow[]> {
  const engine = await startRuleEngine({
    rules: rules(),
    globals: [],
    cacheFolder: join(tmpdir(), "pharos-bench-cache"),
  });
  try {
    const normalizer = createNormalizer([compileSchema(schema, 1)]);
    const start = performance.now();
    const sizes: number[] = [];
    for (let first = 0; first < events; first += eventsBetween) {
      await work(engine, normalizer, first, first + eventsBetween);
      sizes.push(memoryBytes());
    }
    // The collector's own room goes up and down by itself.
    const [before, after] = [median(sizes.slice(0, 3)), median(sizes.slice(-3))];
    const seconds = Math.round((performance.now() - start) / 1000);
    const inMegabytes = (bytes: number) => `${Math.round(bytes / megabyte)} MB`;
    return [
      {
        what: `memory of a worker with its Python process after ${events.toLocaleString("en")} events (${seconds} s, ${engine.stats().calls.toLocaleString("en")} calls of rules; after the first ${eventsBetween.toLocaleString("en")} to ${(3 * eventsBetween).toLocaleString("en")}: ${inMegabytes(before)})`,
        figure: inMegabytes(after),
        target: `≤ ${growthMax}×`,
        isReached: after <= before * growthMax,
      },
    ];
  } finally {
    await engine.close();
  }
}

function rules() {
  return realisticRules(rulesInAll).map((rule, at) => {
    const body = `def rule(event):\n    return event.get("door") == "watched" and event.get("n") % 1000 == ${at}`;
    return { ...rule, logTypes: [logType], ...(at < rulesThatRun ? { body } : {}) };
  });
}

async function work(engine: RuleEngine, normalizer: Normalizer, from: number, to: number): Promise<void> {
  for (let first = from; first < to; first += eventsPerChunk) {
    const chosen: { row: number; rules: readonly number[] }[] = [];
    const { tables } = normalizer.normalize(chunkOf(linesFrom(first), logType), {
      columns: engine.columnsRead,
      event(type, event, row) {
        const found = engine.candidates(type, event);
        if (found.length > 0) chosen.push({ row, rules: found });
      },
    });
    const [table] = tables;
    if (table === undefined || table.rows !== eventsPerChunk) throw new Error("events are missing");
    const batch = chosen.map((choice) => ({
      json: table.ndjson.subarray(table.offsets[choice.row], (table.offsets[choice.row + 1] ?? 0) - 1),
      rules: choice.rules,
    }));
    const { errors } = await engine.evaluate({ events: batch });
    if (errors[0] !== undefined) throw new Error(errors[0].message);
  }
}

function linesFrom(first: number): Buffer {
  let text = "";
  for (let n = first; n < first + eventsPerChunk; n++) {
    text += `{"door":"${n % 20 === 0 ? "watched" : `door-${n % 977}`}","eventName":"Opened${n}","n":${n}}\n`;
  }
  return Buffer.from(text);
}

/** Without what the collector would take away. */
function memoryBytes(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  collect();
  return memoryBytesOf(process.pid);
}
