import { compareReleases, type PackInstallation, type PackRelease, packReleasesKept } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";
import type { PackReleasesTable } from "./pack-tables.ts";

export type NewPackRelease = Omit<PackRelease, "id" | "foundAt"> & {
  /** A zip archive. */
  readonly archive: Buffer;
};

const shownColumns = ["id", "sourceId", "version", "notes", "publishedAt", "foundAt", "packs"] as const;

/** The versions of packs that are known, and which of them are in use. */
export class PackReleaseRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** Adds the release, or replaces the one of its version. */
  async put({ packs, ...release }: NewPackRelease, now: Date): Promise<PackRelease> {
    const row = {
      ...release,
      id: this.#newId(),
      sourceId: release.sourceId ?? null,
      foundAt: now,
      packs: storableJson(packs),
    };
    const { archive, publishedAt, notes } = row;
    const put = await this.#db
      .insertInto("packReleases")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .expression(sql`coalesce(source_id, ''), version`)
          .doUpdateSet({ archive, publishedAt, notes, packs: row.packs, foundAt: now }),
      )
      .returning(shownColumns)
      .executeTakeFirstOrThrow();
    return asRelease(put);
  }

  /** Of all sources, or of one; the newest first. */
  async list(sourceId?: string): Promise<PackRelease[]> {
    let query = this.#db.selectFrom("packReleases").select(shownColumns);
    if (sourceId !== undefined) query = query.where("sourceId", "=", sourceId);
    return (await query.execute()).map(asRelease).sort(compareReleases);
  }

  /** Undefined for a release that is gone. */
  async archive(id: string): Promise<Buffer | undefined> {
    const row = await this.#db.selectFrom("packReleases").select("archive").where("id", "=", id).executeTakeFirst();
    return row?.archive;
  }

  /** Forgets the oldest releases of a source that nobody uses. */
  async forgetOld(sourceId: string | undefined): Promise<void> {
    const all = (await this.list()).filter((release) => release.sourceId === sourceId);
    const used = new Set((await this.installations()).map(({ releaseId }) => releaseId));
    const old = all.slice(packReleasesKept).filter(({ id }) => !used.has(id));
    if (old.length === 0) return;
    await this.#db
      .deleteFrom("packReleases")
      .where(
        "id",
        "in",
        old.map(({ id }) => id),
      )
      .execute();
  }

  async installations(): Promise<PackInstallation[]> {
    const rows = await this.#db.selectFrom("packInstallations").selectAll().orderBy("packId").execute();
    return rows.map(({ packId, sourceId, releaseId }) => ({
      packId,
      sourceId: sourceId ?? undefined,
      releaseId: releaseId ?? undefined,
    }));
  }

  async setInstallation({ packId, sourceId, releaseId }: PackInstallation): Promise<void> {
    const place = { sourceId: sourceId ?? null, releaseId: releaseId ?? null };
    await this.#db
      .insertInto("packInstallations")
      .values({ packId, ...place })
      .onConflict((conflict) => conflict.column("packId").doUpdateSet(place))
      .execute();
  }

  async removeInstallations(packIds: readonly string[]): Promise<void> {
    if (packIds.length === 0) return;
    await this.#db.deleteFrom("packInstallations").where("packId", "in", packIds).execute();
  }
}

type ShownRow = Pick<Selectable<PackReleasesTable>, (typeof shownColumns)[number]>;

function asRelease(row: ShownRow): PackRelease {
  return { ...row, sourceId: row.sourceId ?? undefined };
}
