import { columnNameOf, discoveredField, type FieldSchema, PharosError } from "@pharos/domain";
import { type Lake, lakeTableUnknown } from "@pharos/lake";
import { addFields, parseSchema, proposeFields } from "@pharos/normalize";
import type { Store, StoredSchema } from "@pharos/store";

export interface DiscoveryEngines {
  readonly store: Store;
  readonly lake: Lake;
}

/** Enough events to see what their fields are, of the days in which a change of the vendor's would show. */
const eventsMax = 10_000;
const pageSize = 1_000;
const dayMs = 24 * 3_600_000;
const lookbackDays = 7;

/** Looks at what the latest events of each log type that discovers fields have beyond its schema. */
export async function discoverAllFields(engines: DiscoveryEngines, now: Date, signal: AbortSignal): Promise<void> {
  const schemas = await engines.store.schemas.list({ archived: false });
  for (const schema of schemas.filter(({ fieldDiscoveryEnabled }) => fieldDiscoveryEnabled)) {
    if (signal.aborted) return;
    await discoverFields(engines, schema, now);
  }
}

/** Keeps what the latest events have beyond the schema as a proposal, `discoveredSpec`. */
export async function discoverFields(
  { store, lake }: DiscoveryEngines,
  { name, spec }: StoredSchema,
  now: Date,
): Promise<StoredSchema> {
  const members = await unknownMembersOf(lake, name, now).catch(noneWithoutTable);
  const proposed = withoutKnown(proposeFields(members), parseSchema(spec).fields);
  return store.schemas.setDiscovered(name, discoveredSpecOf(proposed));
}

/** Fields as `discoveredSpec` has them; empty without any. */
export function discoveredSpecOf(fields: readonly FieldSchema[]): string {
  return fields.length === 0 ? "" : addFields("", ["fields"], fields);
}

/** A log type that no source has named yet has no table. */
function noneWithoutTable(error: unknown): object[] {
  if (error instanceof PharosError && error.code === lakeTableUnknown("").code) return [];
  throw error;
}

async function unknownMembersOf(lake: Lake, logType: string, now: Date): Promise<object[]> {
  const found: object[] = [];
  let cursor: string | undefined;
  do {
    const page = await lake.search({
      tables: [logType],
      fromMs: now.getTime() - lookbackDays * dayMs,
      toMs: now.getTime() + dayMs,
      conditions: [{ column: discoveredField, isPresent: true }],
      limit: pageSize,
      ...(cursor !== undefined && { cursor }),
    });
    for (const { [discoveredField]: members } of page.rows) {
      if (typeof members === "object" && members !== null) found.push(members);
    }
    cursor = page.cursor;
  } while (cursor !== undefined && found.length < eventsMax);
  return found;
}

/**
 * Events from before a field was taken over still have it among the unknown ones. What would be stored under the name
 * of a field of the schema cannot be one.
 */
function withoutKnown(proposed: readonly FieldSchema[], known: readonly FieldSchema[]): FieldSchema[] {
  const byName = new Map(known.map((field) => [field.name, field]));
  const columns = new Set(known.map(({ name }) => columnNameOf(name).toLowerCase()));
  return proposed.flatMap((field) => {
    const other = byName.get(field.name);
    if (!other) return columns.has(columnNameOf(field.name).toLowerCase()) ? [] : [field];
    const fields = withoutKnown(field.fields ?? [], other.fields ?? []);
    return other.type === "object" && fields.length > 0 ? [{ ...field, fields }] : [];
  });
}
