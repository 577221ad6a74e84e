import { existsSync, readFileSync } from "node:fs";
import { schemaFiles } from "@pharos/content";
import { type Normalizer, parseSchema, readSchemaTests } from "@pharos/normalize";
import { chunkOf } from "./built-in-schemas.ts";

export interface SampleLines {
  readonly logType: string;
  readonly bytes: Buffer;
}

/** For each built-in log type that is JSON the records of its tests that it takes, a line each, again and again. */
export function sampleLines(normalizer: Normalizer, bytesEach: number): SampleLines[] {
  return schemaFiles().flatMap((file) => {
    const schema = parseSchema(readFileSync(file, "utf8"));
    const tests = file.replace(/\.yml$/, "_tests.yml");
    if (schema.parser || !existsSync(tests)) return [];
    const records = readSchemaTests(readFileSync(tests, "utf8"))
      .map(({ input }) => inOneLine(input))
      .filter((line) => isTaken(normalizer, line, schema.schema));
    if (records.length === 0) return [];
    const bytes = Buffer.byteLength(records.join("\n"));
    const lines = Array.from({ length: Math.ceil(bytesEach / bytes) }, () => records).flat();
    return [{ logType: schema.schema, bytes: Buffer.from(lines.join("\n")) }];
  });
}

/** As vendors write it: numbers keep their digits, which printing a parsed value would round. */
function inOneLine(record: string): string {
  return record.replace(/\n\s*/g, "").replace(/(?<!\\)": /g, '":');
}

function isTaken(normalizer: Normalizer, line: string, logType: string): boolean {
  const { received, tables } = normalizer.normalize(chunkOf(Buffer.from(line), logType));
  return line.startsWith("{") && received === 1 && tables.length === 1;
}
