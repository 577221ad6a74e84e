import type { Selectable } from "kysely";
import { needsOnly } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";
import type { SchemaTestReportsTable } from "./schemas-table.ts";

/** What a schema made of records of a source. */
export interface SchemaTestOutcome {
  readonly samples: number;
  readonly parsed: number;
  /** The first events, as JSON texts. */
  readonly events: readonly string[];
  readonly failures: readonly { readonly index: number; readonly reason: string; readonly raw: string }[];
}

export interface SchemaTestReport {
  readonly id: string;
  readonly sourceId: string;
  readonly name: string;
  readonly spec: string;
  readonly outcome: SchemaTestOutcome;
  /** The log types that whoever tested it saw: its records are of these. Undefined for all. */
  readonly logTypeAccess?: readonly string[] | undefined;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export class SchemaTestReportRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  async create(report: Omit<SchemaTestReport, "id">): Promise<SchemaTestReport> {
    const { outcome, logTypeAccess, ...row } = report;
    const access = logTypeAccess ? [...logTypeAccess] : null;
    const stored = { ...row, id: this.#newId(), report: storableJson(outcome), logTypeAccess: access };
    return asReport(
      await this.#db.insertInto("schemaTestReports").values(stored).returningAll().executeTakeFirstOrThrow(),
    );
  }

  async get(id: string): Promise<SchemaTestReport | undefined> {
    const row = await this.#db.selectFrom("schemaTestReports").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asReport(row);
  }

  /** The newest first. */
  async list(sourceId: string, limit: number, logTypeAccess?: readonly string[]): Promise<SchemaTestReport[]> {
    const all = this.#db
      .selectFrom("schemaTestReports")
      .selectAll()
      .where("sourceId", "=", sourceId)
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(limit);
    const rows = logTypeAccess ? all.where(needsOnly("logTypeAccess", logTypeAccess)) : all;
    return (await rows.execute()).map(asReport);
  }

  async deleteOlder(before: Date): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("schemaTestReports")
      .where("createdAt", "<", before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}

function asReport({ report, logTypeAccess, ...row }: Selectable<SchemaTestReportsTable>): SchemaTestReport {
  return { ...row, ...(logTypeAccess && { logTypeAccess }), outcome: report as SchemaTestOutcome };
}
