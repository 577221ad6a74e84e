import pg from "pg";
import { withOpenRules, writeAccessRules } from "./access-rules.ts";
import { superuser } from "./create-cluster.ts";
import { startFailed } from "./errors.ts";
import { claimWhenReady } from "./ownership.ts";
import { type ServerOptions, startServerProcess } from "./server-process.ts";
import { socketPort } from "./socket-folder.ts";

/**
 * Gives a cluster that let everybody in, or that has another password, this one. The server that does so asks for none,
 * but its socket lies in a folder that only its account may enter. Nothing else may run on the cluster.
 */
export async function setPassword(server: ServerOptions, password: string): Promise<void> {
  await withOpenRules(server.home, server.account, async (hbaFile) => {
    const running = startServerProcess(server, [`hba_file=${hbaFile}`]);
    try {
      const claim = await claimWhenReady(server.socketFolder, password, running.ended);
      if (typeof claim === "string") throw startFailed(await ending(running));
      await alterRole(server.socketFolder, password);
      await claim.release();
    } finally {
      await running.stop();
    }
  });
  await writeAccessRules(server.dataFolder, server.account);
}

async function ending(running: ReturnType<typeof startServerProcess>): Promise<string> {
  await running.stop();
  return running.ended;
}

async function alterRole(socketFolder: string, password: string): Promise<void> {
  const client = new pg.Client({ host: socketFolder, port: socketPort, user: superuser, database: "postgres" });
  await client.connect();
  try {
    await client.query(`ALTER ROLE ${superuser} PASSWORD ${pg.escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
}
