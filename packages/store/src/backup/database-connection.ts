import type pg from "pg";

/** How a database is reached. */
export type DatabaseConnection = pg.ClientConfig;

/** Of the installation that the database belongs to; made where it is missing. */
export async function readInstallationId(client: pg.Client): Promise<string> {
  await client.query("INSERT INTO installation DEFAULT VALUES ON CONFLICT DO NOTHING");
  const { rows } = await client.query<{ id: string }>("SELECT id FROM installation");
  return rows[0]?.id ?? "";
}
