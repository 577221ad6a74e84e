import type { FastifyInstance } from "fastify";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { replyWithError } from "../http/error-reply.ts";
import { isGoodLink, projectArchiveLinks } from "../http/signed-link.ts";
import { projectLinkInvalid } from "./errors.ts";

/** In base64, so of a project of 10 MB. */
const archiveBytesMax = 14 * 1024 * 1024;

/** Takes archives of projects at addresses that we signed. */
export async function registerProjectArchives(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  const { store, clock, config } = dependencies;
  await app.register(async (scope) => {
    scope.setErrorHandler(replyWithError);
    scope.removeAllContentTypeParsers();
    const options = { parseAs: "buffer", bodyLimit: archiveBytesMax } as const;
    scope.addContentTypeParser("*", options, (_request, body, done) => done(null, body));
    scope.put<{ Params: { id: string } }>(
      `${projectArchiveLinks.path}/:id`,
      {
        // Before anything of the body is read.
        onRequest: async ({ params, query }) => {
          if (!isGoodLink(projectArchiveLinks, config.secretKey, params.id, query, clock())) throw projectLinkInvalid();
        },
      },
      async ({ params, body }, reply) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        if (!(await store.projectArchives.put(params.id, bytes, clock()))) throw projectLinkInvalid();
        return reply.code(200).send();
      },
    );
  });
}
