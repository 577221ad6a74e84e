import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtConsole, registerConsole } from "./serve-console.ts";

const script = "export const answer = 42;\n".repeat(200);
const asset = "/assets/index-abc123.js";
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "console-"));
  await mkdir(join(folder, "assets"));
  const path = join(folder, asset);
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  await writeFile(path, script);
  await writeFile(`${path}.br`, brotliCompressSync(script));
  await writeFile(`${path}.gz`, gzipSync(script));
  await writeFile(join(folder, "assets/font-abc123.woff2"), "font");
  app = Fastify();
  await registerConsole(app, `${folder}/`);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test("the console is where its build puts it", async () => {
  const { name } = JSON.parse(await readFile(join(builtConsole, "../package.json"), "utf8")) as { name: string };
  expect(name).toBe("@pharos/console");
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: "GET", url, headers });

test.each([
  { accepts: "gzip, deflate, br, zstd", sent: "br", unpack: brotliDecompressSync },
  { accepts: "gzip", sent: "gzip", unpack: gunzipSync },
  { accepts: "br;q=0, gzip;q=0.5", sent: "gzip", unpack: gunzipSync },
  { accepts: undefined, sent: undefined, unpack: (bytes: Buffer) => bytes },
  { accepts: "identity", sent: undefined, unpack: (bytes: Buffer) => bytes },
])("an asset is sent to a browser that accepts $accepts as $sent", async ({ accepts, sent, unpack }) => {
  const { statusCode, headers, rawPayload } = await get(asset, accepts ? { "accept-encoding": accepts } : {});
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ vary: "accept-encoding", "cache-control": "public, max-age=31536000, immutable" });
  expect(headers["content-encoding"]).toBe(sent);
  expect(headers["content-type"]).toMatch(/javascript/);
  expect(unpack(rawPayload).toString()).toBe(script);
});

test("each form has an ETag of its own, which spares it when it is known", async () => {
  const etags = await Promise.all(
    ["br", "gzip", "identity"].map(async (encoding) => {
      const { headers } = await get(asset, { "accept-encoding": encoding });
      const again = await get(asset, { "accept-encoding": encoding, "if-none-match": String(headers.etag) });
      expect(again.statusCode).toBe(304);
      return headers.etag;
    }),
  );
  expect(new Set(etags).size).toBe(3);
});

test("what the build did not compress is sent as it is, and the compressed forms have no address", async () => {
  const font = await get("/assets/font-abc123.woff2", { "accept-encoding": "br, gzip" });
  expect(font.headers["content-encoding"]).toBeUndefined();
  expect(font.body).toBe("font");
  expect((await get(`${asset}.br`, { "accept-encoding": "br" })).statusCode).toBe(404);
  expect((await get("/alerts-and-errors/", { accept: "text/html" })).headers["cache-control"]).toBe("no-cache");
});
