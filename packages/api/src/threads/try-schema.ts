import type { LogSchema } from "@pharos/domain";
import {
  compileSchema,
  createNormalizer,
  inferSchema,
  type RunScript,
  readSamples,
  samplesMax,
  trialChunk,
} from "@pharos/normalize";
import type { TaskHost } from "@pharos/pipeline/threads";
import type { SchemaTestOutcome } from "@pharos/store";
import { readingStoredTimes } from "./reading-stored-times.ts";

/** Text as somebody has it, or records of a source: as they came, or what is stored of them. */
export type Samples =
  | { readonly text: string }
  | { readonly asCame: readonly string[]; readonly stored: readonly string[] };

export interface SchemaToTry {
  readonly schema: LogSchema;
  readonly samples: Samples;
  readonly at: Date;
}

const eventsKept = 100;
const failuresKept = 100;

/** Proposes a schema. @throws InvalidInput where nothing can be learned from the samples */
export function inferFromSamples({ name, samples }: { readonly name: string; readonly samples: Samples }) {
  const { asCame, stored } = linesOf(samples);
  const { yaml: spec, ...counts } = inferSchema([...asCame, ...stored], { name });
  return { spec, ...counts, failures: counts.failures.slice(0, failuresKept) };
}

/** Runs a schema on samples. What a parser reads cannot be told from the events that became of it. */
export async function trySchema({ schema, samples, at }: SchemaToTry, host: TaskHost): Promise<SchemaTestOutcome> {
  const { asCame, stored } = linesOf(samples);
  const runScript = scriptsOf(host);
  const ofRaw = await runOn(schema, asCame, at, runScript);
  if (schema.parser || stored.length === 0) return ofRaw;
  const ofEvents = await runOn(readingStoredTimes(schema), stored, at, runScript);
  const later = ofEvents.failures.map((failure) => ({ ...failure, index: failure.index + ofRaw.samples }));
  return {
    samples: ofRaw.samples + ofEvents.samples,
    parsed: ofRaw.parsed + ofEvents.parsed,
    events: [...ofRaw.events, ...ofEvents.events].slice(0, eventsKept),
    failures: [...ofRaw.failures, ...later].slice(0, failuresKept),
  };
}

export function scriptsOf(host: TaskHost): RunScript {
  return (script, texts) => host.ask("script", { script, texts }) as ReturnType<RunScript>;
}

/** At most so many of text; those of a source were limited when they were read. */
export function linesOf(
  samples: Samples,
  linesMax = samplesMax,
): { readonly asCame: readonly string[]; readonly stored: readonly string[] } {
  return "text" in samples ? { asCame: readSamples(Buffer.from(samples.text), linesMax), stored: [] } : samples;
}

async function runOn(
  schema: LogSchema,
  samples: readonly string[],
  at: Date,
  runScript: RunScript,
): Promise<SchemaTestOutcome> {
  const compiled = compileSchema(schema);
  const bytes = Buffer.from(samples.join("\n"));
  const chunk = trialChunk({ bytes, streamType: "Lines", streamOptions: {}, logTypes: [compiled.logType] }, at);
  const { received, tables, failures } = await createNormalizer([compiled]).normalizeWithScripts(chunk, runScript);
  const events = tables.flatMap((table) => table.events);
  return {
    samples: received,
    parsed: received - failures.length,
    events: events.slice(0, eventsKept).map((event) => JSON.stringify(event)),
    failures: failures.slice(0, failuresKept).map(({ index, reason, raw }) => ({ index, reason, raw })),
  };
}
