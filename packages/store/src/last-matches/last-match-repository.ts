import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";
import type { LastMatchesTable } from "./last-matches-table.ts";

export type LastMatch = Readonly<LastMatchesTable>;

/** When rules matched last, whether an alert came of it or not. */
export class LastMatchRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Keeps the later of what is known and what is new. Rules that are gone are passed over. */
  async note(matches: readonly LastMatch[]): Promise<void> {
    if (matches.length === 0) return;
    const rows = matches.map(({ ruleId, logType, at }) => ({ rule_id: ruleId, log_type: logType, at }));
    // In one order, so that two processes do not wait for each other.
    await sql`
      INSERT INTO last_matches (rule_id, log_type, at)
      SELECT n.rule_id, n.log_type, n.at
      FROM jsonb_to_recordset(${storableJson(rows)}::jsonb) AS n (rule_id text, log_type text, at timestamptz)
      JOIN detections d ON d.id = n.rule_id
      ORDER BY 1, 2
      ON CONFLICT (rule_id, log_type) DO UPDATE SET at = greatest(last_matches.at, excluded.at)`.execute(this.#db);
  }

  /** By rule id, of events of the log types that the reader sees; of all where those are absent. */
  async findByRule(ruleIds: readonly string[], logTypeAccess?: readonly string[]): Promise<Map<string, Date>> {
    let query = this.#db
      .selectFrom("lastMatches")
      .select(({ fn }) => ["ruleId", fn.max("at").as("at")])
      .where("ruleId", "in", [...ruleIds])
      .groupBy("ruleId");
    if (logTypeAccess) query = query.where("logType", "in", [...logTypeAccess]);
    const rows = logTypeAccess?.length === 0 || ruleIds.length === 0 ? [] : await query.execute();
    return new Map(rows.map(({ ruleId, at }) => [ruleId, at]));
  }
}
