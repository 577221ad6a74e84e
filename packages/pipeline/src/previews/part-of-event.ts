import type { EventPath } from "@pharos/domain";
import type { LakeRow } from "@pharos/lake";

export type EventObject = Readonly<Record<string, unknown>>;

/** What a read of the paths brings of the event: below a field values and lists, in the exact spelling of the path. */
export function partOfEvent(event: EventObject, paths: readonly EventPath[]): LakeRow {
  const part: LakeRow = {};
  for (const path of paths) {
    const value = valueAt(event, path);
    if (value === undefined || (path.length > 1 && isObject(value))) continue;
    nodeAt(part, path.slice(0, -1))[path.at(-1) ?? ""] = value;
  }
  return part;
}

/** The object at the path, made where it is not there. */
export function nodeAt(part: LakeRow, path: readonly string[]): LakeRow {
  let node = part;
  for (const name of path) {
    node[name] ??= {};
    node = node[name] as LakeRow;
  }
  return node;
}

export function valueAt(event: EventObject, path: readonly string[]): unknown {
  let value: unknown = event;
  for (const name of path) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

export function isObject(value: unknown): value is EventObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
