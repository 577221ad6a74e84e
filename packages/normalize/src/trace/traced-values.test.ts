import fc from "fast-check";
import { expect, test } from "vitest";
import { compileSchema } from "../compile/compiled-schema.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { eventsOf, receivedAtMs } from "../testing/a-chunk.ts";
import type { TracedPiece } from "./parser-trace.ts";
import { traceParser } from "./trace-parser.ts";

const fields = "fields: [{ name: a, type: string }, { name: b, type: string }, { name: c, type: string }]\n";
const schemaOf = (parser: object) => `schema: Custom.Gate\nparser: ${JSON.stringify(parser)}\n${fields}`;

/** Lines of the characters that parsers look at, many of which fit and many of which do not. */
const characters = ["a", "7", " ", '"', "\\", ",", "[", "]", "=", ";", "é", "😀", "-", "|"];
const line = fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 24 }).map((texts) => texts.join(""));
const files = fc.array(line, { minLength: 60, maxLength: 60 }).map((texts) => `${texts.join("\n")}\n`);

test.each<[name: string, parser: object, isQuoted: boolean]>([
  ["fastmatch", { fastmatch: { match: ['%{a} "%{b}" %{c}', "%{a}=%{b},%{c}", "%{a} %{b}", "[%{c}]"] } }, true],
  ["trimmed fastmatch", { fastmatch: { match: ["%{a},%{b}", "%{c};"], trimSpace: true, emptyValues: ["-"] } }, false],
  ["regex", { regex: { match: ["^(?P<a>[^ ]+) (?P<b>\\S*)(?:=(?P<c>.))?"] } }, false],
  ["regex that stays with RE2", { regex: { match: ["(?i)(?P<a>A+)(?P<b>.)(?P<c>[^a])?"] } }, false],
  ["csv", { csv: { delimiter: ",", columns: ["a", "b", "c"] } }, true],
  ["trimmed csv", { csv: { delimiter: "|", columns: ["a", "b"], trimSpace: true } }, true],
  ["key=value", { native: { name: "keyValue" } }, true],
])("the places of %s hold the values that are stored", async (_, parser, isQuoted) => {
  const schema = schemaOf(parser);
  const compiled = compileSchema(parseSchema(schema));
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      const events = eventsOf(schema, file, { streamType: "Lines" }).filter((event) => typeof event === "object");
      const bytes = Buffer.from(file);
      const { lines } = await traceParser(compiled, { bytes, at: new Date(receivedAtMs), runScript: async () => [] });
      const read = lines.filter(({ outcome }) => outcome === "STORED");
      expect(read.map(({ pieces }) => Object.fromEntries(keptValues(pieces)))).toEqual(events);
      for (const { outcome, attempts, pattern } of lines) {
        expect(attempts.some((attempt) => attempt.pattern === pattern)).toBe(outcome === "UNPARSED");
      }
      for (const { text, pieces } of read) {
        for (const { start, end, value } of pieces) {
          if (start === null || value === null) continue;
          const slice = text.slice(start, end ?? start);
          // Quotes and backslashes stand for others there.
          if (!isQuoted || !/[\\"]/.test(slice)) expect(slice).toBe(value);
        }
      }
    }),
    { numRuns: 8 },
  );
});

/** Those of the fields. */
function keptValues(pieces: readonly TracedPiece[]): [string, string][] {
  return pieces.flatMap(({ name, value }) => ("abc".includes(name) && value !== null ? [[name, value]] : []));
}
