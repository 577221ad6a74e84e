import { type LogSource, type SyslogListener, type SyslogSettings, syslogListenerGoneMs } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { storableJson, storableText } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import type { SourceRepository } from "../sources/source-repository.ts";
import { sealSecret } from "../sources/source-secret.ts";
import type { SyslogListenersTable } from "./syslog-tables.ts";

/** A source with where it listens. */
export interface SyslogSource {
  readonly source: LogSource;
  readonly settings: SyslogSettings;
}

/** The ports of sources, and the processes that listen on them. */
export class SyslogRepository {
  readonly #db: Db;
  readonly #secrets: SecretBox;
  readonly #sources: SourceRepository;

  constructor(db: Db, secrets: SecretBox, sources: SourceRepository) {
    this.#db = db;
    this.#secrets = secrets;
    this.#sources = sources;
  }

  /** Adds the settings of a source, or changes them; without a key the stored one stays, as long as there is TLS. */
  async put(sourceId: string, settings: SyslogSettings, privateKey: string | undefined): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const value = { settings: storableJson(settings) };
      await db
        .insertInto("syslogSources")
        .values({ sourceId, ...value })
        .onConflict((conflict) => conflict.column("sourceId").doUpdateSet(value))
        .execute();
      const sealed = privateKey === undefined ? undefined : sealSecret(this.#secrets, sourceId, privateKey);
      const change = settings.tls === undefined ? { secret: null, secretHash: null } : sealed;
      if (change) await db.updateTable("sources").set(change).where("id", "=", sourceId).execute();
    });
  }

  async get(sourceId: string): Promise<SyslogSettings | undefined> {
    const row = await this.#db
      .selectFrom("syslogSources")
      .select("settings")
      .where("sourceId", "=", sourceId)
      .executeTakeFirst();
    return row?.settings;
  }

  /** All of them, the oldest first, so that whoever had a port first keeps it. */
  async list(): Promise<SyslogSource[]> {
    const rows = await this.#db
      .selectFrom("syslogSources")
      .innerJoin("sources", "sources.id", "syslogSources.sourceId")
      .select(["sourceId", "settings"])
      .orderBy("sources.createdAt")
      .orderBy("sources.id")
      .execute();
    if (rows.length === 0) return [];
    const sources = new Map((await this.#sources.list()).map((source) => [source.id, source]));
    return rows.flatMap(({ sourceId, settings }) => {
      const source = sources.get(sourceId);
      return source ? [{ source, settings }] : [];
    });
  }

  /** Tells how a process listens, and forgets what it told of other sources. */
  async report(process: string, listeners: ReadonlyMap<string, Omit<SyslogListener, "process">>): Promise<void> {
    const rows = [...listeners].map(([sourceId, listener]) => ({
      source_id: sourceId,
      process,
      addresses: listener.addresses,
      connections: listener.connections,
      problem: listener.problem ? storableText(listener.problem) : null,
      last_error: listener.lastError ? storableText(listener.lastError) : null,
      last_error_at: listener.lastErrorAt ?? null,
      lost: listener.lost,
      seen_at: listener.seenAt,
    }));
    await inTransaction(this.#db, async (db) => {
      let others = db.deleteFrom("syslogListeners").where("process", "=", process);
      if (listeners.size > 0) others = others.where("sourceId", "not in", [...listeners.keys()]);
      await others.execute();
      if (rows.length === 0) return;
      // A source may have been deleted since.
      await sql`
        INSERT INTO syslog_listeners
        SELECT n.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (
          source_id text, process text, addresses text[], connections int, problem text,
          last_error text, last_error_at timestamptz, lost bigint, seen_at timestamptz
        ) JOIN syslog_sources USING (source_id)
        ON CONFLICT (source_id, process) DO UPDATE SET
          addresses = excluded.addresses, connections = excluded.connections, problem = excluded.problem,
          last_error = excluded.last_error, last_error_at = excluded.last_error_at, lost = excluded.lost,
          seen_at = excluded.seen_at`.execute(db);
    });
  }

  /** The processes that listen for a source now. */
  async listeners(sourceId: string, now: Date): Promise<readonly SyslogListener[]> {
    return (await this.listenersOf([sourceId], now)).get(sourceId) ?? [];
  }

  /** The same by source id; sources that nobody listens for are absent. */
  async listenersOf(sourceIds: readonly string[], now: Date): Promise<Map<string, readonly SyslogListener[]>> {
    if (sourceIds.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("syslogListeners")
      .selectAll()
      .where("sourceId", "in", sourceIds)
      .where("seenAt", ">", new Date(now.getTime() - syslogListenerGoneMs))
      .orderBy("process")
      .execute();
    const bySource = Map.groupBy(rows, ({ sourceId }) => sourceId);
    return new Map([...bySource].map(([sourceId, own]) => [sourceId, own.map(asListener)]));
  }

  /** Forgets listeners of processes that ended without saying so. */
  async forgetGone(now: Date): Promise<void> {
    const before = new Date(now.getTime() - syslogListenerGoneMs);
    await this.#db.deleteFrom("syslogListeners").where("seenAt", "<=", before).execute();
  }
}

function asListener({ sourceId, ...row }: Selectable<SyslogListenersTable>): SyslogListener {
  return {
    ...row,
    problem: row.problem ?? undefined,
    lastError: row.lastError ?? undefined,
    lastErrorAt: row.lastErrorAt ?? undefined,
  };
}
