import type { FastifyInstance } from "fastify";
import type { ApiDependencies } from "../../context/api-dependencies.ts";
import { replyWithError } from "../../http/error-reply.ts";
import { hookPath } from "./hook-path.ts";
import { receiveHook } from "./receive-hook.ts";

const bodyLimit = 1024 * 1024;

/** `POST /hooks/destinations/:id`: what people change in the tools that alerts were sent to, signed by the tool. */
export async function registerHooks(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the bytes as they were sent.
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, done) => done(null, body));
    scope.setErrorHandler(replyWithError);
    scope.post<{ Params: { id: string } }>(`${hookPath}:id`, { bodyLimit }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const answer = await receiveHook(dependencies, request.params.id, { headers: request.headers, body });
      return reply.headers(answer.headers ?? {}).send(answer.body);
    });
  });
}
