import { type DataLakeQuery, seesAllOf } from "@pharos/domain";
import { type Page, type PageRequest, type QueryDownload, queryDownloadNotFound } from "@pharos/store";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { checkVisible, getQuery } from "../data-lake-queries/query-service.ts";
import { isUuid } from "../graphql/uuid.ts";
import { queryDownloadLinks, signedPath } from "../http/signed-link.ts";
import { downloadExpired, downloadFailed, downloadNotReady } from "./errors.ts";

/** @throws dataLakeQueryNotFound, queryRowsHidden, queryNotFinished */
export async function startDownload(
  context: RequestContext,
  queryId: string,
  columns: readonly string[],
): Promise<QueryDownload> {
  authorize(context.actor, "DataAnalyticsRead");
  const query: DataLakeQuery = await getQuery(context, queryId);
  checkVisible(context, query);
  return context.downloads.start({ query, columns, issuedBy: referenceOf(context.actor) });
}

/**
 * An absolute address under which the file can be had without signing in.
 * @param id of a file or of its query
 * @throws queryDownloadNotFound, queryRowsHidden, downloadNotReady, downloadFailed, downloadExpired
 */
export async function downloadUrl(context: RequestContext, id: string, columns: readonly string[]): Promise<string> {
  authorize(context.actor, "DataAnalyticsRead");
  const { clock, config } = context;
  const download = await findDownload(context, id, columns);
  checkVisible(context, await getQuery(context, download.queryId));
  if (download.status === "running") throw downloadNotReady();
  if (download.status === "failed") throw downloadFailed(download.error);
  if (download.expiresAt <= clock()) throw downloadExpired();
  return config.publicUrl + signedPath(queryDownloadLinks, config.secretKey, download.id, download.expiresAt);
}

/** The actor's own, newest first. */
export async function listDownloads(context: RequestContext, page: PageRequest): Promise<Page<QueryDownload>> {
  authorize(context.actor, "DataAnalyticsRead");
  const { store, actor, clock } = context;
  const downloads = await store.queryDownloads.list(actor.id, page, clock());
  if (actor.logTypeAccess === undefined) return downloads;
  const queries = await Promise.all(downloads.items.map(({ queryId }) => store.dataLakeQueries.get(queryId, clock())));
  // Whoever sees less than when they asked does not read why it failed.
  const isVisible = queries.map((query) => query !== undefined && seesAllOf(actor.logTypeAccess, query.logTypeAccess));
  const visible = <T>(list: readonly T[]) => list.filter((_, index) => isVisible[index]);
  return { ...downloads, items: visible(downloads.items), cursors: visible(downloads.cursors) };
}

async function findDownload(
  { store, clock }: RequestContext,
  id: string,
  columns: readonly string[],
): Promise<QueryDownload> {
  if (!isUuid(id)) throw queryDownloadNotFound(id);
  const { queryDownloads } = store;
  const found = (await queryDownloads.get(id, clock())) ?? (await queryDownloads.latestOf(id, columns, clock()));
  if (!found) throw queryDownloadNotFound(id);
  return found;
}
