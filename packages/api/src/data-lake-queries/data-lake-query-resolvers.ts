import { type DataLakeQuery, invalidInput, type QueryUserConfig, queryLanguageOf } from "@pharos/domain";
import type {
  ExecuteDataLakeQueryInput,
  QueryUserConfig as ShownUserConfig,
  UpdateQueryUserConfigInput,
} from "../generated/resolver-types.ts";
import { connectionOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import { checkQuery } from "./check-query.ts";
import { queryParamsOf } from "./query-input.ts";
import { metadataOf } from "./query-metadata.ts";
import * as service from "./query-service.ts";
import { statsOf } from "./result-page.ts";
import { resultFieldSummary, resultHistogram } from "./result-statistics.ts";

const pageSizes = { default: 25, max: 999 };
const expiredMessage = "Its rows have expired: they are kept for 24 hours. Run the query again";

export const dataLakeQueryResolvers = {
  Query: {
    dataLakeQueries: async (_root, { input }, context) => {
      const { contains, issuedBy, isScheduled, startedAtAfter, startedAtBefore, status, ...asked } = input ?? {};
      const page = pageRequestOf(asked, pageSizes);
      const times = { after: startedAtAfter, before: startedAtBefore };
      const filter = present({ contains, issuedBy, isScheduled, statuses: status, ...times });
      return connectionOf(await service.listQueries(context, page, filter), page);
    },
    dataLakeQuery: (_root, { id, root }, context) =>
      root ? service.getRootQuery(context, id) : service.getQuery(context, id),
    checkDataLakeQuery: (_root, { input }, context) => checkQuery(context, queryOf(input, context.clock())),
  },
  Mutation: {
    executeDataLakeQuery: async (_root, { input }, context) => {
      const { id } = await service.executeQuery(context, queryOf(input, context.clock()));
      return { id };
    },
    executeIndicatorSearchQuery: async (_root, { input }, context) => {
      const { indicators, startTime, endTime, indicatorName } = input;
      const params = queryParamsOf({ startTime, endTime }, context.clock());
      const search = { indicators, ...(indicatorName && { field: indicatorName }) };
      const { id } = await service.executeIndicatorSearch(context, search, params);
      return { id };
    },
    cancelDataLakeQuery: async (_root, { input: { id } }, context) => {
      await service.cancelQuery(context, id);
      return { id };
    },
    updateQueryUserConfig: async (_root, { input }, context) =>
      shownConfig(input.queryId, await service.setUserConfig(context, input.queryId, configOf(input))),
  },
  CheckedDataLakeQuery: {
    estimate: ({ estimate }) => estimate(),
  },
  DataLakeQuery: {
    sql: ({ text }) => text,
    name: ({ name }) => name || null,
    message: (query) => (query.status === "succeeded" && !service.hasRows(query) ? expiredMessage : query.message),
    startedAt: ({ startedAt, createdAt }) => startedAt ?? createdAt,
    metadata: metadataOf,
    annotations: ({ visualize }) => ({ visualize }),
    progress: progressOf,
    stats: statsOf,
    userConfig: ({ id, userConfig }) => userConfig && shownConfig(id, userConfig),
    issuedBy: async ({ issuedBy }, _input, { loaders }) => {
      if (issuedBy.kind === "user") return loaders.users.load(issuedBy.id);
      return issuedBy.kind === "api-token" ? loaders.apiTokens.load(issuedBy.id) : null;
    },
    children: ({ id }, _input, context) => service.listChildren(context, id),
    histogram: (query, { buckets, column }, context) =>
      resultHistogram(context, query, { buckets, column: column ?? undefined }),
    fieldSummary: (query, { key }, context) => resultFieldSummary(context, query, key),
    results: (query, { input }, context) => service.readResults(context, query, input ?? {}),
  },
  QueryIssuer: { __resolveType: (issuer) => ("email" in issuer ? "User" : "APIToken") },
} satisfies NounResolvers;

function queryOf(input: ExecuteDataLakeQueryInput, now: Date): service.QueryToExecute {
  return {
    text: input.sql ?? "",
    language: input.language ?? queryLanguageOf(input.sql ?? ""),
    params: queryParamsOf(input, now),
    name: input.name ?? "",
    parentId: input.parentId ?? undefined,
    skipsCache: input.skipCache ?? false,
    maxAgeMs: maxAgeMsOf(input.maxAgeSeconds ?? undefined),
    copyUserConfigQueryId: input.copyUserConfigQueryId ?? undefined,
  };
}

const maxAgeSecondsMax = 3_600;

/** @throws input.invalid */
function maxAgeMsOf(seconds: number | undefined): number | undefined {
  if (seconds !== undefined && (seconds < 1 || seconds > maxAgeSecondsMax))
    throw invalidInput(`maxAgeSeconds must be from 1 to ${maxAgeSecondsMax}, not ${seconds}`);
  return seconds === undefined ? undefined : seconds * 1_000;
}

function progressOf({ status, startedAt, progress }: DataLakeQuery) {
  const { rowsRead, rowsToRead, bytesRead } = progress;
  const share = rowsToRead > 0 ? Math.min(100, (100 * rowsRead) / rowsToRead) : null;
  return {
    isWaiting: status === "running" && startedAt === undefined,
    rowsRead,
    bytesRead,
    percent: status === "succeeded" ? 100 : share,
  };
}

function configOf({ chartProperties, tableProperties }: UpdateQueryUserConfigInput): QueryUserConfig {
  return {
    chartProperties: (chartProperties ?? []).map(present),
    tableProperties: (tableProperties ?? []).map(present),
  };
}

function shownConfig(queryId: string, { chartProperties, tableProperties }: QueryUserConfig): ShownUserConfig {
  return { queryId, chartProperties: [...chartProperties], tableProperties: [...tableProperties] };
}
