import { createHash, randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { zstdCompressSync } from "node:zlib";
import {
  decompressedBytesMax,
  emptyReceipt,
  type IntakeReceipt,
  PharosError,
  requestBytesMax,
  type StreamType,
} from "@pharos/domain";
import type { Answer, ServerClient } from "../../client/server-client.ts";
import { logPieces, pieceBytesMin, unpackFile } from "./log-pieces.ts";
import { retryDelayMs } from "./retry-delivery.ts";

export interface SendProgress {
  readonly file: string;
  readonly counts: IntakeReceipt;
}

export interface SendOptions {
  readonly sourceId: string;
  readonly streamType: StreamType;
  /** Send even what was sent before. */
  readonly isAgain: boolean;
  /** Hears why and how long it waits. */
  readonly onWait: (sentence: string) => void;
  /** Bytes of one request, and of one after it is unpacked. */
  readonly limits?: { readonly requestBytes: number; readonly unpackedBytes: number; readonly pieceBytes: number };
  readonly pause?: (ms: number) => Promise<unknown>;
}

interface Piece {
  readonly bytes: Buffer;
  /** Where it begins in the file, unpacked. */
  readonly at: number;
}

const tooLarge = 413;
const limitsDefault = {
  requestBytes: requestBytesMax,
  unpackedBytes: decompressedBytesMax,
  pieceBytes: pieceBytesMin,
};

/**
 * Sends files to a source and yields after each acknowledged delivery. A delivery is named by its content and its place
 * in the file: sent a second time, because an answer was lost or by a second run, it changes nothing.
 * @throws PharosError with the server's sentence when it refuses a delivery
 */
export async function* sendFiles(
  client: Pick<ServerClient, "post">,
  files: readonly string[],
  options: SendOptions,
): AsyncGenerator<SendProgress> {
  for (const file of files) {
    if (await fitsOneDelivery(file, options.limits ?? limitsDefault)) {
      const counts = await sendWhole(client, file, options);
      if (counts) {
        yield { file, counts };
        continue;
      }
    }
    for await (const piece of piecesOf(file, options)) {
      yield { file, counts: await sendPiece(client, file, piece, options) };
    }
  }
}

/** Sends a file as it is, compressed or not; undefined where it has to be cut all the same. */
async function sendWhole(
  client: Pick<ServerClient, "post">,
  file: string,
  options: SendOptions,
): Promise<IntakeReceipt | undefined> {
  try {
    return await sendPiece(client, file, { bytes: await readFile(file), at: 0 }, options);
  } catch (error) {
    if (error instanceof DeliveryRefused && error.status === tooLarge) return undefined;
    throw error;
  }
}

/** Pieces that each have whole records. */
async function* piecesOf(file: string, { streamType, limits = limitsDefault }: SendOptions): AsyncGenerator<Piece> {
  let at = 0;
  const held: Piece[] = [];
  // Two behind: what was cut near damaged bytes would be cut elsewhere once the file is repaired.
  for await (const bytes of logPieces(file, streamType, limits.pieceBytes)) {
    held.push({ bytes, at });
    at += bytes.length;
    if (held.length > 2) yield* held.splice(0, 1);
  }
  yield* held;
}

async function fitsOneDelivery(file: string, { requestBytes, unpackedBytes }: typeof limitsDefault): Promise<boolean> {
  if (file === "-" || sizeOf(file) > requestBytes) return false;
  let unpacked = 0;
  try {
    for await (const part of unpackFile(file)) {
      unpacked += part.length;
      if (unpacked > unpackedBytes) return false;
    }
  } catch {
    // Damaged: the server says what is wrong.
  }
  return true;
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch (error) {
    throw new PharosError("command.unreadable", "InvalidInput", (error as Error).message);
  }
}

async function sendPiece(
  client: Pick<ServerClient, "post">,
  file: string,
  piece: Piece,
  options: SendOptions,
): Promise<IntakeReceipt> {
  const { sourceId, isAgain, onWait, pause = wait } = options;
  const body = bodyOf(piece, file, options);
  const headers = {
    "content-type": "application/octet-stream",
    "idempotency-key": isAgain ? randomUUID() : nameOf(piece, sourceId),
  };
  const startedMs = performance.now();
  for (let attempt = 1; ; attempt++) {
    const answer = await post(client, sourceId, body, headers);
    if ("status" in answer && answer.status === 200) return readReceipt(answer.body);
    const status = "status" in answer ? answer.status : 0;
    const retryAfter = "status" in answer ? answer.headers["retry-after"] : undefined;
    const delayMs = retryDelayMs({ status, retryAfter }, attempt, performance.now() - startedMs, new Date());
    if (delayMs === undefined) throw "status" in answer ? new DeliveryRefused(answer, file) : answer.error;
    onWait(`waiting ${Math.ceil(delayMs / 1000)} s: ${"status" in answer ? sentenceOf(answer) : answer.error.message}`);
    await pause(delayMs);
  }
}

/** A server that hands deliveries to others counts no events. */
function readReceipt(body: string): IntakeReceipt {
  return { ...emptyReceipt, ...(JSON.parse(body) as Partial<IntakeReceipt>) };
}

async function post(
  client: Pick<ServerClient, "post">,
  sourceId: string,
  body: Buffer,
  headers: Record<string, string>,
): Promise<Answer | { readonly error: Error }> {
  try {
    return await client.post(`/http/${encodeURIComponent(sourceId)}?failures=accept`, body, headers);
  } catch (error) {
    return { error: error as Error };
  }
}

function nameOf({ bytes, at }: Piece, sourceId: string): string {
  return createHash("sha256").update(`${sourceId} ${at} `).update(bytes).digest("hex");
}

/** One value that can't be cut, such as a JSON array, may be larger than a request until it is compressed. */
function bodyOf({ bytes }: Piece, file: string, { limits = limitsDefault }: SendOptions): Buffer {
  if (bytes.length <= limits.requestBytes) return bytes;
  const body = zstdCompressSync(bytes);
  if (body.length <= limits.requestBytes) return body;
  throw new PharosError(
    "command.too_large",
    "TooLarge",
    `${file} holds one value of ${bytes.length} bytes that cannot be split, such as a JSON array, and a delivery can have at most ${limits.requestBytes} bytes. Split the value into several files, or write a record a line.`,
  );
}

class DeliveryRefused extends PharosError {
  readonly status: number;

  constructor(answer: Answer, file: string) {
    const sentence = `The server answered ${answer.status} to a delivery of ${file}: ${sentenceOf(answer)}`;
    super("command.refused", "ServerError", sentence);
    this.status = answer.status;
  }
}

function sentenceOf({ body }: Answer): string {
  try {
    return (JSON.parse(body) as { message?: string }).message ?? body.slice(0, 500);
  } catch {
    // Not JSON: the text is the best there is.
    return body.slice(0, 500);
  }
}
