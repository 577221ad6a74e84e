import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressFolder } from "./compress-assets.ts";

test("writes both forms beside each asset that is worth it, with the same content", async () => {
  const folder = await mkdtemp(join(tmpdir(), "assets-"));
  const script = "export const answer = 42;\n".repeat(200);
  await writeFile(join(folder, "a.js"), script);
  await writeFile(join(folder, "tiny.css"), "a{}");
  await writeFile(join(folder, "font.woff2"), script);
  await compressFolder(folder);
  expect((await readdir(folder)).sort()).toEqual(["a.js", "a.js.br", "a.js.gz", "font.woff2", "tiny.css"]);
  expect(brotliDecompressSync(await readFile(join(folder, "a.js.br"))).toString()).toBe(script);
  expect(gunzipSync(await readFile(join(folder, "a.js.gz"))).toString()).toBe(script);
  await rm(folder, { recursive: true });
});
