import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { superuser } from "../postgres/create-cluster.ts";
import { loadOrCreatePassword } from "../postgres/password-file.ts";
import { socketPort } from "../postgres/socket-folder.ts";
import type { DatabaseConnection } from "./database-connection.ts";
import { databaseNotRunning } from "./errors.ts";

/** Lines of postmaster.pid: process, data folder, start, port, first socket folder. */
const socketLine = 4;

/** Finds out how to connect to the PostgreSQL that another process of Pharos runs in the data folder. @throws databaseNotRunning */
export async function reachDatabase(dataDir: string): Promise<DatabaseConnection> {
  try {
    const home = await realpath(join(dataDir, "postgres"));
    const host = (await readFile(join(home, "data", "postmaster.pid"), "utf8")).split("\n")[socketLine]?.trim();
    if (!host) throw databaseNotRunning(dataDir);
    const password = await loadOrCreatePassword(dataDir);
    return { host, port: socketPort, user: superuser, password, database: "postgres" };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw databaseNotRunning(dataDir);
    throw error;
  }
}
