import { invalidInput, PharosError, tableNameOf } from "@pharos/domain";
import { describeTable, type FlowColumn } from "@pharos/flow";
import { type LakeColumn, type LakeTable, lakeDatabases, lakeTableUnknown } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import type { Page, PageRequest } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { databaseUnknown } from "./errors.ts";
import { lakeDatabaseName, lakeTableName } from "./lake-name.ts";
import { tableAt, tableCursor } from "./table-cursor.ts";

export interface NamedTable extends LakeTable {
  /** The log type whose events it holds; undefined for other tables. */
  readonly logType: string | undefined;
  /** Of the log type. */
  readonly description: string;
}

/** Every table that the actor may query, with the log type that it is for. */
export async function listTables(context: RequestContext): Promise<NamedTable[]> {
  authorize(context.actor, "DataAnalyticsRead");
  const { lake, store, actor } = context;
  const [tables, schemas] = await Promise.all([lake.tables(actor.logTypeAccess), store.schemas.list()]);
  const byTable = new Map(schemas.map((schema) => [tableNameOf(schema.name), schema]));
  return tables.map((table) => {
    const schema = byTable.get(table.table);
    return { ...table, logType: schema?.name, description: schema?.description ?? "" };
  });
}

/** Tables of one database, by name. @throws databaseUnknown, input.invalid */
export async function listDatabaseTables(
  context: RequestContext,
  databaseName: string,
  { pageSize, cursor }: PageRequest,
): Promise<Page<NamedTable>> {
  const tables = await tablesOf(context, databaseName);
  const from = cursor === undefined ? 0 : tables.findIndex(({ table }) => table > tableAt(cursor));
  const items = from < 0 ? [] : tables.slice(from, from + pageSize);
  const cursors = items.map(({ table }) => tableCursor(table));
  return { items, cursors, nextCursor: from >= 0 && from + pageSize < tables.length ? cursors.at(-1) : undefined };
}

/** @throws databaseUnknown */
export async function tablesOf(context: RequestContext, databaseName: string): Promise<NamedTable[]> {
  authorize(context.actor, "DataAnalyticsRead");
  const name = lakeDatabaseName(databaseName);
  if (!lakeDatabases.some((database) => database === name)) throw databaseUnknown(databaseName);
  return (await listTables(context)).filter(({ database }) => database === name);
}

/** @throws databaseUnknown, lakeTableUnknown */
export async function getTable(context: RequestContext, databaseName: string, tableName: string): Promise<NamedTable> {
  const tables = await tablesOf(context, databaseName);
  const wanted = tableName.toLowerCase();
  const found = tables.find(({ table, logType }) => table === wanted || logType?.toLowerCase() === wanted);
  if (!found) throw lakeTableUnknown(`${databaseName}.${tableName}`);
  return found;
}

/** A column as it is, with what the log type's schema says of it. */
export interface DescribedColumn extends LakeColumn, Pick<FlowColumn, "description" | "members"> {}

/** @throws lakeTableUnknown */
export async function listColumns(context: RequestContext, name: string): Promise<DescribedColumn[]> {
  authorize(context.actor, "DataAnalyticsRead");
  const [database, table] = lakeTableName(name).split(".");
  if (!database || !table) throw lakeTableUnknown(name);
  const columns = await context.lake.columns({ database, table }, context.actor.logTypeAccess);
  const [stored] = await context.store.schemas.listOfTables([table]);
  const described = describeTable({ database, table, columns }, stored && parseSchema(stored.spec));
  return columns.map((column, index) => {
    const { description, members } = described.columns[index] ?? {};
    return { ...column, description, members };
  });
}

/** Of the column lists that one answer holds. */
const describedMax = 200;

/**
 * The same of several tables; those that are not there, or not for the actor, are left out.
 * @throws input.invalid for too many
 */
export async function listColumnsOfTables(context: RequestContext, names: readonly string[]) {
  authorize(context.actor, "DataAnalyticsRead");
  if (names.length > describedMax) throw invalidInput(`At most ${describedMax} tables are described at once`);
  const described = await Promise.all(
    [...new Set(names)].map(async (id) => {
      const columns = await columnsIfKnown(context, id);
      return columns && { id, columns };
    }),
  );
  return described.filter((one) => one !== undefined);
}

async function columnsIfKnown(context: RequestContext, name: string): Promise<DescribedColumn[] | undefined> {
  try {
    return await listColumns(context, name);
  } catch (error) {
    if (error instanceof PharosError && error.category === "NotFound") return undefined;
    throw error;
  }
}
