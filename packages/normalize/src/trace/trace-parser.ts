import { isObject, type LogParser } from "@pharos/domain";
import { trialChunk } from "../chunks/trial-chunk.ts";
import type { CompiledSchema } from "../compile/compiled-schema.ts";
import { createNormalizer, readersOf } from "../normalizer/normalizer.ts";
import { ScriptParser } from "../parsers/script-parser.ts";
import type { RunScript } from "../scripts/run-script.ts";
import { objectIn } from "../streams/pending-record.ts";
import { readStream } from "../streams/read-stream.ts";
import type { RecordSink } from "../streams/record-sink.ts";
import type { OpenParser } from "../text-records/text-parser.ts";
import type { ParserKind, ParserTrace, TracedLine } from "./parser-trace.ts";
import { readNames } from "./read-names.ts";
import { traceLine } from "./trace-line.ts";

/** Enough to see what a pattern does; each costs several times what parsing does. */
export const tracedLinesMax = 200;
const traceCharactersMax = 400_000;
const tracePiecesMax = 20_000;

/**
 * What the parser of a schema takes of lines of text, and what becomes of each. Lines are cut into records as those of a
 * log source are; the first of them are traced.
 */
export async function traceParser(
  schema: CompiledSchema,
  { bytes, at, runScript }: { readonly bytes: Uint8Array; readonly at: Date; readonly runScript: RunScript },
): Promise<ParserTrace> {
  const parser = schema.parser?.() ?? jsonParser;
  const texts = recordsOf(schema, bytes).slice(0, tracedLinesMax);
  if (parser instanceof ScriptParser) await parser.prepare(new Set(texts), runScript);
  const reasons = await failureReasons(schema, { bytes, at, runScript });
  const lines = traceLines(parser, texts, reasons);
  return { parser: kindOf(schema.schema.parser ?? {}), lines, unread: unreadOf(schema, lines) };
}

function kindOf(parser: LogParser): ParserKind | null {
  return (Object.keys(parser)[0] as ParserKind | undefined) ?? null;
}

/** For a schema without a parser: what is JSON stands in no places, and has no values by name. */
const jsonParser: OpenParser = {
  begin: () => true,
  parse: (text) => (isObject(objectIn(text)) ? {} : undefined),
};

function recordsOf(schema: CompiledSchema, bytes: Uint8Array): string[] {
  const texts: string[] = [];
  const add = (text: string) => void texts.push(text);
  const sink: RecordSink = {
    text: add,
    json: (_value, text) => add(text),
    part: (value) => add(JSON.stringify(value)),
    unreadable: (_reason, raw) => add(raw),
  };
  readStream(bytes, "Lines", {}, readersOf([schema]), sink);
  return texts;
}

/** Why lines that are records do not become events, by their places among those that are. */
async function failureReasons(
  schema: CompiledSchema,
  { bytes, at, runScript }: { readonly bytes: Uint8Array; readonly at: Date; readonly runScript: RunScript },
): Promise<ReadonlyMap<number, string>> {
  const chunk = trialChunk({ bytes, streamType: "Lines", streamOptions: {}, logTypes: [schema.logType] }, at);
  const { failures } = await createNormalizer([schema]).normalizeWithScripts(chunk, runScript);
  const prefix = `${schema.logType}: `;
  return new Map(
    failures.map(({ index, reason }) => [index, reason.startsWith(prefix) ? reason.slice(prefix.length) : reason]),
  );
}

function traceLines(parser: OpenParser, texts: readonly string[], reasons: ReadonlyMap<number, string>): TracedLine[] {
  const lines: TracedLine[] = [];
  let isBegun = false;
  let record = 0;
  let characters = 0;
  let pieces = 0;
  for (const text of texts) {
    if (!isBegun) isBegun = parser.begin(text);
    const line = traceLine(parser, text, reasons.get(record));
    if (line.outcome !== "IGNORED") record++;
    characters += text.length;
    pieces += line.pieces.length;
    if (lines.length > 0 && (characters > traceCharactersMax || pieces > tracePiecesMax)) break;
    lines.push(line);
  }
  return lines;
}

function unreadOf({ schema }: CompiledSchema, lines: readonly TracedLine[]): string[] {
  if (schema.fieldDiscoveryEnabled) return [];
  const read = readNames(schema);
  const names = new Set(lines.flatMap(({ pieces }) => pieces.map(({ name }) => name)));
  return [...names].filter((name) => name !== "" && !read.has(name));
}
