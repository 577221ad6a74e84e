import { Readable } from "node:stream";
import {
  defineError,
  type HttpAuth,
  hasPermission,
  type LogSource,
  requestBytesMax,
  sourceNotFound,
} from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Authenticate } from "../access/authenticate.ts";
import { localActor } from "../access/local-request.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { isUuid } from "../graphql/uuid.ts";
import { replyWithError } from "../http/error-reply.ts";
import { headerRefusal, signatureRefusal } from "../sources/source-auth.ts";
import { authenticateToken } from "../tokens/authenticate.ts";
import { BodyReservation } from "./body-reservation.ts";
import { chunkToken } from "./chunk-token.ts";
import { encodingRefusal, isReadableEncoding } from "./content-encoding.ts";
import { checkAnnouncedLength, readBody } from "./read-body.ts";

const sourceDisabled = defineError(
  "ingest.source_disabled",
  "Forbidden",
  (label: string) => `The log source ${label} is switched off`,
);

type IngestRequest = FastifyRequest<{ Params: { sourceId: string }; Body: Readable | undefined }>;

/** `POST /http/:sourceId`: the raw body of any content type, answered when its events are durable. */
export async function registerIngest(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body stays a stream: its bytes are counted and admitted before they are kept.
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.setErrorHandler((error, request, reply) => {
      // What is left of a refused body is not worth reading.
      if (!request.raw.readableEnded) reply.header("connection", "close");
      replyWithError(error, request, reply);
    });
    const authenticate = authenticateToken(dependencies);
    scope.post("/http/:sourceId", { bodyLimit: requestBytesMax }, (request, reply) =>
      acceptChunk(dependencies, authenticate, request as IngestRequest, reply),
    );
  });
}

async function acceptChunk(
  { store, pipeline, clock }: ApiDependencies,
  authenticate: Authenticate,
  request: IngestRequest,
  reply: FastifyReply,
) {
  const { headers } = request;
  const { source, auth: sourceAuth } = await sourceWithSecret(store, request.params.sourceId);
  const actor = localActor(request.raw) ?? (await authenticate(headers));
  // Whoever may change the source may send to it: the command line does not know the source's secret.
  const auth: HttpAuth = hasPermission(actor?.permissions, "LogSourceModify") ? { method: "None" } : sourceAuth;
  const early = headerRefusal(auth, headers) ?? (source.enabled ? undefined : sourceDisabled(source.label));
  if (early) throw early;
  const encoding = headers["content-encoding"];
  if (!isReadableEncoding(encoding)) return refuseEncoding(reply, encoding);
  const token = chunkToken(source.id, headers["idempotency-key"]?.toString());
  checkAnnouncedLength(headers["content-length"], requestBytesMax);

  using reservation = new BodyReservation((bytes) => pipeline.admit(bytes));
  reservation.cover(Number(headers["content-length"] ?? 0));
  const bytes = await readBody(request.body ?? Readable.from([]), requestBytesMax, (total) => reservation.cover(total));
  const late = signatureRefusal(auth, headers, bytes) ?? encodingRefusal(encoding, bytes);
  if (late) throw late;
  return pipeline.ingest({ source, bytes, token, receivedAt: clock() });
}

/** @throws sourceNotFound */
async function sourceWithSecret(store: Store, id: string): Promise<{ source: LogSource; auth: HttpAuth }> {
  const source = isUuid(id) ? await store.sources.get(id) : undefined;
  if (!source) throw sourceNotFound(id);
  const secret = source.auth.method === "None" ? undefined : await store.sources.secret(id);
  return { source, auth: { ...source.auth, ...(secret !== undefined && { secret }) } };
}

function refuseEncoding(reply: FastifyReply, encoding: string | undefined): FastifyReply {
  const message = `The Content-Encoding ${encoding} is not supported; send gzip, zstd or plain bytes`;
  return reply.code(415).send({ code: "ingest.encoding_unsupported", category: "InvalidInput", message });
}
