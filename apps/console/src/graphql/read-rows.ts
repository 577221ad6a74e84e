import type { ApolloClient } from "@apollo/client";
import type { ExecuteDataLakeQueryInput } from "./generated/graphql.ts";
import { graphql } from "./generated/index.ts";

const executeMutation = graphql(`
  mutation ExecuteToRead($input: ExecuteDataLakeQueryInput!) {
    executeDataLakeQuery(input: $input) { id }
  }
`);
const cancelMutation = graphql(`
  mutation CancelReading($input: CancelDataLakeQueryInput!) {
    cancelDataLakeQuery(input: $input) { id }
  }
`);
const rowsQuery = graphql(`
  query ReadRows($id: ID!, $input: DataLakeQueryResultsInput!) {
    dataLakeQuery(id: $id) {
      status message
      results(input: $input) { edges { node } pageInfo { hasNextPage endCursor } }
    }
  }
`);

export type LakeRow = Readonly<Record<string, unknown>>;

const pageSize = 999;
const rowsMax = 20_000;
const pollMs = 100;

/** The rows of a query that the page needs as a whole, and not page by page. @throws what the query failed with */
export async function readRows(
  client: ApolloClient,
  input: ExecuteDataLakeQueryInput,
  signal: AbortSignal = new AbortController().signal,
): Promise<LakeRow[]> {
  const started = await client.mutate({ mutation: executeMutation, variables: { input } });
  const id = started.data?.executeDataLakeQuery.id;
  if (id === undefined) return [];
  // Nobody is told when it cannot be cancelled: it may have ended meanwhile.
  const cancel = () => client.mutate({ mutation: cancelMutation, variables: { input: { id } } }).catch(() => undefined);
  const rows: LakeRow[] = [];
  let cursor: string | undefined;
  for (;;) {
    if (signal.aborted) {
      await cancel();
      signal.throwIfAborted();
    }
    const variables = { id, input: { pageSize, ...(cursor === undefined ? {} : { cursor }) } };
    const context = { queryDeduplication: false };
    const { data } = await client.query({ query: rowsQuery, variables, fetchPolicy: "no-cache", context });
    const query = data?.dataLakeQuery;
    if (query === undefined || query.status === "failed") throw new Error(query?.message ?? "The query is gone.");
    if (query.status === "running") {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      continue;
    }
    rows.push(...(query.results?.edges ?? []).map(({ node }) => node as LakeRow));
    cursor = query.results?.pageInfo.endCursor ?? undefined;
    if (!query.results?.pageInfo.hasNextPage || rows.length >= rowsMax) return rows;
  }
}

/**
 * An event as it was sent: where tables are many, its own fields are the members of one object; and a query has null, or
 * an empty list, in place of what an event lacks.
 */
export function eventOfRow({ p_event, ...row }: LakeRow): LakeRow {
  const isWhole = typeof p_event === "object" && p_event !== null && !Array.isArray(p_event);
  const members = { ...row, ...(isWhole ? p_event : p_event === undefined ? {} : { p_event }) };
  const filled = Object.entries(members).filter(([, value]) => !isNothing(value));
  return Object.fromEntries(filled.map(([name, value]) => [name, bareValue(value)]));
}

/** A JSON column holds an object; what was sent as anything else is a member of it. */
function bareValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(bareValue);
  return "p_value" in value ? value.p_value : value;
}

/** The lake cannot tell an empty list from none. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
