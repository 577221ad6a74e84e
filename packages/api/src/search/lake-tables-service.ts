import { invalidInput, tableNameOf } from "@pharos/domain";
import { describeTable, type FlowColumn } from "@pharos/flow";
import { type LakeTable, type LakeTableColumns, lakeDatabases, lakeTableUnknown } from "@pharos/lake";
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
  /** When its newest event happened; asked for once, for all tables of the answer. */
  readonly newestEvent: () => Promise<string | undefined>;
}

/** Every table that the actor may query, with the log type that it is for. */
export async function listTables(context: RequestContext): Promise<NamedTable[]> {
  authorize(context.actor, "DataAnalyticsRead");
  const { lake, store, actor } = context;
  const [tables, schemas] = await Promise.all([lake.tables(actor.logTypeAccess), store.schemas.list()]);
  const byTable = new Map(schemas.map((schema) => [tableNameOf(schema.name), schema]));
  const newest = once(() => lake.newestEvents(tables));
  return tables.map((table) => {
    const schema = byTable.get(table.table);
    const newestEvent = async () => (await newest()).get(`${table.database}.${table.table}`);
    return { ...table, logType: schema?.name, description: schema?.description ?? "", newestEvent };
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

/** A column as it is. What takes longer to find out is asked for once, for all columns of the answer. */
export interface DescribedColumn {
  readonly name: string;
  readonly type: string;
  /** What the log type's schema says of it. */
  readonly describe: () => Promise<Pick<FlowColumn, "description" | "members">>;
  /** Paths seen below it in the latest events. */
  readonly paths: () => Promise<readonly string[]>;
}

/** @throws lakeTableUnknown */
export async function listColumns(context: RequestContext, name: string): Promise<DescribedColumn[]> {
  const [found] = await listColumnsOfTables(context, [name]);
  if (!found) throw lakeTableUnknown(name);
  return found.columns;
}

/** Of the column lists that one answer holds. */
const describedMax = 200;

/**
 * The same of several tables; those that are not there, or not for the actor, are left out.
 * @throws input.invalid for too many
 */
export async function listColumnsOfTables(context: RequestContext, names: readonly string[]) {
  const { actor, lake } = context;
  authorize(actor, "DataAnalyticsRead");
  if (names.length > describedMax)
    throw invalidInput(`Ask for the columns of at most ${describedMax} tables at a time`);
  const nameById = new Map(names.map((name) => [lakeTableName(name), name]));
  const tables = await lake.columns([...nameById.keys()], actor.logTypeAccess);
  const paths = once(() => lake.observedPaths(tables, actor.logTypeAccess));
  const described = once(() => describeTables(context, tables));
  return tables.map(({ database, table, columns }, tableIndex) => {
    const id = `${database}.${table}`;
    const columnsOfTable = columns.map(({ name, type }, index): DescribedColumn => {
      return {
        name,
        type,
        describe: async () => (await described())[tableIndex]?.columns[index] ?? {},
        paths: async () =>
          (await paths())
            .get(id)
            ?.get(name)
            ?.map(({ path }) => path) ?? [],
      };
    });
    return { id: nameById.get(id) ?? id, columns: columnsOfTable };
  });
}

/** With what the log types' schemas say of them, in the same order. */
async function describeTables({ store }: RequestContext, tables: readonly LakeTableColumns[]) {
  const schemas = await store.schemas.listOfTables(tables.map(({ table }) => table));
  const byTable = new Map(schemas.map((schema) => [tableNameOf(schema.name), schema]));
  return tables.map((table) => {
    const stored = byTable.get(table.table);
    return describeTable(table, stored && parseSchema(stored.spec));
  });
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= work());
}
