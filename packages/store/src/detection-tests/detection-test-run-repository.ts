import type { Selectable } from "kysely";
import type { Db } from "../database/connect.ts";
import type { DetectionTestRunsTable } from "./detection-test-runs-table.ts";

export type DetectionTestRun = Readonly<Selectable<DetectionTestRunsTable>>;

/** How the unit tests of each detection ended last. */
export class DetectionTestRunRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Nothing of a detection that was deleted meanwhile. */
  async record(run: DetectionTestRun): Promise<void> {
    const { detectionId, ...result } = run;
    await this.#db
      .insertInto("detectionTestRuns")
      .columns(["detectionId", "testedText", "passed", "failed", "ranAt"])
      .expression((from) =>
        from
          .selectFrom("detections")
          .where("id", "=", detectionId)
          .select(({ ref, val }) => [
            ref("id").as("detectionId"),
            val(result.testedText).as("testedText"),
            val(result.passed).as("passed"),
            val(result.failed).as("failed"),
            val(result.ranAt).as("ranAt"),
          ]),
      )
      .onConflict((conflict) => conflict.column("detectionId").doUpdateSet(result))
      .execute();
  }

  /** By detection id. */
  async getMany(detectionIds: readonly string[]): Promise<ReadonlyMap<string, DetectionTestRun>> {
    if (detectionIds.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("detectionTestRuns")
      .selectAll()
      .where("detectionId", "in", [...detectionIds])
      .execute();
    return new Map(rows.map((row) => [row.detectionId, row]));
  }
}
