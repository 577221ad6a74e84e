import { chmodSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { markLocal } from "@pharos/api";
import type { FastifyInstance } from "fastify";
import { socketName } from "../../client/server-client.ts";

/**
 * The same routes on a unix socket in the data folder, which only its owner may open: whoever can, is the
 * administrator of this host and needs no token.
 */
export async function listenLocally(app: FastifyInstance, dataDir: string): Promise<Server> {
  const path = join(dataDir, socketName);
  rmSync(path, { force: true });
  const server = createServer((request, response) => {
    markLocal(request);
    app.routing(request, response);
  });
  const previousMask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(path, resolve);
    });
  } finally {
    process.umask(previousMask);
  }
  chmodSync(path, 0o600);
  return server;
}
