import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Made by the build. */
export const builtConsole = fileURLToPath(new URL("../../../../console/dist/", import.meta.url));
const yearSeconds = 31_536_000;
/** The one script that compiles WebAssembly, so that no page has to be allowed to. */
const flowWorker = /\/assets\/flow-worker-[\w-]+\.js/;
const flowWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The console's one page; undefined where nothing was built. */
export function readConsolePage(folder = builtConsole): string | undefined {
  const path = join(folder, "index.html");
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/**
 * The built console: files with a hash in their name for ever, its one page for every other path. Assets are sent as
 * the build compressed them.
 */
export async function registerConsole(app: FastifyInstance, folder = builtConsole): Promise<void> {
  const page = readConsolePage(folder);
  if (page === undefined) return answerUnknownPaths(app);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ["**/*.br", "**/*.gz"],
    setHeaders: (response, path) => {
      const isHashed = path.includes("/assets/");
      if (flowWorker.test(path)) response.header("content-security-policy", flowWorkerPolicy);
      response.header("cache-control", isHashed ? `public, max-age=${yearSeconds}, immutable` : "no-cache");
    },
  });
  answerUnknownPaths(app, page);
}

/** Fastify's own answer writes the address with its query into the log. */
function answerUnknownPaths(app: FastifyInstance, page?: string): void {
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
    if (page && wantsPage) return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page);
    return reply
      .code(404)
      .send({ code: "http.not_found", category: "NotFound", message: `${request.url} does not exist` });
  });
}
