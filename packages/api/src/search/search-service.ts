import { type SortDirection, tableNameOf } from "@pharos/domain";
import {
  type FieldSummary,
  type Histogram,
  type LakeColumn,
  type LakeTable,
  lakeTableUnknown,
  type QueryResult,
  type RowPage,
  type SearchScope,
} from "@pharos/lake";
import type { PageRequest } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { lakeTableName } from "./search-input.ts";

const queryRowsMax = 10_000;

/** @throws lakeTableUnknown, input.invalid */
export function searchEvents(
  context: RequestContext,
  scope: SearchScope,
  { pageSize: limit, cursor }: PageRequest,
  sortDirection: SortDirection,
): Promise<RowPage> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.lake.search({ ...scope, limit, sortDirection, ...(cursor !== undefined && { cursor }) });
}

/** @throws lakeTableUnknown */
export function readHistogram(context: RequestContext, scope: SearchScope, buckets: number): Promise<Histogram> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.lake.histogram({ ...scope, buckets });
}

/** @throws lakeTableUnknown */
export function summarizeField(context: RequestContext, scope: SearchScope, key: string): Promise<FieldSummary> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.lake.fieldSummary({ ...scope, key });
}

export interface NamedTable extends LakeTable {
  /** The log type whose events it holds; undefined for other tables. */
  readonly logType: string | undefined;
}

/** Every table that people may query, with the log type that it is for. */
export async function listTables(context: RequestContext): Promise<NamedTable[]> {
  authorize(context.actor, "DataAnalyticsRead");
  const [tables, schemas] = await Promise.all([context.lake.tables(), context.store.schemas.list()]);
  const logTypes = new Map(schemas.map(({ name }) => [tableNameOf(name), name]));
  return tables.map((table) => ({ ...table, logType: logTypes.get(table.table) }));
}

/** @throws lakeTableUnknown */
export function listColumns(context: RequestContext, name: string): Promise<LakeColumn[]> {
  authorize(context.actor, "DataAnalyticsRead");
  const [database, table] = lakeTableName(name).split(".");
  if (!database || !table) throw lakeTableUnknown(name);
  return context.lake.columns({ database, table });
}

/** One read-only statement. @throws what the lake's gate says of the statement */
export function runQuery(context: RequestContext, sql: string): Promise<QueryResult> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.lake.query(sql, { maxRows: queryRowsMax });
}
