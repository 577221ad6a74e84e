import type { FieldSchema, LogSchema } from "@pharos/domain";
import { isObject } from "@pharos/domain";
import type { JsonObject } from "../streams/pending-record.ts";

/**
 * For records that no schema took: a vendor may change the capitals of its keys from one version to the next. A key in
 * the schema's own spelling always comes first. Text parsers name their keys themselves: for them there is nothing to do.
 */
export class KeysInAnyCase {
  readonly #schema: LogSchema;
  /** For each required field its key, or the keys of which one will do, in small letters. */
  readonly #required: readonly (readonly string[])[];
  #fold: Fold | undefined;

  constructor(schema: LogSchema) {
    this.#schema = schema;
    this.#required = schema.fields.filter(({ required }) => required).map((field) => keysOf(field).map(inSmall));
  }

  /**
   * The object with the keys as the schema writes them, where they differ in capitals only; undefined when none does,
   * or when a required field is missing in any capitals. `keys`: the object's, in small letters.
   */
  fold(object: JsonObject, keys: ReadonlySet<string>): JsonObject | undefined {
    const { parser, fields } = this.#schema;
    if (parser || !this.#required.every((names) => names.some((name) => keys.has(name)))) return undefined;
    // Seldom needed: most records fit as they are, and the others are of another schema.
    this.#fold ??= foldOf(fields);
    return this.#fold(object);
  }
}

export function keysInSmall(object: JsonObject): ReadonlySet<string> {
  return new Set(Object.keys(object).map(inSmall));
}

type Fold = (object: JsonObject) => JsonObject | undefined;

function inSmall(key: string): string {
  return key.toLowerCase();
}

function keysOf({ name, rename }: FieldSchema): string[] {
  return rename ? [name, rename.from] : [name];
}

function foldOf(fields: readonly FieldSchema[]): Fold {
  const spelling = new Map(
    fields
      .flatMap(keysOf)
      .toReversed()
      .map((key) => [inSmall(key), key]),
  );
  const below = new Map(
    fields.flatMap(({ name, fields: own, element }) => {
      const nested = own ?? element?.fields;
      return nested ? [[name, foldOf(nested)] as const] : [];
    }),
  );
  return (object) => {
    let isChanged = false;
    const folded: [string, unknown][] = Object.entries(object).map(([key, value]) => {
      const known = spelling.get(inSmall(key));
      const name = known !== undefined && !Object.hasOwn(object, known) ? known : key;
      const inner = foldedValue(below.get(name), value);
      isChanged ||= name !== key || inner !== value;
      return [name, inner];
    });
    return isChanged ? Object.fromEntries(folded) : undefined;
  };
}

function foldedValue(fold: Fold | undefined, value: unknown): unknown {
  if (!fold) return value;
  if (isObject(value)) return fold(value) ?? value;
  if (!Array.isArray(value)) return value;
  const elements = value.map((element) => (isObject(element) ? (fold(element) ?? element) : element));
  return elements.some((element, i) => element !== value[i]) ? elements : value;
}
