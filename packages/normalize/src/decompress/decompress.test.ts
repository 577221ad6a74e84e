import { gzipSync, zstdCompressSync } from "node:zlib";
import { PharosError } from "@pharos/domain";
import { describe, expect, test } from "vitest";
import { decompress } from "./decompress.ts";

const plain = Buffer.from("one line of a log\n".repeat(2000));
const compressed = [
  ["gzip", gzipSync(plain)],
  ["zstd", zstdCompressSync(plain)],
] as const;

function refusal(bytes: Uint8Array, bytesMax?: number): Pick<PharosError, "code" | "category" | "message"> | undefined {
  try {
    decompress(bytes, bytesMax);
    return undefined;
  } catch (error) {
    if (!(error instanceof PharosError)) throw error;
    return { code: error.code, category: error.category, message: error.message };
  }
}

describe.each(compressed)("%s", (name, bytes) => {
  test("is recognised and decompressed", () => {
    expect(plain.equals(decompress(bytes))).toBe(true);
  });
  test("that is truncated is named so", () => {
    expect(refusal(bytes.subarray(0, bytes.length - 12))).toMatchObject({
      code: "chunks.truncated",
      category: "InvalidInput",
      message: `The ${name} data is truncated: it ends before its last block does`,
    });
  });
  test("that is damaged is named so", () => {
    const damaged = Buffer.from(bytes).fill(0x55, 6, bytes.length);
    expect(refusal(damaged)).toMatchObject({ code: "chunks.corrupt", category: "InvalidInput" });
  });
  test("that grows beyond the limit is stopped", () => {
    expect(refusal(bytes, plain.length - 1)).toMatchObject({ code: "chunks.too_large", category: "TooLarge" });
  });
});

test("a bomb is stopped without the memory it asks for", () => {
  // 1 GiB of zeros as members of 16 MiB each: gzip allows one after another.
  const member = gzipSync(Buffer.alloc(16 * 1024 * 1024));
  const bomb = Buffer.concat(Array.from({ length: 64 }, () => member));
  const before = process.memoryUsage.rss();
  expect(refusal(bomb, 32 * 1024 * 1024)).toMatchObject({ code: "chunks.too_large" });
  expect(process.memoryUsage.rss() - before).toBeLessThan(256 * 1024 * 1024);
});

test("other bytes pass as they are, within the limit", () => {
  expect(decompress(plain)).toBe(plain);
  expect(decompress(new Uint8Array())).toHaveLength(0);
  expect(refusal(plain, 10)).toMatchObject({ code: "chunks.too_large" });
});
