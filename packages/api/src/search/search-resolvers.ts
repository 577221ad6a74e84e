import { lakeInstant } from "../data-lake-queries/lake-instant.ts";
import { connectionOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { databaseDisplayName } from "./database-name.ts";
import { databaseAlias, lakeDatabaseName } from "./lake-name.ts";
import * as lakeTables from "./lake-tables-service.ts";
import { searchFormOf } from "./search-form.ts";
import * as service from "./search-service.ts";

const tablePageSizes = { default: 100, max: 999 };

export const searchResolvers = {
  Query: {
    fieldSummary: (_root, { input, key }, context) => service.summarizeField(context, searchFormOf(input), key),
    dataLakeDatabases: async (_root, _input, context) => {
      const tables = await lakeTables.listTables(context);
      const names = [...new Set(tables.map(({ database }) => database))];
      const own = names.map((name) => shownDatabase(name, tables));
      // Programs written for the vendor look for its names among these, and skip what is called otherwise.
      return context.actor.kind === "api-token" ? [...own, ...names.map((name) => aliasDatabase(name, tables))] : own;
    },
    dataLakeDatabase: async (_root, { name }, context) =>
      shownDatabase(lakeDatabaseName(name), await lakeTables.tablesOf(context, name)),
    dataLakeDatabaseTables: async (_root, { input }, context) => {
      const page = pageRequestOf(input, tablePageSizes);
      return connectionOf(await lakeTables.listDatabaseTables(context, input.databaseName, page), page);
    },
    dataLakeDatabaseTable: (_root, { input }, context) =>
      lakeTables.getTable(context, input.databaseName, input.tableName),
    dataLakeTableColumns: (_root, { table }, context) => lakeTables.listColumns(context, table),
    dataLakeTablesColumns: (_root, { tables }, context) => lakeTables.listColumnsOfTables(context, tables),
  },
  DataLakeColumn: {
    description: async ({ describe, paths }) => (await describe()).description ?? (await paths()).join(", "),
    members: async ({ describe }) => (await describe()).members,
    paths: async ({ paths }) => [...(await paths())],
  },
  DataLakeTable: {
    id: fullName,
    name: ({ table }) => table,
    displayName: ({ logType, table }) => logType ?? table,
    newestEventAt: async ({ newestEvent }) => {
      const newest = await newestEvent();
      return newest === undefined ? null : lakeInstant(newest);
    },
    columns: (table, _input, context) => lakeTables.listColumns(context, fullName(table)),
  },
} satisfies NounResolvers;

function fullName({ database, table }: lakeTables.NamedTable): string {
  return `${database}.public.${table}`;
}

function shownDatabase(database: string, tables: readonly lakeTables.NamedTable[]) {
  const displayName = databaseDisplayName(database);
  const own = tables.filter((table) => table.database === database);
  return { name: `${database}.public`, displayName, description: displayName, tables: own };
}

function aliasDatabase(database: string, tables: readonly lakeTables.NamedTable[]) {
  const alias = databaseAlias(database);
  const own = tables.filter((table) => table.database === database).map((table) => ({ ...table, database: alias }));
  return { ...shownDatabase(alias, own), displayName: databaseDisplayName(database) };
}
