import { PharosError } from "@pharos/domain";
import type { QueryDownload } from "@pharos/store";
import { connectionOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import * as service from "./query-download-service.ts";

const pageSizes = { default: 10, max: 100 };

export const queryDownloadResolvers = {
  Query: {
    getAsyncQueryDownloadUrl: async (_root, { input }, context) => {
      const asked = service.downloadUrl(context, input.id, input.columns ?? []);
      return orError(asked, (url) => ({ url }));
    },
    queryDownloads: async (_root, { input }, context) => {
      const page = pageRequestOf(input, pageSizes);
      const { edges, pageInfo } = connectionOf(await service.listDownloads(context, page), page);
      const now = context.clock();
      return { edges: edges.map(({ node, cursor }) => ({ node: shown(node, now), cursor })), pageInfo };
    },
  },
  Mutation: {
    startAsyncDownloadOfAllQueryResults: async (_root, { input }, context) => {
      const started = service.startDownload(context, input.originalQueryId, input.columns ?? []);
      return orError(started, (download) => ({ download: shown(download, context.clock()) }));
    },
  },
} satisfies NounResolvers;

function shown(download: QueryDownload, now: Date) {
  const isExpired = download.status === "ready" && download.expiresAt <= now;
  return {
    ...download,
    status: isExpired ? ("expired" as const) : download.status,
    error: download.error === "" ? null : { message: download.error },
  };
}

/** Clients read why it did not work in the answer; being refused stays an error. */
async function orError<T, S extends object>(work: Promise<T>, show: (result: T) => S) {
  try {
    return show(await work);
  } catch (error) {
    if (error instanceof PharosError && error.category !== "Forbidden") return { error: { message: error.message } };
    throw error;
  }
}
