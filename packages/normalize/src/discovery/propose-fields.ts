import { columnNameOf, type FieldSchema } from "@pharos/domain";
import { inferFields } from "../inference/infer-value.ts";
import { ValueProfile } from "../inference/value-profile.ts";

const levelsMax = 8;

/**
 * Fields for members that field discovery kept, with types and indicators, as many as the values of `p_discovered`
 * show. None is required, and none is the event's time: a person decides that.
 */
export function proposeFields(discovered: readonly object[]): FieldSchema[] {
  const profile = new ValueProfile();
  for (const members of discovered) profile.add(members);
  const fields = inferFields(profile, Number.POSITIVE_INFINITY, levelsMax);
  return fields.filter(({ name }) => !isReserved(name)).map(asDiscovered);
}

/** A vendor's key may be one of ours, which no field can be called. */
function isReserved(name: string): boolean {
  return columnNameOf(name).toLowerCase().startsWith("p_");
}

function asDiscovered({ required: _, ...field }: FieldSchema): FieldSchema {
  return { ...field, isDiscovered: true, ...(field.fields && { fields: field.fields.map(asDiscovered) }) };
}
