import {
  type Destination,
  type DestinationHealth,
  destinationNameTaken,
  destinationNotFound,
  type FollowedChange,
  notQuiet,
  type QuietSettings,
  type RoutingDefaults,
} from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { revisionConflict } from "../database/errors.ts";
import { violates } from "../database/failures.ts";
import { storableJson } from "../database/storable.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import type { DestinationsTable } from "./destinations-table.ts";

/** Everything that only the destination's kind understands, secrets included. */
export type DestinationSettings = Readonly<Record<string, unknown>>;

export interface DestinationContent extends RoutingDefaults {
  readonly displayName: string;
  readonly settings: DestinationSettings;
  /** None where absent. */
  readonly follows?: readonly FollowedChange[];
  /** Empty where absent. */
  readonly titleTemplate?: string;
  readonly descriptionTemplate?: string;
  /** Never quiet where absent. */
  readonly quiet?: QuietSettings;
}
export interface NewDestination extends DestinationContent {
  readonly type: string;
}

export class DestinationRepository {
  readonly #db: Db;
  readonly #secrets: SecretBox;
  readonly #newId: () => string;

  constructor(db: Db, secrets: SecretBox, newId: () => string) {
    this.#db = db;
    this.#secrets = secrets;
    this.#newId = newId;
  }

  /** @throws destinationNameTaken, whatever the capitalisation */
  async create({ type, ...content }: NewDestination, by: string, now: Date): Promise<Destination> {
    const id = this.#newId();
    const row = {
      id,
      type,
      ...this.#columns(id, content),
      verification: "UNVERIFIED",
      failuresInRow: 0,
      createdBy: by,
      createdAt: now,
      updatedBy: by,
      updatedAt: now,
      revision: 1,
    } as const;
    const insertion = this.#db.insertInto("destinations").values(row).returningAll();
    return asDestination(await refusing(content.displayName, () => insertion.executeTakeFirstOrThrow()));
  }

  async get(id: string): Promise<Destination | undefined> {
    return (await this.getMany([id]))[0];
  }

  async getMany(ids: readonly string[]): Promise<Destination[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db.selectFrom("destinations").selectAll().where("id", "in", ids).execute();
    return rows.map(asDestination);
  }

  /** By name. */
  async list(): Promise<Destination[]> {
    const rows = await this.#db.selectFrom("destinations").selectAll().orderBy(sql`lower(display_name)`).execute();
    return rows.map(asDestination);
  }

  /** With all secrets; undefined where the key that sealed them was lost. @throws destinationNotFound, secretUnreadable */
  async settings(id: string): Promise<DestinationSettings | undefined> {
    const row = await this.#db.selectFrom("destinations").select("settings").where("id", "=", id).executeTakeFirst();
    if (!row) throw destinationNotFound(id);
    return row.settings === null ? undefined : JSON.parse(this.#secrets.open(row.settings, settingsPlace(id)));
  }

  /** @throws destinationNotFound, revisionConflict, destinationNameTaken */
  async update(id: string, revision: number, content: DestinationContent, by: string, now: Date): Promise<Destination> {
    const change = { ...this.#columns(id, content), updatedBy: by, updatedAt: now, revision: revision + 1 };
    const update = this.#db
      .updateTable("destinations")
      .set(change)
      .where("id", "=", id)
      .where("revision", "=", revision)
      .returningAll();
    const row = await refusing(content.displayName, () => update.executeTakeFirst());
    if (row) return asDestination(row);
    throw (await this.get(id)) ? revisionConflict("destination") : destinationNotFound(id);
  }

  /** Not a change by a person: the revision stays. */
  async setHealth(id: string, { verification, pausedUntil, failuresInRow }: DestinationHealth): Promise<void> {
    await this.#db
      .updateTable("destinations")
      .set({ verification, pausedUntil: pausedUntil ?? null, failuresInRow })
      .where("id", "=", id)
      .execute();
  }

  /** True when there was one to delete. */
  async delete(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom("destinations").where("id", "=", id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  #columns(id: string, { displayName, settings, follows = [], ...rest }: DestinationContent) {
    return {
      displayName,
      settings: this.#secrets.seal(JSON.stringify(settings), settingsPlace(id)),
      defaultForSeverity: [...rest.defaultForSeverity],
      alertTypes: [...rest.alertTypes],
      logTypes: [...rest.logTypes],
      follows: [...follows],
      titleTemplate: rest.titleTemplate ?? "",
      descriptionTemplate: rest.descriptionTemplate ?? "",
      quiet: storableJson(rest.quiet ?? notQuiet),
    };
  }
}

export function settingsPlace(id: string): string {
  return `destinations.settings/${id}`;
}

export function asDestination(row: Selectable<DestinationsTable>): Destination {
  const { settings: _settings, holder: _holder, heldUntil: _heldUntil, ...destination } = row;
  return { ...destination, pausedUntil: row.pausedUntil ?? undefined };
}

async function refusing<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw violates(error, "destinations_name_unique") ? destinationNameTaken(name) : error;
  }
}
