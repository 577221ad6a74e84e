import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { columnType, typeName } from "@pharos/flow/editor";
import { useEffect, useMemo } from "react";
import type { QueryVariableInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { type LakeDatabase, readColumns } from "../use-tables.ts";
import type { SqlColumn } from "./language/sql-completion.ts";
import { SqlLanguage } from "./language/sql-language.ts";

const checkQuery = graphql(`
  query SqlProblem($input: ExecuteDataLakeQueryInput!) {
    checkDataLakeQuery(input: $input) { problem }
  }
`);

/** The language over the reader's tables; `databases` is undefined while they load. */
export function useSqlLanguage(
  databases: readonly LakeDatabase[] | undefined,
  variables?: readonly QueryVariableInput[],
): SqlLanguage {
  const client = useApolloClient();
  const language = useMemo(
    () =>
      new SqlLanguage(
        (table) => sqlColumns(client, table),
        (text) => sqlProblem(client, text, variables),
      ),
    [client, variables],
  );
  useEffect(() => {
    const tables = databases?.flatMap((database) => database.tables);
    if (tables) language.setTables(tables.map(({ id, logType }) => ({ id, logType: logType ?? undefined })));
  }, [language, databases]);
  return language;
}

/** With types as the heads of results name them. */
async function sqlColumns(client: ApolloClient, table: string): Promise<SqlColumn[]> {
  const columns = await readColumns(client, table);
  return columns.map((column) => ({ ...column, type: typeName(columnType(column.type)) }));
}

async function sqlProblem(
  client: ApolloClient,
  sql: string,
  named: readonly QueryVariableInput[] = [],
): Promise<string | undefined> {
  const input = { sql, language: "sql" as const, ...(named.length > 0 && { variables: [...named] }) };
  const variables = { input };
  const { data } = await client.query({ query: checkQuery, variables, fetchPolicy: "no-cache" });
  return data?.checkDataLakeQuery.problem ?? undefined;
}
