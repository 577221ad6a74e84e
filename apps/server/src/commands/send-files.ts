import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { createGunzip } from "node:zlib";
import { type IngestReceipt, PharosError, requestBytesMax } from "@pharos/domain";
import type { Answer, ServerClient } from "./server-client.ts";

export interface SendProgress {
  readonly file: string;
  readonly bytes: number;
  readonly counts: IngestReceipt;
}

const cutBytes = 8 * 1024 * 1024;
const attemptsMax = 60;

/**
 * Sends files to a source and yields after each acknowledged piece. A piece carries the hash of its bytes, so that
 * sending it a second time, because the first answer was lost or by mistake, changes nothing; `isAgain` sends it anew.
 * @throws PharosError with the server's sentence when it refuses a piece
 */
export async function* sendFiles(
  client: ServerClient,
  sourceId: string,
  files: readonly string[],
  isAgain: boolean,
): AsyncGenerator<SendProgress> {
  for (const file of files) {
    for await (const piece of piecesOf(file)) {
      const counts = await sendPiece(client, sourceId, piece, isAgain);
      yield { file, bytes: piece.length, counts };
    }
  }
}

/** A file that fits one request goes as it is, compressed or not; a larger one is cut between lines. */
async function* piecesOf(file: string): AsyncGenerator<Buffer> {
  if (statSync(file).size <= requestBytesMax) {
    yield await readFile(file);
    return;
  }
  const raw = createReadStream(file);
  let rest: Buffer[] = [];
  let size = 0;
  for await (const part of file.endsWith(".gz") ? raw.pipe(createGunzip()) : raw) {
    const bytes = part as Buffer;
    const end = size + bytes.length >= cutBytes ? bytes.lastIndexOf(10) + 1 : 0;
    if (end > 0) {
      yield Buffer.concat([...rest, bytes.subarray(0, end)]);
      rest = [];
      size = 0;
    }
    rest.push(bytes.subarray(end));
    size += bytes.length - end;
  }
  if (size > 0) yield Buffer.concat(rest);
}

async function sendPiece(
  client: ServerClient,
  sourceId: string,
  piece: Buffer,
  isAgain: boolean,
): Promise<IngestReceipt> {
  const key = isAgain ? crypto.randomUUID() : createHash("sha256").update(sourceId).update(piece).digest("hex");
  for (let attempt = 1; ; attempt++) {
    const answer = await client.post(`/http/${encodeURIComponent(sourceId)}`, piece, {
      "content-type": "application/octet-stream",
      "idempotency-key": key,
    });
    if (answer.status === 200) return JSON.parse(answer.body) as IngestReceipt;
    if (!isWorthRetrying(answer.status) || attempt === attemptsMax) throw refusal(answer);
    await wait(Number(answer.headers["retry-after"] ?? 1) * 1000);
  }
}

function isWorthRetrying(status: number): boolean {
  return status === 429 || status === 503;
}

function refusal(answer: Answer): PharosError {
  let sentence = answer.body.slice(0, 500);
  try {
    sentence = (JSON.parse(answer.body) as { message?: string }).message ?? sentence;
  } catch {
    // Not JSON: the text is the best there is.
  }
  return new PharosError("command.refused", "ServerError", `The server answered ${answer.status}: ${sentence}`);
}
