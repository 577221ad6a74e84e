import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadOrCreateKeyFile, parseKey } from "./key-file.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pharos-key-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("makes one key for all who ask first, for their eyes only", async () => {
  const path = join(folder, "data", "secret.key");
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateKeyFile(path)));
  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, "data"))).toEqual(["secret.key"]);
  expect(await loadOrCreateKeyFile(path)).toEqual(keys[0]);
});

test("refuses a file that holds no key, and leaves it as it is", async () => {
  const path = join(folder, "secret.key");
  await writeFile(path, "not a key");
  await expect(loadOrCreateKeyFile(path)).rejects.toThrow(`${path} is not a key: it must be 32 bytes`);
});

test("reads a key as the configuration writes it", () => {
  expect(parseKey(` ${"AB".repeat(32)}\n`, "PHAROS_SECRET_KEY")).toEqual(Buffer.alloc(32, 0xab));
  expect(() => parseKey("ab", "PHAROS_SECRET_KEY")).toThrow("PHAROS_SECRET_KEY is not a key");
});
