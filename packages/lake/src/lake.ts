import type { LogSchema } from "@pharos/domain";
import { Catalogue } from "./catalogue/catalogue.ts";
import { openChdbEngine } from "./connection/chdb-engine.ts";
import type { Engine } from "./connection/engine.ts";
import { openHttpEngine, type ServerAddress } from "./connection/http-engine.ts";
import { insertRows, type RowsToInsert } from "./inserts/insert-rows.ts";
import type { RowPage, SearchInput } from "./search/search-input.ts";
import { searchRows } from "./search/search-rows.ts";
import { ensureTables } from "./tables/ensure-tables.ts";

export interface LakeOptions {
  /** Rows go this many days after they arrived. */
  readonly retentionDays?: number;
  /** Of one statement. */
  readonly memoryBytesMax?: number;
}
/** A folder for the embedded engine (one a process), or a ClickHouse server. */
export type LakeAddress = { readonly path: string } | ServerAddress;

const retentionDaysDefault = 365;
const memoryBytesMaxDefault = 1024 ** 3;

export interface Lake {
  /** Creates and widens the tables of these log types; cheap when nothing changed. */
  ensureTables(schemas: readonly LogSchema[]): Promise<void>;
  insert(rows: RowsToInsert): Promise<void>;
  search(input: SearchInput): Promise<RowPage>;
  close(): Promise<void>;
}

export async function openLake(address: LakeAddress, options: LakeOptions = {}): Promise<Lake> {
  const memoryBytesMax = options.memoryBytesMax ?? memoryBytesMaxDefault;
  const engine =
    "path" in address
      ? await openChdbEngine(address.path, memoryBytesMax)
      : await openHttpEngine(address, memoryBytesMax);
  return lakeOver(engine, options.retentionDays ?? retentionDaysDefault);
}

function lakeOver(engine: Engine, retentionDays: number): Lake {
  const catalogue = new Catalogue(engine);
  return {
    ensureTables: async (schemas) => {
      await ensureTables(engine, schemas, retentionDays);
      catalogue.forget();
    },
    insert: (rows) => insertRows(engine, rows),
    search: (input) => searchRows(engine, catalogue, input),
    close: () => engine.close(),
  };
}
