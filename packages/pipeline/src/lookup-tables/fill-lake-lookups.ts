import { createSerialQueue, type FieldSchema, type LogSchema, lookupLakeTableOf } from "@pharos/domain";
import { type LookupRow, type TableData, tableRows } from "@pharos/enrichment";
import type { Lake } from "@pharos/lake";
import type { Store } from "@pharos/store";
import type { LoadedLookup } from "./lookup-table-loader.ts";

/** Rows that are looked at for the columns of a table whose schema nobody knows. */
const rowsLookedAt = 1_000;

/**
 * Brings `pharos_lookups` in line with the tables in memory. What did not change is left alone, as is a table that is
 * switched off; one that was deleted goes. `onProblem` hears of a table that the lake does not take.
 */
export async function fillLakeLookups(
  { lake, store }: { readonly lake: Lake; readonly store: Pick<Store, "lookupTables"> },
  loaded: readonly LoadedLookup[],
  onProblem: (what: string, error: unknown) => void,
): Promise<void> {
  const present = await lake.lookupVersions();
  for (const { definition, schema, version, table } of loaded) {
    const name = lookupLakeTableOf(definition.name);
    if (present.get(name) === version) continue;
    try {
      const fields = schema === undefined ? fieldsOf(tableRows(table.data)) : columnsOf(schema, table.data);
      if (fields.length > 0) {
        await lake.replaceLookup({ table: name, version, fields, rows: tableRows(table.data) });
      }
    } catch (error) {
      onProblem(`The rows of the lookup table ${definition.name} can't be queried`, error);
    }
  }
  const kept = new Set((await store.lookupTables.all()).map((table) => lookupLakeTableOf(table.name)));
  for (const name of present.keys()) if (!kept.has(name)) await lake.dropLookup(name);
}

/** Those of the schema, which need not know the networks of a MaxMind database. */
function columnsOf({ fields }: LogSchema, { kind }: TableData): readonly FieldSchema[] {
  if (kind === "rows" || fields.some(({ name }) => name === "network")) return fields;
  return [{ name: "network", type: "string" }, ...fields];
}

/** Text for every member that occurs. */
function fieldsOf(rows: Iterable<LookupRow>): FieldSchema[] {
  const names = new Set<string>();
  let count = 0;
  for (const row of rows) {
    for (const name of Object.keys(row)) names.add(name);
    count += 1;
    if (count === rowsLookedAt) break;
  }
  return [...names].map((name) => ({ name, type: "string" }));
}

export interface LakeFiller {
  /** Fills in the background, after what was asked for before. */
  fill(loaded: readonly LoadedLookup[]): void;
  /** Resolves when nothing is being filled. */
  idle(): Promise<void>;
}

/** `ready` resolves when the lake has its databases. */
export function createLakeFiller(
  engines: { readonly lake: Lake; readonly store: Pick<Store, "lookupTables"> },
  ready: Promise<unknown>,
  onProblem: (what: string, error: unknown) => void,
): LakeFiller {
  const queue = createSerialQueue();
  return {
    fill(loaded) {
      queue
        .run(async () => {
          await ready;
          await fillLakeLookups(engines, loaded, onProblem);
        })
        .catch((error: unknown) => onProblem("The lookup tables of the lake can't be brought up to date", error));
    },
    idle: () => queue.idle(),
  };
}
