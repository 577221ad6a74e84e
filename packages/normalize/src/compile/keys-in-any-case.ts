import type { FieldSchema, LogSchema } from "@pharos/domain";
import { isObject, type JsonObject } from "../classify/pending-record.ts";

/** An object with the keys as the schema writes them, where they differ in capitals only; undefined when none does. */
export type KeyFolder = (object: JsonObject) => JsonObject | undefined;

/**
 * For records that no schema took: a vendor may change the capitals of its keys from one version to the next. A key in
 * the schema's own spelling always comes first. Text parsers name their keys themselves: for them there is nothing to do.
 */
export function keysInAnyCase({ parser, fields }: LogSchema): KeyFolder {
  return parser ? () => undefined : folderOf(fields);
}

function folderOf(fields: readonly FieldSchema[]): KeyFolder {
  const keys = fields.flatMap(({ name, rename }) => (rename ? [name, rename.from] : [name]));
  const spelling = new Map(keys.toReversed().map((key) => [key.toLowerCase(), key]));
  const below = new Map(
    fields.flatMap(({ name, fields: own, element }) => {
      const nested = own ?? element?.fields;
      return nested ? [[name, folderOf(nested)] as const] : [];
    }),
  );
  return (object) => {
    let isChanged = false;
    const folded: [string, unknown][] = Object.entries(object).map(([key, value]) => {
      const known = spelling.get(key.toLowerCase());
      const name = known !== undefined && !Object.hasOwn(object, known) ? known : key;
      const inner = foldedValue(below.get(name), value);
      isChanged ||= name !== key || inner !== value;
      return [name, inner];
    });
    return isChanged ? Object.fromEntries(folded) : undefined;
  };
}

function foldedValue(fold: KeyFolder | undefined, value: unknown): unknown {
  if (!fold) return value;
  if (isObject(value)) return fold(value) ?? value;
  if (!Array.isArray(value)) return value;
  const elements = value.map((element) => (isObject(element) ? (fold(element) ?? element) : element));
  return elements.some((element, i) => element !== value[i]) ? elements : value;
}
