import { type FieldSchema, isObject } from "@pharos/domain";
import type { CompiledSchema } from "../compile/compiled-schema.ts";
import type { JsonObject } from "../streams/pending-record.ts";

/**
 * The schema of whose required top-level fields the record has the largest share, and among equals of all its fields.
 * Undefined where the record has no field of any, or where several schemas parse text: an arbitrary one would mislead.
 */
export function closestSchema(schemas: readonly CompiledSchema[], value: unknown): CompiledSchema | undefined {
  if (schemas.length <= 1) return schemas[0];
  if (!isObject(value)) {
    const parsing = schemas.filter((schema) => schema.parser);
    return parsing.length === 1 ? parsing[0] : undefined;
  }
  let best: CompiledSchema | undefined;
  let bestLikeness = 0;
  for (const candidate of schemas) {
    const likeness = likenessOf(candidate, value);
    if (likeness > bestLikeness) [best, bestLikeness] = [candidate, likeness];
  }
  return best;
}

/** A share of the required fields weighs more than any share of the others. Another type's name counts for nothing. */
function likenessOf({ schema: { fields } }: CompiledSchema, value: JsonObject): number {
  const isMet = ({ name, validate }: FieldSchema) =>
    Object.hasOwn(value, name) && (validate?.allow?.includes(String(value[name])) ?? true);
  const share = (of: readonly FieldSchema[]) => of.filter(isMet).length / Math.max(1, of.length);
  const all = share(fields);
  return all === 0 ? 0 : share(fields.filter(({ required }) => required)) * 10 + all;
}
