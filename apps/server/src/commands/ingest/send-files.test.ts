import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync, zstdDecompressSync } from "node:zlib";
import { addReceipts, emptyReceipt, type IngestReceipt } from "@pharos/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ServerClient } from "../../client/server-client.ts";
import { type SendOptions, sendFiles } from "./send-files.ts";

/** What a server of logs keeps of deliveries, by their names. */
let kept: Map<string, string[]>;
/** Answers that come before the ones that keep: a status, and Retry-After. */
let troubles: { readonly status: number; readonly retryAfter?: string }[];
let bodies: number[];
let requestBytes: number;

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { status, answer, headers } = answerTo(Buffer.concat(parts), request.headers);
  response.writeHead(status, headers).end(JSON.stringify(answer));
});
const folder = mkdtempSync(join(tmpdir(), "pharos-send-"));
let client: ServerClient;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  client = new ServerClient({ dataDir: folder, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  kept = new Map();
  troubles = [];
  bodies = [];
  requestBytes = 200_000;
});

function answerTo(body: Buffer, headers: IncomingHttpHeaders) {
  const trouble = troubles.shift();
  if (trouble) {
    const { status, retryAfter } = trouble;
    return { status, answer: { message: "Not now" }, headers: retryAfter ? { "retry-after": retryAfter } : {} };
  }
  if (body.length > requestBytes) return { status: 413, answer: { message: "Too large" }, headers: {} };
  bodies.push(body.length);
  const key = String(headers["idempotency-key"]);
  const before = kept.get(key);
  const lines = unpack(body).toString().split("\n").filter(Boolean);
  if (!before) kept.set(key, lines);
  const received = lines.length;
  const counts = { received, stored: before ? 0 : received, failed: 0, dropped: 0, repeated: before ? received : 0 };
  return { status: 200, answer: counts, headers: {} };
}

function unpack(body: Buffer): Buffer {
  if (body[0] === 0x1f) return gunzipSync(body);
  return body[0] === 0x28 && body[1] === 0xb5 ? zstdDecompressSync(body) : body;
}

const limits = { requestBytes: 200_000, unpackedBytes: 400_000, pieceBytes: 70_000 };
const lines = Array.from({ length: 20_000 }, (_, n) => `{"n":${n},"text":"${"x".repeat(30)}"}`);

function aFile(name: string, bytes: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

async function send(files: string[], more: Partial<SendOptions> = {}): Promise<IngestReceipt> {
  const pauses: number[] = [];
  let total = emptyReceipt;
  const options: SendOptions = {
    sourceId: "doors",
    streamType: "Auto",
    isAgain: false,
    onWait: () => undefined,
    limits,
    pause: async (ms) => pauses.push(ms),
    ...more,
  };
  for await (const { counts } of sendFiles(client, files, options)) total = addReceipts(total, counts);
  return total;
}

const text = `${lines.join("\n")}\n`;
test.each([
  ["a plain file larger than a request", "a.ndjson", Buffer.from(text)],
  ["a small gzip file that is large when it is unpacked", "a.ndjson.gz", gzipSync(text)],
])("cuts %s and stores each record once, however often it is sent", async (_name, name, bytes) => {
  const file = aFile(name, bytes);
  expect(await send([file])).toMatchObject({ received: lines.length, stored: lines.length });
  expect([...kept.values()].flat()).toEqual(lines);
  expect(Math.max(...bodies)).toBeLessThanOrEqual(200_000);
  expect(await send([file])).toMatchObject({ received: lines.length, stored: 0, repeated: lines.length });
  expect(await send([file], { isAgain: true })).toMatchObject({ stored: lines.length, repeated: 0 });
});

test("keeps equal parts of one file apart", async () => {
  const file = aFile("same.ndjson", "same line of one file\n".repeat(20_000));
  expect(await send([file])).toMatchObject({ received: 20_000, stored: 20_000, repeated: 0 });
});

test("sends a file as it is when it fits, and cuts it where the server takes less", async () => {
  const small = aFile("small.ndjson", text.slice(0, 150_000));
  await send([small]);
  expect(bodies).toEqual([150_000]);
  bodies = [];
  requestBytes = 140_000;
  await send([aFile("other.ndjson", text.slice(0, 150_100))]);
  expect(bodies.length).toBeGreaterThan(1);
});

test("compresses one value that cannot be cut and is too large", async () => {
  const array = JSON.stringify(lines.map((line) => JSON.parse(line)));
  await send([aFile("array.json", array)]);
  expect(bodies).toHaveLength(1);
  expect([...kept.values()]).toEqual([[array]]);
});

test("waits as long as the server asks, and stores each record once all the same", async () => {
  troubles = [{ status: 429, retryAfter: "7" }, { status: 503, retryAfter: "60" }, { status: 502 }];
  const pauses: number[] = [];
  const said: string[] = [];
  const file = aFile("a.ndjson", "one\ntwo\n");
  const counts = await send([file], {
    pause: async (ms) => pauses.push(ms),
    onWait: (sentence) => said.push(sentence),
  });
  expect(counts).toMatchObject({ received: 2, stored: 2 });
  expect(pauses).toEqual([7_000, 60_000, 4_000]);
  expect(said[1]).toBe("waiting 60 s: Not now");
});

test("tells what the server says of a delivery that it refuses, with the file", async () => {
  troubles = [{ status: 409 }];
  await expect(send([aFile("a.ndjson", "one\n")])).rejects.toThrow(
    /answered 409 to a delivery of .*a\.ndjson: Not now/,
  );
});

test("sends of a damaged file only what stays the same when it is repaired", async () => {
  const whole = gzipSync(text);
  const file = aFile("cut.gz", whole.subarray(0, whole.length - 100));
  await expect(send([file])).rejects.toThrow(/truncated/);
  const before = [...kept.values()].flat().length;
  expect(before).toBeGreaterThan(0);
  writeFileSync(file, whole);
  expect(await send([file])).toMatchObject({ received: lines.length, stored: lines.length - before, repeated: before });
});
