import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { flowWasm } from "@pharos/flow/node";
import type { FastifyInstance } from "fastify";

const flowModulePath = "/wasm/pharos-flow.wasm";

/** The parser of PharosFlow for the console's editor: asked for again, it is sent again only when it has changed. */
export async function registerFlowModule(app: FastifyInstance): Promise<void> {
  const wasm = readFileSync(flowWasm);
  const tag = `"${createHash("sha256").update(wasm).digest("base64url")}"`;
  app.get(flowModulePath, (request, reply) => {
    reply.header("etag", tag).header("cache-control", "public, no-cache");
    const isKnown = request.headers["if-none-match"]?.split(/\s*,\s*/).some((one) => one.replace(/^W\//, "") === tag);
    return isKnown ? reply.code(304).send() : reply.type("application/wasm").send(wasm);
  });
}
