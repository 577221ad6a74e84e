import { readFileSync } from "node:fs";
import { type LakeDatabase, lakeDatabases, type ScratchLake } from "@pharos/lake";
import type { Command } from "commander";
import type { NamedTable } from "./flow-tables.ts";

export interface DataFile {
  readonly database: LakeDatabase;
  readonly table: string;
  readonly ndjson: string;
}

/** `aws_cloudtrail=events.ndjson`, `pharos_lookups.public.assets=assets.ndjson` */
export function readDataOption(value: string, command: Command): DataFile {
  const [, name = "", file = ""] = /^([^=]+)=(.+)$/.exec(value) ?? [];
  const parts = name.toLowerCase().split(".");
  const table = parts.at(-1) ?? "";
  const wanted = parts.length > 1 ? parts[0]?.replace(/^panther_/, "pharos_") : "pharos_logs";
  const database = lakeDatabases.find((one) => one === wanted);
  if (!/^\w+$/.test(table) || database === undefined || parts.length > 3) {
    return command.error(`error: ${value} is not table=file, as in aws_cloudtrail=events.ndjson`, { exitCode: 2 });
  }
  try {
    return { database, table, ndjson: readFileSync(file, "utf8") };
  } catch (error) {
    return command.error(`error: ${file} cannot be read: ${error instanceof Error ? error.message : error}`, {
      exitCode: 2,
    });
  }
}

/** Fills the tables; those of log types have their own columns even where the rows do not. */
export async function dataTables(
  lake: ScratchLake,
  data: readonly DataFile[],
  described: readonly NamedTable[],
): Promise<NamedTable[]> {
  const tables: NamedTable[] = [];
  for (const { database, table, ndjson } of data) {
    const known = described.find((one) => one.database === database && one.table === table);
    const columns = await lake.addTable({ database, table, columns: known?.columns ?? [], ndjson });
    tables.push({ database, table, columns, schema: known?.schema });
  }
  return tables;
}
