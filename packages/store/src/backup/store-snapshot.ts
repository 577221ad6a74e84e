import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { publicFailure } from "../database/failures.ts";
import { lakeHoldLock } from "../lake-outbox/lake-hold.ts";
import { type DatabaseConnection, readInstallationId } from "./database-connection.ts";
import { backupAtWork } from "./errors.ts";
import { listStoreTables, quoteName, renderCopyTarget, type StoreTable } from "./store-tables.ts";

/** Any number will do, as long as every Pharos uses the same. */
const backupLock = 7_482_304;

export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/** A counter of the database, and where it is; null where it has not counted yet. */
export interface StoreSequence {
  readonly name: string;
  readonly last: string | null;
}

/** What a store was at one moment, apart from the rows of its tables. */
export interface StoreContents {
  readonly migrations: readonly AppliedMigration[];
  readonly tables: readonly StoreTable[];
  readonly sequences: readonly StoreSequence[];
}

/** How long inserts that have begun may take until the lake is still. */
const quietMsMax = 30_000;
const lookEveryMs = 20;

/**
 * A connection that reads the store as it was at one moment, while others go on. Its locks end with it: a backup that
 * was killed holds up nothing.
 */
export class StoreSnapshot {
  readonly #config: DatabaseConnection;
  readonly #client: pg.Client;
  #isLost = false;

  private constructor(config: DatabaseConnection) {
    this.#config = config;
    this.#client = new pg.Client({ ...config, application_name: "pharos backup", keepAlive: true });
    this.#client.on("error", () => {
      this.#isLost = true;
    });
  }

  /** Connects, as the only backup of this store. @throws backupAtWork, storeUnavailable */
  static async open(config: DatabaseConnection): Promise<StoreSnapshot> {
    const snapshot = new StoreSnapshot(config);
    try {
      await snapshot.#client.connect();
    } catch (error) {
      throw publicFailure(error);
    }
    await snapshot.#rows(
      "SET idle_in_transaction_session_timeout = 0; SET statement_timeout = 0; SET idle_session_timeout = 0",
    );
    const [row] = await snapshot.#rows<{ mine: boolean }>(`SELECT pg_try_advisory_lock(${backupLock}) AS mine`);
    if (row?.mine) return snapshot;
    await snapshot.close();
    throw backupAtWork();
  }

  async installationId(): Promise<string> {
    return readInstallationId(this.#client);
  }

  /**
   * Keeps every process from putting rows into the lake, and waits for those that are doing so. They are acknowledged
   * as before; their rows wait. What was begun and nobody finishes stays among the blocks of the snapshot.
   */
  async holdLake(): Promise<void> {
    await this.#rows(`SELECT pg_advisory_lock(${lakeHoldLock})`);
    const deadlineMs = performance.now() + quietMsMax;
    const inFlight = "SELECT 1 FROM lake_blocks WHERE taken_at > now() - interval '5 minutes' LIMIT 1";
    while ((await this.#rows(inFlight)).length > 0 && performance.now() < deadlineMs) await delay(lookEveryMs);
  }

  /** From now on everything is read as it is at this moment. */
  async begin(): Promise<StoreContents> {
    await this.#rows("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const migrations = await this.#rows<AppliedMigration>("SELECT name, checksum FROM migrations ORDER BY name");
    const sequences = await this.#rows<StoreSequence>(`SELECT sequencename::text AS name, last_value::text AS last
      FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1`);
    return { migrations, tables: await listStoreTables(this.#client), sequences };
  }

  async releaseLake(): Promise<void> {
    await this.#rows(`SELECT pg_advisory_unlock(${lakeHoldLock})`);
  }

  /** The table's rows, in PostgreSQL's text form. Read them to the end, or close the snapshot. */
  async *copy(table: StoreTable): AsyncGenerator<Buffer, void> {
    const stream = this.#client.query(copyTo(`COPY ${renderCopyTarget(table)} TO STDOUT`));
    try {
      for await (const chunk of stream) yield chunk as Buffer;
    } catch (error) {
      throw this.#explain(error);
    }
  }

  async countRows({ name }: StoreTable): Promise<number> {
    const [row] = await this.#rows<{ rows: string }>(`SELECT count(*) AS rows FROM ${quoteName(name)}`);
    return Number(row?.rows ?? 0);
  }

  /** Ends the moment, which keeps PostgreSQL from cleaning up, and stays the only backup of this store. */
  async end(): Promise<void> {
    await this.#rows("COMMIT");
  }

  /** @throws storeUnavailable where the connection was lost, and another backup may have begun */
  async assertHeld(): Promise<void> {
    await this.#rows("SELECT 1");
  }

  /** A setting as it is now, not at the moment of the snapshot; null where it is not set. */
  async readSettingNow(key: string): Promise<unknown> {
    const client = new pg.Client(this.#config);
    client.on("error", () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ value: unknown }>("SELECT value FROM settings WHERE key = $1", [key]);
      return rows[0]?.value ?? null;
    } catch (error) {
      throw publicFailure(error);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }

  async #rows<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    try {
      return (await this.#client.query<Row>(sql)).rows;
    } catch (error) {
      throw this.#explain(error);
    }
  }

  #explain(error: unknown): unknown {
    return this.#isLost ? publicFailure(new Error("Connection terminated")) : publicFailure(error);
  }
}
