import type { SavedQueriesQuery, SavedQueryInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

export const savedQueriesQuery = graphql(`
  query SavedQueries($input: ContentItemsInput!) {
    savedQueries(input: $input) {
      edges {
        node {
          id name description tags sqlQuery managed enabled lookbackSeconds hasTimeFilter hasLimit
          params {
            language query databases tables startTime endTime relativeTime limit sortDirection
            simpleSearchQueryFilter
          }
          schedule { rateMinutes cronExpression timeoutMinutes }
          email { recipients sendEmpty preferAttachment }
          createdBy { id name }
          lastModified lastModifiedBy { id name }
          lastRun { queryName dueAt status error }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`);
export type SavedQuery = SavedQueriesQuery["savedQueries"]["edges"][number]["node"];

export const createMutation = graphql(`
  mutation CreateSavedQuery($input: SavedQueryInput!) {
    createSavedQuery(input: $input) { savedQuery { id name } }
  }
`);
export const updateMutation = graphql(`
  mutation UpdateSavedQuery($id: ID!, $input: SavedQueryInput!) {
    updateSavedQuery(id: $id, input: $input) { savedQuery { id name } }
  }
`);
export const deleteMutation = graphql(`
  mutation DeleteSavedQueries($ids: [ID!]!) {
    deleteSavedQueries(ids: $ids) { ids }
  }
`);

/** What a search page says of a query to save: its text and what was chosen beside it. */
export type SearchedQuery = Pick<
  SavedQueryInput,
  | "sql"
  | "language"
  | "databases"
  | "tables"
  | "startTime"
  | "endTime"
  | "relativeTime"
  | "sortDir"
  | "filters"
  | "limit"
>;

/** Everything that the server has of a saved query, as it takes it. */
export function inputOf(query: SavedQuery): SavedQueryInput {
  const { name, description, tags, lookbackSeconds, enabled } = query;
  const { params, schedule, email } = query;
  return {
    name,
    description,
    tags,
    sql: query.sqlQuery,
    language: params.language,
    databases: params.databases,
    tables: params.tables,
    startTime: params.startTime ?? null,
    endTime: params.endTime ?? null,
    relativeTime: params.relativeTime ?? null,
    limit: params.limit ?? null,
    sortDir: params.sortDirection ?? null,
    filters: params.simpleSearchQueryFilter ?? null,
    lookbackSeconds: lookbackSeconds ?? null,
    enabled,
    schedule: schedule ? withoutTypename(schedule) : null,
    email: email ? withoutTypename(email) : null,
  };
}

/** The cache names the type of what it holds, which an input does not. */
function withoutTypename<T extends object>(value: T): Omit<T, "__typename"> {
  const { __typename, ...rest } = value as T & { readonly __typename?: string };
  return rest;
}
