import { readMember } from "../conditions/read-path.ts";
import type { FieldPath, FieldPaths } from "./sigma-expression.ts";

/**
 * Reads the fields that rules ask for, each once for an event: thousands of rules look at the same few, and most want
 * them in lower case. What was read last is kept until another event comes.
 */
export interface FieldReaders {
  readonly field: (paths: FieldPaths) => FieldReader;
  /** All text of the event but that of its `p_` fields, which Pharos adds. */
  readonly everything: FieldReader & {
    /** All of it in one, with `textEnd` between the texts: looking through one text is faster than through many. */
    readonly joined: (event: unknown) => string;
    readonly joinedInLowerCase: (event: unknown) => string;
  };
}

/** Stands in no keyword. */
export const textEnd = "\0";

export interface FieldReader {
  /** As it is in the event; a list where the path leads through one. Undefined where it is absent. */
  readonly value: (event: unknown) => unknown;
  /** Text, numbers and booleans as text; none for null, objects, and what is absent. */
  readonly texts: (event: unknown) => readonly string[];
  readonly textsInLowerCase: (event: unknown) => readonly string[];
}

export function createFieldReaders(): FieldReaders {
  const byPaths = new Map<string, FieldReader>();
  const everything = createReader(withoutOwnFields);
  const joined = rememberingLast((event) => everything.texts(event).join(textEnd));
  return {
    field(paths) {
      const key = JSON.stringify(paths);
      const known = byPaths.get(key) ?? createReader((event) => firstValue(event, paths));
      byPaths.set(key, known);
      return known;
    },
    everything: {
      ...everything,
      joined,
      joinedInLowerCase: rememberingLast((event) => joined(event).toLowerCase()),
    },
  };
}

function createReader(read: (event: unknown) => unknown): FieldReader {
  const value = rememberingLast(read);
  const texts = rememberingLast((event) => textsOf(value(event)));
  return {
    value,
    texts,
    textsInLowerCase: rememberingLast((event) => texts(event).map((text) => text.toLowerCase())),
  };
}

function rememberingLast<T>(read: (event: unknown) => T): (event: unknown) => T {
  let last: { readonly event: unknown; readonly value: T } | undefined;
  return (event) => {
    if (last === undefined || last.event !== event) last = { event, value: read(event) };
    return last.value;
  };
}

function firstValue(event: unknown, paths: FieldPaths): unknown {
  for (const path of paths) {
    const value = valueAt(event, path, 0);
    if (value !== undefined) return value;
  }
  return undefined;
}

function valueAt(value: unknown, path: FieldPath, from: number): unknown {
  let current = value;
  for (let step = from; step < path.length; step++) {
    if (Array.isArray(current)) return valuesOfElements(current, path, step);
    if (typeof current !== "object" || current === null) return undefined;
    current = readMember(current as Readonly<Record<string, unknown>>, path[step] ?? "");
  }
  return current;
}

function valuesOfElements(elements: readonly unknown[], path: FieldPath, step: number): unknown {
  const values = elements.flatMap((element) => {
    const value = valueAt(element, path, step);
    return value === undefined ? [] : [value];
  });
  return values.length === 0 ? undefined : values;
}

const none: readonly string[] = [];

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number" || typeof value === "boolean") return [String(value)];
  return Array.isArray(value) ? value.flatMap(textsOf) : none;
}

function withoutOwnFields(event: unknown): unknown {
  if (typeof event !== "object" || event === null) return event;
  return Object.entries(event).flatMap(([name, value]) => (name.startsWith("p_") ? [] : leaves(value)));
}

function leaves(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [value];
}
