import { Readable } from "node:stream";
import {
  type HttpAuth,
  hasPermission,
  type IngestReceipt,
  type LogSource,
  requestBytesMax,
  sourceNotFound,
} from "@pharos/domain";
import type { Sender } from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Authenticate } from "../access/authenticate.ts";
import { localActor } from "../access/local-request.ts";
import { authenticateToken } from "../api-tokens/authenticate.ts";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { isUuid } from "../graphql/uuid.ts";
import { clientAddress } from "../http/client-address.ts";
import { replyWithError } from "../http/error-reply.ts";
import { checkAnnouncedLength, readBody } from "../http/read-body.ts";
import { headerRefusal, openSignatureCheck } from "../sources/source-auth.ts";
import type { ContentThreads } from "../threads/content-threads.ts";
import { type BodyFormat, encodingRefusal, firehoseId, readBodyFormat } from "./body-format.ts";
import { deliveryFailure, refuseWithoutRoom } from "./delivery-failure.ts";
import { openDeliveryName } from "./delivery-name.ts";
import { sourceDisabled } from "./errors.ts";
import { answerBody, answerHeaders, type HandshakeAnswer } from "./handshake.ts";
import { UnknownSenders } from "./unknown-senders.ts";

const unpackMsMax = 30_000;

type IngestRequest = FastifyRequest<{ Params: { sourceId: string }; Body: Readable | undefined }>;

/** Senders that keep what was refused may prefer a delivery of nothing but failures to be accepted. */
const acceptsFailures = z.object({ failures: z.literal("accept") });

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
    scope.addHook("preSerialization", nameFirehoseRequest);
    const identify = identifySender(dependencies, authenticateToken(dependencies));
    for (const url of ["/http/:sourceId", "/http/:sourceId/"]) {
      scope.post(url, { bodyLimit: requestBytesMax }, (request, reply) =>
        acceptChunk(dependencies, identify, request as IngestRequest, reply),
      );
      scope.get(url, (request, reply) => answerProbe(identify, request as IngestRequest, reply));
    }
  });
}

/** For senders that ask whether the address is right before they send; GET answers HEAD as well. */
async function answerProbe(
  identify: (request: IngestRequest) => Promise<KnownSender>,
  request: IngestRequest,
  reply: FastifyReply,
) {
  const { source } = await identify(request);
  const handshake = answerHeaders(request.headers, request.query);
  return handshake ? shake(reply, handshake) : { source: source.id, accepts: "POST" };
}

function shake(reply: FastifyReply, { type, body }: HandshakeAnswer): FastifyReply {
  return reply.type(type).header("x-content-type-options", "nosniff").send(body);
}

async function acceptChunk(
  { pipeline, clock, findIntakeProblem, threads }: ApiDependencies,
  identify: (request: IngestRequest) => Promise<KnownSender>,
  request: IngestRequest,
  reply: FastifyReply,
) {
  const { headers } = request;
  const { source, auth, secret, isProven } = await identify(request);
  refuseWithoutRoom(findIntakeProblem());
  const format = readBodyFormat(headers);
  const name = openDeliveryName(source.id, auth, headers);
  const expectedBytes = checkAnnouncedLength(headers["content-length"], requestBytesMax);

  const sender: Sender = { source: source.id, address: clientAddress(request.ip), isProven, expectedBytes };
  using reservation = pipeline.admission.open(sender);
  const signature = openSignatureCheck(auth, headers, clock());
  const body = await readBody(request.body ?? Readable.from([]), requestBytesMax, (piece, total) => {
    reservation.cover(total);
    signature?.update(piece);
    name.update(piece);
  });
  const late = signature?.refusal() ?? encodingRefusal(headers, body);
  if (late) throw late;
  if (signature) reservation.prove();
  const handshake = answerHeaders(headers, request.query) ?? answerBody(body, secret);
  if (handshake) return shake(reply, handshake);
  const bytes = await unpack(threads, source, format, body);
  if (bytes !== body) reservation.hold(bytes.byteLength);
  reservation.begin();
  // Awaited, so that the room is held until the events are durable.
  const receipt = await pipeline.ingest({
    source,
    bytes,
    token: name.token,
    bodyDigest: name.bodyDigest(),
    receivedAt: clock(),
    onProgress: (share) => reservation.progress(share),
    onLong: () => reservation.isLong(),
  });
  // Answered as 200 too: several senders take no other status for an acknowledgement.
  if (receipt.isQueued) return { isQueued: true };
  const isAllFailed = receipt.received > 0 && receipt.failed === receipt.received;
  if (!isAllFailed || acceptsFailures.safeParse(request.query).success) return receipt;
  return reply.code(422).send({ ...nothingStored(receipt), ...receipt });
}

function nothingStored({ received }: IngestReceipt) {
  const events = received === 1 ? "The event" : `None of the ${received} events`;
  const message = `${events} could ${received === 1 ? "not " : ""}be read as a log type of this source. What came is kept with the reasons on the source's page, and can be read again once its schemas fit.`;
  return { code: "ingest.nothing_stored", category: "InvalidInput", message };
}

/** In a thread, as a small body may unpack to a large one. */
async function unpack(
  threads: ContentThreads,
  source: LogSource,
  format: BodyFormat,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  if (format.encoding === undefined && !format.isFirehose) return bytes;
  const limits = { subject: "This delivery", limitMs: unpackMsMax, owner: `source ${source.id}` };
  return threads.run("unpackBody", { bytes, ...format }, limits);
}

/** Amazon Data Firehose reads the id of its request, the time and, of a failure, its message; it takes 200 alone. */
async function nameFirehoseRequest(request: FastifyRequest, _reply: FastifyReply, answer: unknown) {
  const requestId = firehoseId(request.headers);
  if (requestId === undefined) return answer;
  const { message } = answer as { readonly message?: string };
  return { ...(answer as object), requestId, timestamp: Date.now(), ...(message && { errorMessage: message }) };
}

interface KnownSender {
  readonly source: LogSource;
  /** What the headers did not prove yet: a signature over the body. */
  readonly auth: HttpAuth;
  /** Of the source, whatever proved the sender. */
  readonly secret: string | undefined;
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
      secret: sourceAuth.secret,
      isProven: mayChange || (method !== "None" && method !== "HMAC"),
    };
  };
}

/** @throws sourceNotFound */
async function sourceWithSecret(store: Store, id: string): Promise<{ source: LogSource; auth: HttpAuth }> {
  const source = isUuid(id) ? await store.sources.get(id) : undefined;
  if (source?.type !== "HTTP") throw sourceNotFound(id);
  const secret = source.auth.method === "None" ? undefined : await store.sources.secret(id);
  return { source, auth: { ...source.auth, ...(secret !== undefined && { secret }) } };
}
