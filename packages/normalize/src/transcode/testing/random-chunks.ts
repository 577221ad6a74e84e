import type { Chunk } from "../../chunks/chunk.ts";
import { type CompiledSchema, compileSchema } from "../../compile/compiled-schema.ts";
import { parseSchema } from "../../schema/parse-schema.ts";
import type { BuiltInRecords } from "./built-in-records.ts";
import { chunkOfLines, mutatedRecord, spoilt } from "./mutated-records.ts";
import type { Random } from "./random.ts";
import { randomRecord } from "./random-records.ts";
import { randomSchema } from "./random-schemas.ts";
import { TwoWays } from "./two-ways.ts";

/** The log types of a source, and for each some records, a line each. */
interface Source {
  readonly schemas: readonly CompiledSchema[];
  readonly records: readonly (readonly string[])[];
}

/** A chunk of many lines, larger than what the module reads or writes at a time. */
export function randomChunk(random: Random, builtIn: readonly BuiltInRecords[]) {
  const source = random.chance(0.5) ? builtInSource(random, builtIn) : randomSource(random);
  const records = random.chance(0.8) ? quickRecords(source) : source.records;
  const lines = linesOf(random, records);
  const whole = random.chance(0.3) ? chunkOfLists(random, lines) : chunkOfSeparateLines(random, lines);
  const chunk: Partial<Chunk> = {
    bytes: random.chance(0.1) ? spoilt(random, whole) : whole,
    sourceLabel: random.chance(0.3)
      ? random.one(['"', "ü", "x"]).repeat(random.one([10, 3000, 3900, 7600, 9000]))
      : "x",
    ...(random.chance(0.3) && {
      sourceFile: { aws_s3_bucket: "logs", aws_s3_key: random.one(["a/b.gz", 'ü"\\'.repeat(50)]) },
    }),
    streamType: random.one(["JSON", "Auto", "Lines"]),
  };
  return { schemas: source.schemas, chunk };
}

function builtInSource(random: Random, builtIn: readonly BuiltInRecords[]): Source {
  const picked = new Set([random.one(builtIn), ...random.list(3, () => random.one(builtIn))]);
  const types = random.chance(0.5) ? [...picked] : [...picked].slice(0, 1);
  return {
    schemas: types.map(({ schema }) => schema),
    records: types.map(({ records }) =>
      Array.from({ length: 12 }, () => mutatedRecord(random, random.one(records), changes(random))),
    ),
  };
}

function randomSource(random: Random): Source {
  const schemas = Array.from({ length: 1 + random.below(3) }, (_, i) => randomSchema(random, `Custom.R${i}`));
  const columns = [{ name: "n" }, { name: "q".repeat(random.one([1000, 5000, 30000])) }];
  if (random.chance(0.3)) {
    schemas.push(
      parseSchema(JSON.stringify({ schema: "Custom.Long", fields: columns.map((each) => ({ ...each, type: "int" })) })),
    );
  }
  return {
    schemas: schemas.map((schema) => compileSchema(schema, 1)),
    records: schemas.map((schema) =>
      Array.from({ length: 12 }, () => mutatedRecord(random, randomRecord(random, schema), changes(random))),
    ),
  };
}

function changes(random: Random): number {
  return random.chance(0.7) ? 0 : random.below(3);
}

/** Without those that need the general way, of which a few suffice for a whole chunk to be read so. */
function quickRecords({ schemas, records }: Source): Source["records"] {
  const ways = new TwoWays(schemas);
  const quick = records.map((lines) =>
    lines.filter((line) => ways.normalize({ bytes: Buffer.from(line), streamType: "JSON" }).quickRows === 1),
  );
  const some = quick.filter((lines) => lines.length > 0);
  return some.length > 0 ? some : records;
}

function chunkOfSeparateLines(random: Random, lines: readonly string[]): Buffer {
  return random.chance(0.6) ? Buffer.from(lines.join("\n")) : chunkOfLines(random, lines);
}

const brackets: readonly (readonly [string, string])[] = [
  ["[", "]"],
  ['{"Records":[', "]}"],
  ['{ "events" : [', "] }\r"],
  ["[\n", "\n]"],
  ['{"Records":[', '],"next":"x"}'],
  ['{"next":"x","Records":[', "]}"],
  ['{"things":[', "]}"],
  ["[", "]}"],
  ["[", ""],
];

/** Lists and envelopes of the records, a few of them, and lines between. */
function chunkOfLists(random: Random, lines: readonly string[]): Buffer {
  const parts: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const count = random.one([1, 2, 20, 500, 5000]);
    const some = lines.slice(at, at + count);
    const [open, close] = random.chance(0.7) ? random.one(brackets.slice(0, 4)) : random.one(brackets);
    parts.push(random.chance(0.1) ? some.join("\n") : open + some.join(random.one([",", ", ", ",\n", "\n, "])) + close);
    at += count;
  }
  return Buffer.from(parts.join("\n"));
}

/** Now one record again and again, now one of all after the other. */
function linesOf(random: Random, records: Source["records"]): string[] {
  const all = records.flat();
  const isSteady = random.chance(0.5);
  const count = random.one([20, 200, 1000, 3000, 6000]);
  const bytesMax = random.one([200_000, 600_000]);
  const hasLongLines = random.chance(0.3);
  const lines: string[] = [];
  let bytes = 0;
  let line = random.one(all);
  while (lines.length < count && bytes < bytesMax) {
    if (!isSteady || random.chance(0.05)) line = random.one(isSteady ? random.one(records) : all);
    const added = hasLongLines && random.chance(0.01) ? longer(random, line) : line;
    lines.push(added);
    bytes += added.length;
  }
  return lines;
}

function longer(random: Random, line: string): string {
  if (!line.endsWith("}") || line.length < 4) return line;
  return `${line.slice(0, -1)},"longer":"${"x\\n".repeat(random.one([100, 5_000, 22_000, 30_000]))}"}`;
}
