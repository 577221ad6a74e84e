import { invalidInput } from "@pharos/domain";
import type { Histogram } from "@pharos/lake";
import { pageInfoOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { databaseDisplayName } from "./database-name.ts";
import { lakeInstant } from "./lake-instant.ts";
import { searchPageSizes, searchScopeOf } from "./search-input.ts";
import * as service from "./search-service.ts";

const bucketsMax = 500;

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
    dataLakeDatabases: async (_root, _input, context) => groupByDatabase(await service.listTables(context)),
    dataLakeTableColumns: async (_root, { table }, context) =>
      (await service.listColumns(context, table)).map(({ name, type, paths }) => ({
        name,
        type,
        description: paths.join(", "),
      })),
    runQuery: async (_root, { sql }, context) => {
      const startedAt = performance.now();
      const { columns, rows, isTruncated } = await service.runQuery(context, sql);
      const names = columns.map(({ name }) => name);
      return {
        columns: names,
        rows: rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]]))),
        rowCount: rows.length,
        isTruncated,
        executionTimeMs: performance.now() - startedAt,
      };
    },
  },
} satisfies NounResolvers;

/** The lake counts per bucket and log type; a chart draws one series for each log type. */
function seriesByLogType({ bucketMs, total, buckets }: Histogram) {
  const logTypes = [...new Set(buckets.flatMap(({ counts }) => Object.keys(counts)))].sort();
  const series = logTypes.map((table) => {
    const bars = buckets.map(({ startMs, counts }) => ({ at: new Date(startMs), count: counts[table] ?? 0 }));
    return { table, total: bars.reduce((sum, { count }) => sum + count, 0), buckets: bars };
  });
  return { bucketSeconds: bucketMs / 1000, total, series };
}

function groupByDatabase(tables: readonly service.NamedTable[]) {
  const names = [...new Set(tables.map(({ database }) => database))];
  return names.map((name) => ({
    name,
    displayName: databaseDisplayName(name),
    tables: tables.filter(({ database }) => database === name).map(asDataLakeTable),
  }));
}

function asDataLakeTable({ database, table, logType, rows, bytes, newestEvent }: service.NamedTable) {
  return {
    name: `${database}.public.${table}`,
    displayName: logType ?? table,
    logType,
    rows,
    bytes,
    newestEventAt: newestEvent === undefined ? null : lakeInstant(newestEvent),
  };
}
