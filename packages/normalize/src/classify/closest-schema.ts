import { isObject } from "@pharos/domain";
import type { CompiledSchema } from "../compile/compiled-schema.ts";

/** The schema of which the record has the largest share of top-level fields; for text the first that parses text. */
export function closestSchema(schemas: readonly CompiledSchema[], value: unknown): CompiledSchema | undefined {
  if (!isObject(value)) return schemas.find((schema) => schema.parser) ?? schemas[0];
  let best = schemas[0];
  let bestShare = -1;
  for (const candidate of schemas) {
    const { fields } = candidate.schema;
    const known = fields.filter((field) => Object.hasOwn(value, field.name)).length;
    const share = known / Math.max(1, fields.length);
    if (share > bestShare) {
      best = candidate;
      bestShare = share;
    }
  }
  return best;
}
