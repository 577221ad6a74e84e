import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  clusterHome,
  createCluster,
  findBinaries,
  loadOrCreatePassword,
  postgresAccount,
  processEnvironment,
  sharedFolderDefault,
  superuser,
} from "@pharos/store/postgres";
import pg from "pg";
import { copyClusterTemplate } from "./cluster-template.ts";

export interface TestServer {
  readonly url: string;
  close(): Promise<void>;
}

/** The PostgreSQL at PHAROS_TEST_DATABASE_URL, on which tests may make databases; undefined when none is named. */
export function testServerAt(): TestServer | undefined {
  const url = process.env.PHAROS_TEST_DATABASE_URL;
  return url ? { url, close: async () => undefined } : undefined;
}

/** The PostgreSQL that is named, whose schema `public` tests may empty, or one of our own on a TCP port. */
export async function startTestServer(): Promise<TestServer> {
  return testServerAt() ?? startOwnServer();
}

/** @param more settings of PostgreSQL, as `name=value` */
export async function startOwnServer(more: readonly string[] = []): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "pharos-server-"));
  await copyClusterTemplate(dataDir);
  const account = postgresAccount(dataDir);
  const home = await clusterHome(dataDir, account, sharedFolderDefault);
  const binaries = await findBinaries(home, account, sharedFolderDefault);
  const password = await loadOrCreatePassword(dataDir);
  const dataFolder = await createCluster(home, binaries, account, password);
  // Unlike the embedded one, this server is reached by its address.
  await appendFile(join(dataFolder, "pg_hba.conf"), "host all all 127.0.0.1/32 scram-sha-256\n");
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", `port=${port}`, ...more];
  const server = spawn(binaries.postgres, ["-D", dataFolder, ...settings.flatMap((setting) => ["-c", setting])], {
    ...account,
    cwd: home,
    env: processEnvironment(binaries),
    stdio: "ignore",
  });
  const ended = once(server, "exit");
  const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
  await untilAccepting(url);
  return {
    url,
    close: async () => {
      server.kill("SIGINT");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  listener.close();
  await once(listener, "close");
  if (address === null || typeof address === "string") throw new TypeError("A TCP listener has a port");
  return address.port;
}

async function untilAccepting(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await client.end().catch(() => undefined);
    }
  }
}
