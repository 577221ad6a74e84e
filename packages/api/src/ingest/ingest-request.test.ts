import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { checkAnnouncedLength, readBody } from "../http/read-body.ts";
import { chunkToken } from "./chunk-token.ts";
import { encodingRefusal, isReadableEncoding } from "./content-encoding.ts";

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
  { encoding: undefined, isReadable: true, body: gzipped, code: undefined },
  { encoding: "identity", isReadable: true, body: gzipped, code: undefined },
  { encoding: "gzip", isReadable: true, body: gzipped, code: undefined },
  { encoding: "X-GZIP", isReadable: true, body: gzipped, code: undefined },
  { encoding: "zstd", isReadable: true, body: gzipped, code: "ingest.body_not_encoded" },
  { encoding: "gzip", isReadable: true, body: new Uint8Array([0x1f]), code: "ingest.body_not_encoded" },
  { encoding: "br", isReadable: false, body: gzipped, code: undefined },
  { encoding: "constructor", isReadable: false, body: gzipped, code: undefined },
])("Content-Encoding $encoding: readable $isReadable, refused with $code", ({ encoding, isReadable, body, code }) => {
  expect(isReadableEncoding(encoding)).toBe(isReadable);
  if (isReadable) expect(encodingRefusal(encoding, body)?.code).toBe(code);
});
