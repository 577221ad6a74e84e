import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { replyWithError } from "../http/error-reply.ts";
import { isGoodLink, queryDownloadLinks } from "../http/signed-link.ts";
import { downloadExpired, downloadLinkInvalid } from "./errors.ts";

type DownloadRequest = FastifyRequest<{ Params: { id: string } }>;

/** Files of query rows for whoever has a link that we signed. */
export async function registerDownloads(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(replyWithError);
    scope.get<{ Params: { id: string } }>(`${queryDownloadLinks.path}/:id`, (request, reply) =>
      sendFile(dependencies, request, reply),
    );
  });
}

async function sendFile(
  { store, downloads, clock, config }: ApiDependencies,
  request: DownloadRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id } = request.params;
  if (!isGoodLink(queryDownloadLinks, config.secretKey, id, request.query, clock())) throw downloadLinkInvalid();
  const download = await store.queryDownloads.get(id, clock());
  if (download?.status !== "ready") throw downloadExpired();
  const path = downloads.pathOf(id);
  const { size } = await stat(path).catch(() => {
    throw downloadExpired();
  });
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-length", size)
    .header("content-disposition", `attachment; filename="pharos-query-${download.queryId}.csv"`)
    .header("cache-control", "private, no-store")
    .send(createReadStream(path));
}
