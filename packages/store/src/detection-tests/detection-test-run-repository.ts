import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import type { DetectionTestRunsTable } from "./detection-test-runs-table.ts";

export type DetectionTestRun = Readonly<Selectable<DetectionTestRunsTable>>;

export type FollowedVersion = Pick<DetectionTestRun, "detectionId" | "testedText" | "detectionModified">;

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
      .columns(["detectionId", "testedText", "passed", "failed", "ranAt", "detectionModified"])
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
            val(result.detectionModified).as("detectionModified"),
          ]),
      )
      .onConflict((conflict) => conflict.column("detectionId").doUpdateSet(result))
      .execute();
  }

  /**
   * Returns detections that were modified after the version that their run is about, or that have none, the last
   * modified first. Those that come with packs count while they are enabled.
   */
  async listPending(limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("detections")
      .leftJoin("detectionTestRuns", "detectionId", "id")
      .select("id")
      .where((eb) => eb.or([eb("enabled", "=", true), eb("managed", "=", false)]))
      .where(sql<boolean>`detection_modified IS DISTINCT FROM date_trunc('milliseconds', last_modified)`)
      .orderBy("lastModified", "desc")
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Notes that a run is about this version too, because what the tests run on did not change. */
  async follow({ detectionId, testedText, detectionModified }: FollowedVersion): Promise<void> {
    await this.#db
      .updateTable("detectionTestRuns")
      .set({ detectionModified })
      .where("detectionId", "=", detectionId)
      .where("testedText", "=", testedText)
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
