import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { checkAnnouncedLength, readBody } from "../http/read-body.ts";
import { encodingRefusal, readBodyFormat } from "./body-format.ts";
import { chunkToken } from "./chunk-token.ts";

test("a body is read whole and counted piece by piece", async () => {
  const totals: number[] = [];
  const body = await readBody(Readable.from([Buffer.from("ab"), Buffer.from("c")]), 10, (_piece, total) => {
    totals.push(total);
  });
  expect(body.toString()).toBe("abc");
  expect(totals).toEqual([2, 3]);
});

test("a body is dropped at the first byte over the limit", async () => {
  const body = Readable.from([Buffer.alloc(6), Buffer.alloc(6), Buffer.alloc(6)]);
  await expect(readBody(body, 10, () => undefined)).rejects.toMatchObject({ code: "request.body_too_large" });
  expect(body.destroyed).toBe(true);
});

test("a body that breaks off is no body", async () => {
  const body = new Readable({ read: () => undefined });
  body.push("ab");
  const whole = readBody(body, 10, () => undefined);
  body.destroy(new Error("aborted"));
  await expect(whole).rejects.toMatchObject({ code: "request.body_incomplete" });
});

test("an announced length over the limit is refused before reading", () => {
  expect(() => checkAnnouncedLength("11", 10)).toThrow("A request can have at most 10 bytes");
  expect(() => checkAnnouncedLength("10", 10)).not.toThrow();
  expect(() => checkAnnouncedLength(undefined, 10)).not.toThrow();
});

test("the same key names the same chunk of the same source only", () => {
  expect(chunkToken("s1", "k")).toBe(chunkToken("s1", "k"));
  expect(chunkToken("s1", "k")).not.toBe(chunkToken("s2", "k"));
  expect(chunkToken("s1", undefined)).toBeUndefined();
});

test.each(["", " ", "a b", "ä", "x".repeat(201), "a\u0000"])("%j is no idempotency key", (key) => {
  expect(() => chunkToken("s1", key)).toThrow("Idempotency-Key");
});

const gzipped = new Uint8Array([0x1f, 0x8b, 8]);
test.each([
  { encoding: undefined, body: gzipped, code: undefined },
  { encoding: "identity", body: gzipped, code: undefined },
  { encoding: "gzip", body: gzipped, code: undefined },
  { encoding: "X-GZIP", body: gzipped, code: undefined },
  { encoding: "zstd", body: gzipped, code: "ingest.body_not_encoded" },
  { encoding: "gzip", body: new Uint8Array([0x1f]), code: "ingest.body_not_encoded" },
])("Content-Encoding $encoding is refused with $code", ({ encoding, body, code }) => {
  const headers = { "content-encoding": encoding };
  expect(readBodyFormat(headers)).toEqual({ encoding: undefined, isFirehose: false });
  expect(encodingRefusal(headers, body)?.code).toBe(code);
});

test.each([
  [{ "content-encoding": "br" }, /Content-Encoding br is not supported/],
  [{ "content-encoding": "constructor" }, /not supported/],
  [{ "content-type": "application/x-msgpack" }, /Send JSON lines/],
])("%j cannot be read, and the sender is told what can", (headers, message) => {
  expect(() => readBodyFormat(headers)).toThrow(message);
});
