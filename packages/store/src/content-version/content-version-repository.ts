import { sql } from "kysely";
import { authorsDigest } from "../authors/author-repository.ts";
import type { Db } from "../database/connect.ts";
import type { Listen } from "../database/listen.ts";

/** The triggers of migration 0108 notify it. */
const contentChannel = "pharos_content";

/** By which processes learn that another one changed what the pipeline runs: detections, schemas, lookup tables and so on. */
export class ContentVersionRepository {
  readonly #db: Db;
  readonly #listen: Listen | undefined;

  constructor(db: Db, listen: Listen | undefined) {
    this.#db = db;
    this.#listen = listen;
  }

  /**
   * Another text after each change that was committed. It is taken of row versions (`xmin`), not of times: the clocks of
   * processes differ, and a transaction that commits late changes it as well.
   */
  async read(): Promise<string> {
    const { rows } = await sql<{ version: string }>`
      SELECT md5(concat_ws('|',
        (SELECT concat_ws(' ', count(*), sum(hashtextextended(id || xmin, 0))) FROM detections),
        (SELECT concat_ws(' ', count(*), sum(hashtextextended(kind || ' ' || id || xmin, 0))) FROM content_items
          WHERE kind IN ('GLOBAL', 'DATA_MODEL')),
        (SELECT concat_ws(' ', count(*), sum(hashtextextended(name || xmin, 0))) FROM schemas),
        (SELECT concat_ws(' ', count(*), sum(hashtextextended(concat_ws(' ', id, revision, enabled), 0))) FROM lookup_tables),
        (SELECT concat_ws(' ', count(*), sum(hashtextextended(concat_ws(' ', id, log_types), 0))) FROM sources),
        (${authorsDigest})
      )) AS version`.execute(this.#db);
    return rows[0]?.version ?? "";
  }

  /** Hears that the version may be another one, in whatever process it was changed; a notice can be missed. */
  onChanged(hear: () => void): AsyncDisposable {
    if (!this.#listen) throw new TypeError("A transaction hears nothing");
    return this.#listen(contentChannel, hear);
  }
}
