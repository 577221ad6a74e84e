import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { emptyReceipt, type IntakeReceipt, type LogSource, requestBytesMax } from "@pharos/domain";
import type { FastifyRequest } from "fastify";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { clientAddress } from "../http/client-address.ts";
import { checkAnnouncedLength, readBody } from "../http/read-body.ts";
import { type BodyFormat, encodingRefusal, readBodyFormat } from "../ingest/body-format.ts";
import { chunkToken } from "../ingest/chunk-token.ts";
import { refuseWithoutRoom } from "../ingest/delivery-failure.ts";

export interface Shipment<T> {
  /** The events, on lines or as they came; undefined where nothing is to be stored. */
  readonly events: string | Uint8Array | undefined;
  readonly contents: T;
  /** Names the shipment where its sender does not: what comes under the same name again is a repeat. */
  readonly repeatKey?: string | undefined;
}

export interface PackedBytes {
  readonly bytes: Uint8Array;
  readonly encoding: BodyFormat["encoding"];
}

/** Returns how long reading a body may take in a thread, and on whose account. */
export function limitsOf(source: LogSource) {
  return { subject: "This request", limitMs: 30_000, owner: `source ${source.id}` };
}

/** Admits, reads and stores the body of a request; resolves when its events are durable. @throws PharosError */
export async function receiveShipment<T>(
  { pipeline, clock, findIntakeProblem }: ApiDependencies,
  source: LogSource,
  request: FastifyRequest,
  read: (packed: PackedBytes) => Promise<Shipment<T>>,
): Promise<{ readonly contents: T; readonly receipt: IntakeReceipt }> {
  const { headers } = request;
  refuseWithoutRoom(findIntakeProblem());
  const { encoding } = readBodyFormat(headers);
  const chosenToken = chunkToken(source.id, headers["idempotency-key"]?.toString());
  const expectedBytes = checkAnnouncedLength(headers["content-length"], requestBytesMax);
  using reservation = pipeline.admission.open({
    source: source.id,
    address: clientAddress(request.ip),
    isProven: true,
    expectedBytes,
  });
  const body = (request.body as Readable | undefined) ?? Readable.from([]);
  const bytes = await readBody(body, requestBytesMax, (_piece, total) => reservation.cover(total));
  const refusal = encodingRefusal(headers, bytes);
  if (refusal) throw refusal;
  const { events, contents, repeatKey } = await read({ bytes, encoding });
  if (!events || events.length === 0) return { contents, receipt: emptyReceipt };
  if (events !== bytes) reservation.hold(events.length);
  reservation.begin();
  const receipt = await pipeline.ingest({
    // Events that were taken out of a protocol are on lines, whatever form the source's own deliveries have.
    source: typeof events === "string" ? { ...source, streamType: "Lines" } : source,
    bytes: typeof events === "string" ? Buffer.from(events) : events,
    token: chosenToken ?? chunkToken(source.id, repeatKey && `body:${repeatKey}`),
    bodyDigest: chosenToken && createHash("sha256").update(bytes).digest("hex"),
    receivedAt: clock(),
    onProgress: (share) => reservation.progress(share),
    onLong: () => reservation.isLong(),
  });
  return { contents, receipt };
}
