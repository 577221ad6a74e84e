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
const schemaFieldsQuery = graphql(`
  query EditorFields($input: FilterFieldsInput!) {
    flatFilterFields(input: $input) { flatFields { target type description } }
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
/** That fields are asked for at a time. */
const logTypesMax = 50;
const sampleDays = 7;
const samplesMax = 100;
const samplesMaxAgeSeconds = 300;
const dayMs = 86_400_000;

/**
 * Fields of the log types: as their schemas and the lake's tables have them, and as the latest events show them, which
 * also give examples. A log type that no source sends has no table yet, and its schema is all that is known.
 */
export async function readFields(client: ApolloClient, logTypes: readonly string[]): Promise<readonly EventField[]> {
  if (logTypes.length === 0) return [];
  const input = { logTypes: logTypes.slice(0, logTypesMax), showUnsafeTypes: true };
  const [schemas, tables] = await Promise.all([
    client.query({ query: schemaFieldsQuery, variables: { input } }),
    client.query({ query: tablesQuery }),
  ]);
  const logs = tables.data?.dataLakeDatabases.find(({ name }) => name === logsDatabase)?.tables ?? [];
  const chosen = logs.filter(({ logType }) => logType && logTypes.includes(logType)).map(({ id }) => id);
  const { described, events } = chosen.length === 0 ? noTables : await readTables(client, chosen);
  return collectFields(described, events, schemas.data?.flatFilterFields.flatFields ?? []);
}

const noTables = { described: [], events: [] };

async function readTables(client: ApolloClient, tables: string[]) {
  const now = Date.now();
  const input = {
    language: "simplesearch",
    tables,
    startTime: new Date(now - sampleDays * dayMs).toISOString(),
    endTime: new Date(now).toISOString(),
    limit: samplesMax,
    maxAgeSeconds: samplesMaxAgeSeconds,
  } as const;
  const [columns, events] = await Promise.all([
    client.query({ query: columnsQuery, variables: { tables } }),
    // Examples are a help, not a need.
    readRows(client, input).catch(() => []),
  ]);
  const described = (columns.data?.dataLakeTablesColumns ?? []).flatMap((table) => table.columns) as LogTypeColumns;
  return { described, events: events.map(eventOfRow) };
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
