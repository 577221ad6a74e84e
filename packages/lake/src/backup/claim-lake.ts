import type { Engine } from "../connection/engine.ts";
import { quoteText } from "../connection/statement.ts";

/** Without tables; its comment says to whom the lake belongs. */
const database = "pharos_installation";

/** Gives the lake to an installation, unless it has one; to which it belongs. */
export async function claimLake(engine: Engine, installationId: string): Promise<string> {
  await engine.command({ sql: `CREATE DATABASE IF NOT EXISTS ${database} COMMENT ${quoteText(installationId)}` });
  const [row] = await engine.rows<{ comment: string }>({
    sql: `SELECT comment FROM system.databases WHERE name = ${quoteText(database)}`,
  });
  return row?.comment ?? "";
}
