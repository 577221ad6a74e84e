import { sql } from "kysely";
import type { Db } from "../database/connect.ts";

/** Which installation a database belongs to. */
export class InstallationRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Made where it is missing, and the same for ever. */
  async id(): Promise<string> {
    await sql`INSERT INTO installation DEFAULT VALUES ON CONFLICT DO NOTHING`.execute(this.#db);
    const { rows } = await sql<{ id: string }>`SELECT id FROM installation`.execute(this.#db);
    return rows[0]?.id ?? "";
  }
}
