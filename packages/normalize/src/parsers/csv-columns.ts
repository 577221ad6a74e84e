import type { LogSchema } from "@pharos/domain";
import { fieldSources } from "../fields/field-sources.ts";

/** What a schema needs of the columns that a header names. */
export interface NeededColumns {
  /** For each required field the columns of which one will do. */
  readonly required: readonly (readonly string[])[];
  /** All columns that a field reads; undefined when the schema keeps others too. */
  readonly known: ReadonlySet<string> | undefined;
}

/** Fields that other fields or templates make are in no column. */
export function neededColumns({ fields, parser, fieldDiscoveryEnabled }: LogSchema): NeededColumns {
  const made = new Set(Object.keys(parser?.csv?.expandFields ?? {}));
  const sources = fieldSources(fields);
  const required = fields.flatMap(({ name, required: isRequired, copy, concat, split }, i) =>
    isRequired && !copy && !concat && !split && !made.has(name) ? [sources[i] ?? []] : [],
  );
  return { required, known: fieldDiscoveryEnabled ? undefined : new Set([...sources.flat(), ...made]) };
}

/** Why a line is no header of the schema; undefined when it is one. */
export function headerProblem(columns: readonly string[], { required, known }: NeededColumns): string | undefined {
  const named = columns.filter((name) => name !== "");
  const twice = named.find((name, i) => named.indexOf(name) !== i);
  if (twice !== undefined) return `the header names the column "${twice}" twice`;
  const missing = required.find((names) => !names.some((name) => named.includes(name)));
  if (missing) return `the header has no column "${missing.at(-1)}", which the schema requires`;
  const isStrange = known !== undefined && !named.some((name) => known.has(name));
  return isStrange ? "the header has no column of the schema" : undefined;
}
