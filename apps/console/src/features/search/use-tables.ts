import type { ApolloClient } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { FilterFieldKind } from "@pharos/domain";
import { useMemo } from "react";
import type { SearchTablesQuery } from "../../graphql/generated/graphql.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { fieldKind } from "./filters/condition.ts";

const tablesQuery = graphql(`
  query SearchTables {
    dataLakeDatabases {
      name displayName
      tables { id displayName logType rows }
    }
  }
`);
const columnsQuery = graphql(`
  query TableColumns($table: String!) {
    dataLakeTableColumns(table: $table) { name type description }
  }
`);

export type LakeDatabase = SearchTablesQuery["dataLakeDatabases"][number];

const logsDatabase = "pharos_logs.public";
const none: readonly string[] = [];

export function logsFirst<Database extends { readonly name: string }>(databases: readonly Database[]): Database[] {
  const rank = ({ name }: Database) => Number(name !== logsDatabase);
  return [...databases].sort((a, b) => rank(a) - rank(b));
}

/** What there is to search, and where a search looks that names no table: every log type that has events. */
export function useTables() {
  const { data, error, refetch } = useQuery(tablesQuery);
  const databases = useMemo(() => data && logsFirst(data.dataLakeDatabases), [data]);
  const hasLogs =
    databases?.find(({ name }) => name === logsDatabase)?.tables.some(({ rows }) => rows > 0) ?? !databases;
  const hasEvents = databases?.some((database) => database.tables.some((table) => table.rows > 0)) ?? true;
  const allTables = useMemo(() => {
    const logs = databases?.find((database) => database.name === logsDatabase)?.tables ?? [];
    const filled = logs.filter((table) => table.rows > 0);
    return (filled.length > 0 ? filled : logs).map((table) => table.id);
  }, [databases]);
  return {
    databases,
    hasEvents,
    hasLogs,
    allTables: databases ? allTables : none,
    error: data ? undefined : error,
    refetch,
  };
}

/** Their ids; whole databases, `pharos_logs.public.*`, as their tables. */
export function tablesOfNames(names: readonly string[], databases: readonly LakeDatabase[]): string[] {
  return names.flatMap((name) => {
    const whole = databases.find((database) => name === `${database.name}.*`);
    if (whole === undefined) return name.endsWith(".*") ? [] : [name];
    return whole.tables.filter(({ rows }) => rows > 0).map(({ id }) => id);
  });
}

export interface Field {
  readonly name: string;
  readonly kind: FilterFieldKind;
}

/** The columns of a table, `database.public.table`, as the lake has them. */
export async function readColumns(client: ApolloClient, table: string) {
  const { data } = await client.query({ query: columnsQuery, variables: { table } });
  return data?.dataLakeTableColumns ?? [];
}

const fieldsQuery = graphql(`
  query SearchFields($tables: [String!]!) {
    dataLakeTablesColumns(tables: $tables) { id columns { name type } }
  }
`);
/** The server describes as many tables at once. */
const describedMax = 200;

/**
 * The fields of the tables, by name, to choose from. Fields that are missing here can still be typed.
 * @param isWanted false: not yet, as something else is asked for first
 */
export function useFields(tables: readonly string[], isWanted: boolean): readonly Field[] {
  const asked = useMemo(() => tables.slice(0, describedMax), [tables]);
  // Without an answer, fields are typed rather than chosen: nothing to report.
  const { data } = useQuery(fieldsQuery, { variables: { tables: asked }, skip: !isWanted || asked.length === 0 });
  return useMemo(() => {
    const columns = data?.dataLakeTablesColumns.flatMap((table) => table.columns) ?? [];
    const kinds = new Map(columns.map((column) => [column.name, fieldKind(column.type)]));
    return [...kinds].map(([name, kind]) => ({ name, kind })).sort((a, b) => a.name.localeCompare(b.name));
  }, [data]);
}
