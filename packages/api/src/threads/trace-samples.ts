import { compileSchema, type ParserTrace, type TracedLine, tracedLinesMax, traceParser } from "@pharos/normalize";
import type { TaskHost } from "@pharos/pipeline/threads";
import { linesOf, type SchemaToTry, scriptsOf } from "./try-schema.ts";

/** Characters of a line that are shown. */
const shownMax = 10_000;

/** What a schema's parser takes of samples: events that are stored do not tell what it read. */
export async function traceSamples({ schema, samples, at }: SchemaToTry, host: TaskHost): Promise<ParserTrace> {
  const bytes = Buffer.from(linesOf(samples, tracedLinesMax).asCame.join("\n"));
  const trace = await traceParser(compileSchema(schema), { bytes, at, runScript: scriptsOf(host) });
  return { ...trace, lines: trace.lines.map(shortened) };
}

function shortened(line: TracedLine): TracedLine {
  if (line.text.length <= shownMax) return line;
  const pieces = line.pieces.filter(({ end }) => end === null || end <= shownMax);
  return { ...line, text: line.text.slice(0, shownMax), pieces };
}
