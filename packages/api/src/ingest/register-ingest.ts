import { Readable } from "node:stream";
import {
  defineError,
  type HttpAuth,
  hasPermission,
  type LogSource,
  requestBytesMax,
  sourceNotFound,
} from "@pharos/domain";
import type { Sender } from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Authenticate } from "../access/authenticate.ts";
import { localActor } from "../access/local-request.ts";
import { authenticateToken } from "../api-tokens/authenticate.ts";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { isUuid } from "../graphql/uuid.ts";
import { clientAddress } from "../http/client-address.ts";
import { replyWithError } from "../http/error-reply.ts";
import { checkAnnouncedLength, readBody } from "../http/read-body.ts";
import { headerRefusal, openSignatureCheck } from "../sources/source-auth.ts";
import { encodingRefusal, isReadableEncoding } from "./content-encoding.ts";
import { deliveryFailure, refuseWithoutRoom } from "./delivery-failure.ts";
import { openDeliveryName } from "./delivery-name.ts";
import { UnknownSenders } from "./unknown-senders.ts";

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
      const failure = deliveryFailure(error);
      if (failure !== error) request.log.error({ err: error, requestId: request.id }, "A delivery was not stored");
      replyWithError(failure, request, reply);
    });
    const identify = identifySender(dependencies, authenticateToken(dependencies));
    scope.post("/http/:sourceId", { bodyLimit: requestBytesMax }, (request, reply) =>
      acceptChunk(dependencies, identify, request as IngestRequest, reply),
    );
  });
}

async function acceptChunk(
  { pipeline, clock, findIntakeProblem }: ApiDependencies,
  identify: (request: IngestRequest) => Promise<KnownSender>,
  request: IngestRequest,
  reply: FastifyReply,
) {
  const { headers } = request;
  const { source, auth, isProven } = await identify(request);
  refuseWithoutRoom(findIntakeProblem());
  const encoding = headers["content-encoding"];
  if (!isReadableEncoding(encoding)) return refuseEncoding(reply, encoding);
  const name = openDeliveryName(source.id, auth, headers);
  checkAnnouncedLength(headers["content-length"], requestBytesMax);

  const sender: Sender = { source: source.id, address: clientAddress(request.ip), isProven };
  using reservation = pipeline.admission.open(sender);
  const signature = openSignatureCheck(auth, headers, clock());
  const bytes = await readBody(request.body ?? Readable.from([]), requestBytesMax, (piece, total) => {
    reservation.cover(total);
    signature?.update(piece);
    name.update(piece);
  });
  const late = signature?.refusal() ?? encodingRefusal(encoding, bytes);
  if (late) throw late;
  if (signature) reservation.prove();
  reservation.begin();
  // Awaited, so that the room is held until the events are durable.
  return await pipeline.ingest({
    source,
    bytes,
    token: name.token,
    bodyDigest: name.bodyDigest(),
    receivedAt: clock(),
    onProgress: (share) => reservation.progress(share),
    onLong: () => reservation.isLong(),
  });
}

interface KnownSender {
  readonly source: LogSource;
  /** What the headers did not prove yet: a signature over the body. */
  readonly auth: HttpAuth;
  readonly isProven: boolean;
}

/** Tells by the headers alone who sends, before any of the body is read. */
function identifySender({ store }: ApiDependencies, authenticate: Authenticate) {
  const unknown = new UnknownSenders();
  return async (request: IngestRequest): Promise<KnownSender> => {
    using _looking = unknown.enter(clientAddress(request.ip));
    const { source, auth: sourceAuth } = await sourceWithSecret(store, request.params.sourceId);
    const actor = localActor(request.raw) ?? (await authenticate(request.headers));
    // Whoever may change the source may send to it: the command line does not know the source's secret.
    const mayChange = hasPermission(actor?.permissions, "LogSourceModify");
    const refusal = mayChange ? undefined : headerRefusal(sourceAuth, request.headers);
    if (refusal) throw refusal;
    if (!source.enabled) throw sourceDisabled(source.label);
    const { method } = sourceAuth;
    return {
      source,
      auth: mayChange ? { method: "None" } : sourceAuth,
      isProven: mayChange || (method !== "None" && method !== "HMAC"),
    };
  };
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
