import type { Selectable } from "kysely";
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
    const { outcome, ...row } = report;
    const stored = { ...row, id: this.#newId(), report: storableJson(outcome) };
    return asReport(
      await this.#db.insertInto("schemaTestReports").values(stored).returningAll().executeTakeFirstOrThrow(),
    );
  }

  async get(id: string): Promise<SchemaTestReport | undefined> {
    const row = await this.#db.selectFrom("schemaTestReports").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asReport(row);
  }

  /** The newest first. */
  async list(sourceId: string, limit: number): Promise<SchemaTestReport[]> {
    const rows = this.#db
      .selectFrom("schemaTestReports")
      .selectAll()
      .where("sourceId", "=", sourceId)
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(limit);
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

function asReport({ report, ...row }: Selectable<SchemaTestReportsTable>): SchemaTestReport {
  return { ...row, outcome: report as SchemaTestOutcome };
}
