import pg from "pg";
import { publicFailure } from "../database/failures.ts";
import type { BackupRun } from "./backup-run-repository.ts";
import type { DatabaseConnection } from "./database-connection.ts";

export interface BackupRunRecord extends BackupRun {
  readonly rows: number;
  readonly bytesWritten: number;
}

/** Over a connection of its own: the one that reads the snapshot sees nothing new. */
export async function recordBackupRun(config: DatabaseConnection, run: BackupRunRecord): Promise<void> {
  const client = new pg.Client(config);
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { id, place, startedAt, endedAt = null, failure = null, rows, bytesWritten } = run;
    await client.query(
      `INSERT INTO backup_runs (id, place, started_at, ended_at, failure, rows, bytes_written)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (id) DO UPDATE SET ended_at = excluded.ended_at, failure = excluded.failure, rows = excluded.rows,
          bytes_written = excluded.bytes_written`,
      [id, place, startedAt, endedAt, failure, rows, bytesWritten],
    );
  } catch (error) {
    throw publicFailure(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
