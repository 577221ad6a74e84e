import pg from "pg";
import { publicFailure } from "../database/failures.ts";
import { databaseIsOlder } from "./errors.ts";

/** How a database is reached. */
export type DatabaseConnection = pg.ClientConfig;

const noSuchTable = "42P01";

/** Of the installation that the database belongs to; made where it is missing. @throws databaseIsOlder */
export async function readInstallationId(client: pg.Client): Promise<string> {
  try {
    await client.query("INSERT INTO installation DEFAULT VALUES ON CONFLICT DO NOTHING");
    const { rows } = await client.query<{ id: string }>("SELECT id FROM installation");
    return rows[0]?.id ?? "";
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === noSuchTable) throw databaseIsOlder();
    throw publicFailure(error);
  }
}
