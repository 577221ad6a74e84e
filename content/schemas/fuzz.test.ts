import { readFileSync } from "node:fs";
import { streamTypes } from "@pharos/domain";
import { compileSchema, createNormalizer, type NormalizedChunk, parseSchema, readSchemaTests } from "@pharos/normalize";
import { describe, expect, it } from "vitest";
import { randomOf } from "../demo/random.ts";
import { schemaFiles } from "../src/index.ts";
import { aChunk } from "./a-chunk.ts";
import { mutate } from "./mutate.ts";

const catalogue = schemaFiles().map((path) => {
  const schema = compileSchema(parseSchema(readFileSync(path, "utf8")));
  const tests = readSchemaTests(readFileSync(path.replace(/\.yml$/, "_tests.yml"), "utf8"));
  return { logType: schema.logType, schema, samples: tests.filter(({ results }) => results.length > 0).map(inOneLine) };
});
const schemas = catalogue.map(({ schema }) => schema);
const logTypes = catalogue.map(({ logType }) => logType);
const normalizer = createNormalizer(schemas);
/** Of each sample in each form of a stream; more with PHAROS_FUZZ_MUTANTS. */
const mutantsOfSample = Number(process.env.PHAROS_FUZZ_MUTANTS ?? 16);

interface Sample {
  /** The line that names the columns of a CSV record, with its line end; nothing for other records. */
  readonly header: Buffer;
  readonly line: Buffer;
}

/** A sample of JSON may be written over many lines. */
function inOneLine({ input }: { readonly input: string }): Sample {
  if (input.trimStart().startsWith("{"))
    return { header: Buffer.alloc(0), line: Buffer.from(JSON.stringify(JSON.parse(input))) };
  const lines = input.split("\n").filter((line) => line.trim() !== "");
  const header = lines.slice(0, -1).map((line) => `${line}\n`);
  return { header: Buffer.from(header.join("")), line: Buffer.from(lines.at(-1) ?? "") };
}

/** The rows of a chunk, after checking that they, and the failures, are whole. */
function countWhole({ received, tables, failures }: NormalizedChunk): number {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  expect(rows + failures.length).toBe(received);
  for (const { logType, events } of tables) for (const event of events) expect(event.p_log_type).toBe(logType);
  for (const { reason, raw } of failures) {
    expect(reason).not.toBe("");
    expect(raw.trim()).not.toBe("");
  }
  return rows;
}

function isCompressed(bytes: Buffer): boolean {
  return (bytes[0] === 0x1f && bytes[1] === 0x8b) || (bytes.length >= 4 && bytes.readUInt32BE(0) === 0x28b52ffd);
}

describe.each(catalogue.filter(({ samples }) => samples.length > 0))(
  "damaged records of $logType",
  ({ logType, samples }) => {
    it.each(streamTypes)("are stored or fail as %s, and none is lost", (streamType) => {
      for (const [i, { header, line }] of samples.entries()) {
        for (let mutant = 0; mutant < mutantsOfSample; mutant++) {
          const bytes = Buffer.concat([header, mutate(line, randomOf(logType, streamType, i, mutant))]);
          if (bytes.toString("latin1").trim() === "" || isCompressed(bytes)) continue;
          countWhole(normalizer.normalize(aChunk(bytes, streamType, [logType])));
          countWhole(normalizer.normalize(aChunk(bytes, streamType, logTypes)));
        }
      }
    });

    it("take no line before or after them along", () => {
      const [{ header, line } = inOneLine({ input: "" })] = samples;
      const end = Buffer.from("\n");
      for (let mutant = 0; mutant < mutantsOfSample; mutant++) {
        const bad = mutate(line, randomOf(logType, "between", mutant));
        const chunk = aChunk(Buffer.concat([header, line, end, bad, end, line, end]), "Lines", logTypes);
        expect(countWhole(normalizer.normalize(chunk))).toBeGreaterThanOrEqual(2);
      }
    });
  },
);
