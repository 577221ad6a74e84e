import type { CompiledSchema } from "../compile/compiled-schema.ts";
import type { JsonObject } from "../streams/pending-record.ts";
import { windowsEventIn } from "../streams/windows-event.ts";

const windowsLogType = "Windows.EventLogs";

/**
 * The forms that shippers give to the records of a product, as its log types know them, with those log types in the
 * order in which they are tried. A record that some log type takes as it is never comes here.
 */
export function otherShapes(
  schemas: readonly CompiledSchema[],
  value: JsonObject,
): readonly (readonly [schema: CompiledSchema, value: JsonObject])[] {
  return [...windowsShapes(schemas, value), ...zeekShapes(schemas, value)];
}

function windowsShapes(schemas: readonly CompiledSchema[], value: JsonObject): [CompiledSchema, JsonObject][] {
  const schema = schemas.find(({ logType }) => logType === windowsLogType);
  const event = schema && windowsEventIn(value);
  if (schema === undefined || event === undefined) return [];
  const names = namesOf(schema);
  const members = Object.entries(event);
  const others = Object.fromEntries(members.filter(([name]) => !names.has(name)));
  const known = Object.fromEntries(members.filter(([name]) => names.has(name)));
  return [[schema, Object.keys(others).length === 0 ? known : { ...known, ExtraEventData: others }]];
}

/**
 * Zeek's JSON says which stream a record is of only where a policy adds it. Without that the record's members tell:
 * they are those of the stream, unless it is the only one that the source has.
 */
function zeekShapes(schemas: readonly CompiledSchema[], value: JsonObject): [CompiledSchema, JsonObject][] {
  if (!("ts" in value) || "_path" in value) return [];
  // Where several streams have all members, the one that has the fewest others is meant.
  const zeek = schemas
    .filter(({ logType }) => logType.startsWith("Zeek."))
    .toSorted((one, other) => namesOf(one).size - namesOf(other).size);
  return zeek.flatMap((schema): [CompiledSchema, JsonObject][] => {
    const path = pathOf(schema);
    const names = namesOf(schema);
    const isOfStream = zeek.length === 1 || Object.keys(value).every((name) => names.has(name));
    return path !== undefined && isOfStream ? [[schema, { _path: path, ...value }]] : [];
  });
}

function pathOf({ schema }: CompiledSchema): string | undefined {
  const field = schema.fields.find(({ name }) => name === "_path");
  const path: unknown = field?.validate?.allow?.[0];
  return typeof path === "string" ? path : undefined;
}

const known = new WeakMap<CompiledSchema, ReadonlySet<string>>();

function namesOf(schema: CompiledSchema): ReadonlySet<string> {
  const names = known.get(schema) ?? new Set(schema.schema.fields.map(({ name }) => name));
  known.set(schema, names);
  return names;
}
