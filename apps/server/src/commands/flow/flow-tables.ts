import { type LogSchema, PharosError, tableNameOf } from "@pharos/domain";
import { type DescribedTable, logTypeTables } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import type { Command } from "commander";
import { type BuiltInSchema, builtInSchemas, withLogType } from "../schemas/built-in-schemas.ts";
import { findSchemaFiles } from "../schemas/schema-files.ts";
import { problemLine, schemaProblem } from "../schemas/schema-problem.ts";

export interface NamedTable extends DescribedTable {
  /** Undefined for what no log type describes. */
  readonly schema: LogSchema | undefined;
}

/**
 * The tables of the log types that a query may mean: reading every schema takes a moment, so only those are read whose
 * table the text names; all of them when it has a wildcard.
 */
export function catalogueFor(text: string, schemaPaths: readonly string[], command: Command): NamedTable[] {
  const own = ownSchemas(schemaPaths, command).flatMap((schema) => {
    try {
      return tablesOf(schema);
    } catch (error) {
      return command.error(`error: ${problemLine(schema.path, schemaProblem(error))}`, { exitCode: 2 });
    }
  });
  const names = new Set(own.map(({ table }) => table));
  return [...own, ...builtInTables(text).filter(({ table }) => !names.has(table))];
}

/** The same of the built-in schemas alone. */
export function builtInTables(text: string): NamedTable[] {
  const lower = text.toLowerCase();
  const isMeant = ({ logType }: BuiltInSchema) => lower.includes("*") || lower.includes(tableNameOf(logType));
  return builtInSchemas().flatMap((schema) => (isMeant(schema) ? tablesOf(schema) : nameOnly(schema)));
}

function tablesOf({ yaml }: BuiltInSchema): NamedTable[] {
  const schema = parseSchema(yaml);
  return logTypeTables(schema).map((table) => ({ ...table, schema }));
}

/** A table that nobody reads, for "did you mean". */
function nameOnly({ logType }: BuiltInSchema): NamedTable[] {
  return [{ database: "pharos_logs", table: tableNameOf(logType), columns: [], schema: undefined }];
}

function ownSchemas(paths: readonly string[], command: Command): BuiltInSchema[] {
  if (paths.length === 0) return [];
  try {
    return findSchemaFiles(paths).schemas.map(withLogType);
  } catch (error) {
    if (!(error instanceof PharosError)) throw error;
    return command.error(`error: ${error.message}`, { exitCode: 2 });
  }
}
