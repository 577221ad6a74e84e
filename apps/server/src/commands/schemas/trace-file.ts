import { readFileSync } from "node:fs";
import {
  compileSchema,
  type ParserTrace,
  parseSchema,
  type RunScript,
  type TracedLine,
  tracedLinesMax,
  traceParser,
} from "@pharos/normalize";
import { samplesOf } from "./infer-from-files.ts";

/** What the parser of a schema takes of the first lines of a file. @throws PharosError for a schema that is wrong */
export async function traceFile(
  schemaPath: string,
  file: string,
  { runScript, at }: { readonly runScript: RunScript; readonly at: Date },
): Promise<ParserTrace> {
  const schema = compileSchema(parseSchema(readFileSync(schemaPath, "utf8")));
  const lines = await samplesOf(file, tracedLinesMax);
  return traceParser(schema, { bytes: Buffer.from(lines.join("\n")), at, runScript });
}

const outcomes = { STORED: "parsed", REFUSED: "refused", UNPARSED: "not parsed", IGNORED: "not a record" } as const;

/** A line for people: how it fares, where the parser stops, and its pieces, with places from 0. */
export function printTrace(line: TracedLine, index: number): string {
  const { text, outcome, reason, pieces, attempts, pattern } = line;
  const stop = outcome === "UNPARSED" ? attempts.find((attempt) => attempt.pattern === pattern) : undefined;
  return [
    `line ${index + 1}: ${outcomes[outcome]}${reason === "" ? "" : `: ${reason}`}`,
    `  ${text}`,
    ...(stop ? [`  ${" ".repeat(stop.at)}^`] : []),
    ...pieces
      .filter(({ name }) => name !== "")
      .map(({ name, start, end, value }) => {
        const place = start === null ? "" : ` (${start}-${end})`;
        return `  ${name}${place}: ${value ?? "left out"}`;
      }),
  ].join("\n");
}
