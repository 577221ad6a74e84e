import { requestBytesMax } from "@pharos/domain";
import type { FastifyInstance } from "fastify";
import { deliveryFailure } from "../ingest/delivery-failure.ts";

export interface ShipperFailure {
  readonly status: number;
  readonly answer: object;
  /** JSON where there is none. */
  readonly type?: string;
}

/** Opens routes whose bodies stay streams, and whose failures are said in the words of the protocol. */
export async function openShipperScope(
  app: FastifyInstance,
  toFailure: (error: Error, contentType?: string) => ShipperFailure,
  addRoutes: (scope: FastifyInstance) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { bodyLimit: requestBytesMax }, (_request, payload, done) => done(null, payload));
    scope.setErrorHandler((error, request, reply) => {
      // What is left of a refused body is not worth reading.
      if (!request.raw.readableEnded) reply.header("connection", "close");
      const failure = deliveryFailure(error) as Error & { readonly retryAfterSeconds?: number };
      if (failure !== error) request.log.error({ err: error, requestId: request.id }, "A delivery was not stored");
      const { status, answer, type } = toFailure(failure, request.headers["content-type"]);
      if (failure.retryAfterSeconds !== undefined) {
        reply.header("retry-after", String(Math.max(1, Math.ceil(failure.retryAfterSeconds))));
      }
      void reply
        .code(status)
        .type(type ?? "application/json")
        .send(answer);
    });
    await addRoutes(scope);
  });
}
