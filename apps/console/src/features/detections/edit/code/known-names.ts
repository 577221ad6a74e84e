import type { ApolloClient } from "@apollo/client";
import type { EventField, HelperModule } from "@pharos/detection-content/editor";
import { graphql } from "../../../../graphql/generated/index.ts";
import { eventOfRow, readRows } from "../../../../graphql/read-rows.ts";
import { collectFields, type LogTypeColumns } from "./collect-fields.ts";

const tablesQuery = graphql(`
  query EditorTables {
    dataLakeDatabases { name tables { id logType } }
  }
`);
const columnsQuery = graphql(`
  query EditorColumns($tables: [String!]!) {
    dataLakeTablesColumns(tables: $tables) { id columns { name type description paths members } }
  }
`);
const helpersQuery = graphql(`
  query EditorHelpers {
    globalHelpers(input: { pageSize: 500 }) { edges { node { id description body } } }
  }
`);
const dataModelsQuery = graphql(`
  query EditorDataModels {
    dataModels(input: { pageSize: 500, enabled: true }) { edges { node { id logTypes mappings { name } } } }
  }
`);

const logsDatabase = "pharos_logs.public";
const sampleDays = 7;
const samplesMax = 100;
const samplesMaxAgeSeconds = 300;
const dayMs = 86_400_000;

/** Fields of the log types, from their schemas and from the latest events, which also give examples. */
export async function readFields(client: ApolloClient, logTypes: readonly string[]): Promise<readonly EventField[]> {
  if (logTypes.length === 0) return [];
  const { data } = await client.query({ query: tablesQuery });
  const tables = data?.dataLakeDatabases.find(({ name }) => name === logsDatabase)?.tables ?? [];
  const chosen = tables.filter(({ logType }) => logType && logTypes.includes(logType)).map(({ id }) => id);
  if (chosen.length === 0) return [];
  const now = Date.now();
  const input = {
    language: "simplesearch",
    tables: chosen,
    startTime: new Date(now - sampleDays * dayMs).toISOString(),
    endTime: new Date(now).toISOString(),
    limit: samplesMax,
    maxAgeSeconds: samplesMaxAgeSeconds,
  } as const;
  const [columns, events] = await Promise.all([
    client.query({ query: columnsQuery, variables: { tables: chosen } }),
    // Examples are a help, not a need.
    readRows(client, input).catch(() => []),
  ]);
  const described = (columns.data?.dataLakeTablesColumns ?? []).flatMap((table) => table.columns) as LogTypeColumns;
  return collectFields(described, events.map(eventOfRow));
}

export async function readHelpers(client: ApolloClient): Promise<readonly HelperModule[]> {
  const { data } = await client.query({ query: helpersQuery });
  return data?.globalHelpers.edges.map(({ node }) => node) ?? [];
}

/** The names that data models give for all of the log types, or for some. */
export async function readDataModelNames(
  client: ApolloClient,
  logTypes: readonly string[],
): Promise<readonly string[]> {
  const { data } = await client.query({ query: dataModelsQuery });
  const models = data?.dataModels.edges.map(({ node }) => node) ?? [];
  const wanted = models.filter((model) => model.logTypes.some((logType) => logTypes.includes(logType)));
  return [...new Set(wanted.flatMap(({ mappings }) => mappings.map(({ name }) => name)))].sort();
}
