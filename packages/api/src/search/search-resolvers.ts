import { invalidInput } from "@pharos/domain";
import type { Histogram, LakeColumn } from "@pharos/lake";
import { connectionOf, pageInfoOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { databaseDisplayName } from "./database-name.ts";
import { lakeInstant } from "./lake-instant.ts";
import { lakeDatabaseName } from "./lake-name.ts";
import * as lakeTables from "./lake-tables-service.ts";
import { searchPageSizes, searchScopeOf } from "./search-input.ts";
import * as service from "./search-service.ts";

const bucketsMax = 500;
const tablePageSizes = { default: 100, max: 999 };

export const searchResolvers = {
  Query: {
    search: async (_root, { input }, context) => {
      const page = pageRequestOf(input, searchPageSizes);
      const direction = input.sortDir ?? "descending";
      const { rows, cursor } = await service.searchEvents(context, searchScopeOf(input), page, direction);
      return { nodes: rows, pageInfo: pageInfoOf(cursor, input.cursor) };
    },
    searchHistogram: async (_root, { input, buckets }, context) => {
      if (buckets < 1 || buckets > bucketsMax) throw invalidInput(`buckets is from 1 to ${bucketsMax}`);
      return seriesByLogType(await service.readHistogram(context, searchScopeOf(input), buckets));
    },
    fieldSummary: async (_root, { input, key }, context) => {
      const summary = await service.summarizeField(context, searchScopeOf(input), key);
      return { key, total: summary.present, distinct: summary.distinct, top: summary.values };
    },
    dataLakeDatabases: async (_root, _input, context) => {
      const tables = await lakeTables.listTables(context);
      const names = [...new Set(tables.map(({ database }) => database))];
      return names.map((name) => shownDatabase(name, tables));
    },
    dataLakeDatabase: async (_root, { name }, context) =>
      shownDatabase(lakeDatabaseName(name), await lakeTables.tablesOf(context, name)),
    dataLakeDatabaseTables: async (_root, { input }, context) => {
      const page = pageRequestOf(input, tablePageSizes);
      return connectionOf(await lakeTables.listDatabaseTables(context, input.databaseName, page), page);
    },
    dataLakeDatabaseTable: (_root, { input }, context) =>
      lakeTables.getTable(context, input.databaseName, input.tableName),
    dataLakeTableColumns: async (_root, { table }, context) =>
      (await lakeTables.listColumns(context, table)).map(shownColumn),
  },
  DataLakeTable: {
    id: fullName,
    name: ({ table }) => table,
    displayName: ({ logType, table }) => logType ?? table,
    newestEventAt: ({ newestEvent }) => (newestEvent === undefined ? null : lakeInstant(newestEvent)),
    columns: async (table, _input, context) =>
      (await lakeTables.listColumns(context, fullName(table))).map(shownColumn),
  },
} satisfies NounResolvers;

function fullName({ database, table }: lakeTables.NamedTable): string {
  return `${database}.public.${table}`;
}

/** The lake counts per bucket and log type; a chart draws one series for each log type. */
function seriesByLogType({ bucketMs, total, buckets }: Histogram) {
  const logTypes = [...new Set(buckets.flatMap(({ counts }) => Object.keys(counts)))].sort();
  const series = logTypes.map((table) => {
    const bars = buckets.map(({ startMs, counts }) => ({ at: new Date(startMs), count: counts[table] ?? 0 }));
    return { table, total: bars.reduce((sum, { count }) => sum + count, 0), buckets: bars };
  });
  return { bucketSeconds: bucketMs / 1000, total, series };
}

function shownDatabase(database: string, tables: readonly lakeTables.NamedTable[]) {
  const displayName = databaseDisplayName(database);
  const own = tables.filter((table) => table.database === database);
  return { name: `${database}.public`, displayName, description: displayName, tables: own };
}

function shownColumn({ name, type, paths }: LakeColumn) {
  return { name, type, description: paths.join(", "), paths };
}
