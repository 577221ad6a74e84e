import { columnNameOf, type FieldSchema, isObject, type LogParser, type LogSchema } from "@pharos/domain";
import type { RecordFailure } from "../chunks/chunk.ts";
import { trialChunk } from "../chunks/trial-chunk.ts";
import { compileSchema } from "../compile/compiled-schema.ts";
import { createNormalizer } from "../normalizer/normalizer.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { objectIn } from "../streams/pending-record.ts";
import { csvRow } from "../text-records/csv-row.ts";
import { csvHeader } from "./csv-header.ts";
import { samplesUnusable } from "./errors.ts";
import { inferFields } from "./infer-value.ts";
import { proposeEventTime, withEventTime } from "./propose-event-time.ts";
import { ValueProfile } from "./value-profile.ts";
import { writeSchema } from "./write-schema.ts";

/** More samples add time, not knowledge. */
export const samplesMax = 10_000;

export interface InferenceOptions {
  /** The log type: `Custom.Example`. */
  readonly name: string;
}

export interface InferredSchema {
  readonly schema: LogSchema;
  /** The schema as a document with comments on what a person must decide. */
  readonly yaml: string;
  /** Samples looked at; a header is none. */
  readonly samples: number;
  /** Samples that the schema, run on them, made events of. */
  readonly parsed: number;
  /** The others, with their places among the samples and the reasons. */
  readonly failures: readonly RecordFailure[];
}

const levelsMax = 8;
/** A document of more fields is beyond reading, and beyond what a table should have. */
const fieldsMax = 1500;
const columnsMax = 5000;

/**
 * Proposes a schema that fits sample records, a line of text each: JSON objects, or CSV whose first line names the
 * columns. Runs it on them and reports what it does not parse. Throws InvalidInput when there is nothing to learn from,
 * InvalidLogSchema for a name that no log type can have.
 */
export function inferSchema(samples: readonly string[], { name }: InferenceOptions): InferredSchema {
  const lines = samples.filter((line) => line.trim() !== "").slice(0, samplesMax);
  const { records, csv } = recordsOf(lines);
  const profile = new ValueProfile();
  for (const record of records) profile.add(record);
  const inferred = topLevelFields(profile, records.length);
  if (inferred.length === 0) throw samplesUnusable("no field of them has a value");
  const eventTime = proposeEventTime(inferred);
  const fields = eventTime ? withEventTime(inferred, eventTime) : inferred;
  const schema: LogSchema = {
    schema: name,
    description: `Proposed from ${records.length} samples`,
    ...(csv && { parser: { csv } }),
    fields,
  };
  const yaml = writeSchema(schema, commentsOn(profile, fields, eventTime !== undefined), eventTimeComment);
  return { schema, yaml, ...verify(yaml, lines) };
}

const eventTimeComment = "Proposed by its name and form: check that it is when the event happened.";

interface Records {
  readonly records: readonly object[];
  /** Undefined for JSON. */
  readonly csv: NonNullable<LogParser["csv"]> | undefined;
}

function recordsOf(lines: readonly string[]): Records {
  const objects = lines.map(objectIn).filter((value) => isObject(value));
  if (objects.length * 2 > lines.length) return { records: objects, csv: undefined };
  const header = csvHeader(lines);
  if (!header) throw samplesUnusable("they are neither JSON objects nor CSV whose first line names the columns");
  const { delimiter, columns } = header;
  if (columns.length > columnsMax) {
    throw samplesUnusable(`they have ${columns.length} columns; a log type can have at most ${columnsMax}`);
  }
  const rows = lines.slice(1).map((line) => csvRow(line, delimiter));
  const hasDashes = rows.some((row) => row.includes("-"));
  const csv = { hasHeader: true, delimiter, ...(hasDashes && { emptyValues: ["-"] }) };
  return { records: rows.filter((row) => row.length === columns.length).map((row) => recordOf(row, columns)), csv };
}

/** Cells by column; one without a name is left out, and a dash is how many vendors write that there is nothing. */
function recordOf(cells: readonly string[], columns: readonly string[]): object {
  const named = columns.map((column, i) => [column, cells[i] === "-" ? "" : cells[i]] as const);
  return Object.fromEntries(named.filter(([column]) => column !== ""));
}

/** The fields of records; the deeper levels become `json` until there are few enough. */
function topLevelFields(profile: ValueProfile, records: number): FieldSchema[] {
  for (let levels = levelsMax; ; levels--) {
    const fields = inferFields(profile, records, levels).filter(({ name }) => !isReserved(name));
    if (levels === 0 || countFields(fields) <= fieldsMax) return fields;
  }
}

function isReserved(name: string): boolean {
  return columnNameOf(name).toLowerCase().startsWith("p_");
}

function countFields(fields: readonly FieldSchema[]): number {
  return fields.reduce((sum, { fields: inner, element }) => sum + 1 + countFields(inner ?? element?.fields ?? []), 0);
}

function commentsOn(profile: ValueProfile, fields: readonly FieldSchema[], hasEventTime: boolean): string[] {
  const known = new Set(fields.map(({ name }) => name));
  const left = [...profile.fields.keys()].filter((name) => !known.has(name));
  return [
    "Check: the types, what is required, the indicators, and the event's time. Types cannot change once data is stored.",
    ...(hasEventTime
      ? []
      : ["No field is plausible as the event's time: events get the time at which they are parsed."]),
    ...(left.length > 0
      ? [
          `Left out, because they have no value, or a name that no field may have or another one has: ${left.join(", ")}`,
        ]
      : []),
  ];
}

/** Reads, compiles and runs the document as the server would. */
function verify(yaml: string, lines: readonly string[]): Pick<InferredSchema, "samples" | "parsed" | "failures"> {
  const schema = compileSchema(parseSchema(yaml));
  const bytes = Buffer.from(lines.join("\n"));
  const chunk = trialChunk({ bytes, streamType: "Lines", streamOptions: {}, logTypes: [schema.logType] }, new Date(0));
  const { received, failures } = createNormalizer([schema]).normalize(chunk);
  return { samples: received, parsed: received - failures.length, failures };
}
