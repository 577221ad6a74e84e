import {
  type ActorReference,
  type CorrelationRule,
  type Detection,
  type DetectionChangeOrigin,
  type DetectionKind,
  isCorrelationRule,
  isPolicy,
  isRule,
  type Policy,
  type Rule,
  ruleKinds,
  type SortDirection,
} from "@pharos/domain";
import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import { isAmong } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import {
  decodeCursor,
  isBehind,
  type Page,
  type PageRequest,
  type Place,
  type SortType,
  toPage,
} from "../database/page.ts";
import { storableJson } from "../database/storable.ts";
import { noSync, type SyncReport } from "../database/sync-report.ts";
import { inTransaction } from "../database/transaction.ts";
import { describedRow } from "./described-row.ts";
import { applyChoices, type DetectionChoices, type StoredChoices } from "./detection-choices.ts";
import { type DetectionFilter, detectionCondition } from "./detection-condition.ts";
import { asDetection, detectionRow, hashOfDetection } from "./detection-rows.ts";
import type { DetectionsTable } from "./detections-table.ts";
import { detectionChanged, detectionIdTaken, detectionNotFound } from "./errors.ts";
import { putRows, rowBatches } from "./put-rows.ts";
import { type ChangeRecord, recordChanges } from "./record-changes.ts";
import { rederiveRules } from "./rederive-rules.ts";

export const detectionSorts = ["displayName", "severity", "lastModified", "enabled"] as const;
export type DetectionSort = (typeof detectionSorts)[number];
export interface DetectionListRequest extends PageRequest {
  readonly filter?: DetectionFilter;
  /** Default: lastModified, descending. */
  readonly sort?: DetectionSort;
  readonly direction?: SortDirection;
}
export interface DetectionPage extends Page<Detection> {
  readonly totalCount: number;
}

export interface DetectionFacet {
  readonly value: string;
  readonly count: number;
}
export interface DetectionFacets {
  readonly kinds: readonly DetectionFacet[];
  readonly severities: readonly DetectionFacet[];
  /** ENABLED and DISABLED. */
  readonly states: readonly DetectionFacet[];
  readonly tags: readonly DetectionFacet[];
  readonly logTypes: readonly DetectionFacet[];
}

/** What a list of very many of them shows, without their logic and tests. */
export interface DetectionSummary
  extends Pick<Detection, "id" | "kind" | "displayName" | "enabled" | "managed" | "severity" | "reports"> {
  readonly logTypes: readonly string[];
  /** Of a correlation rule: the rules whose signals its steps look at. */
  readonly stepRuleIds: readonly string[];
}

/** What actions on many detections need to know of each. */
export type DetectionMark = Pick<Detection, "id" | "kind" | "enabled" | "managed" | "tags">;

type SortColumn = {
  readonly name: "sortName" | "severityRank" | "lastModified" | "enabledRank";
  readonly type: SortType;
};
const sortColumns: Readonly<Record<DetectionSort, SortColumn>> = {
  displayName: { name: "sortName", type: "text" },
  severity: { name: "severityRank", type: "bigint" },
  lastModified: { name: "lastModified", type: "timestamptz" },
  enabled: { name: "enabledRank", type: "bigint" },
};

/** Detections of every kind. */
export class DetectionRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @throws detectionIdTaken */
  create(detection: Detection, origin: DetectionChangeOrigin = "CONSOLE"): Promise<void> {
    return this.createMany([detection], recordOf(detection, origin));
  }

  /** All, or none. @throws detectionIdTaken */
  async createMany(created: readonly Detection[], record: ChangeRecord): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await recordChanges(db, idsOf(created), record);
      for (const rows of rowBatches(created.map((detection) => detectionRow(detection)))) {
        const insert = db.insertInto("detections").values(rows);
        const inserted = await insert
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .execute();
        const stored = new Set(idsOf(inserted));
        const taken = rows.find(({ id }) => !stored.has(id));
        if (taken) throw detectionIdTaken(taken.id);
      }
    });
  }

  /** Replaces the detection of the same id, and all choices; rules derived from it follow. @throws detectionNotFound */
  async update(detection: Detection, origin: DetectionChangeOrigin = "CONSOLE"): Promise<void> {
    const { createdAt, createdBy, ...row } = detectionRow(detection);
    const record = recordOf(detection, origin);
    await inTransaction(this.#db, async (db) => {
      await recordChanges(db, [detection.id], record);
      const updated = await db.updateTable("detections").set(row).where("id", "=", detection.id).executeTakeFirst();
      if (updated.numUpdatedRows === 0n) throw detectionNotFound(detection.id);
      await rederiveRules(db, [detection], record);
    });
  }

  /**
   * Creates the detection or replaces the one of its id, which keeps when and by whom it was made.
   * @param ifLastModified of the version that is replaced; undefined for any
   * @throws detectionChanged
   */
  async put(detection: Detection, origin: DetectionChangeOrigin = "CONSOLE", ifLastModified?: Date): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const record = recordOf(detection, origin);
      await recordChanges(db, [detection.id], record);
      if (ifLastModified) await checkVersion(db, detection.id, ifLastModified);
      await putRows(db, [detectionRow(detection)]);
      await rederiveRules(db, [detection], record);
    });
  }

  /** Same as `put` for many, whatever versions are stored. */
  async putMany(detections: readonly Detection[], record: ChangeRecord): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await recordChanges(db, idsOf(detections), record);
      await putRows(
        db,
        detections.map((detection) => detectionRow(detection)),
      );
      await rederiveRules(db, detections, record);
    });
  }

  /** Deletes those that exist, and returns their ids in no particular order. */
  async delete(ids: readonly string[], record: ChangeRecord): Promise<string[]> {
    return inTransaction(this.#db, async (db) => {
      await recordChanges(db, ids, record, true);
      return idsOf(await db.deleteFrom("detections").where(isAmong("id", ids)).returning("id").execute());
    });
  }

  /** Adds to what was chosen before. @throws detectionNotFound, detectionChanged */
  async choose(
    id: string,
    choices: DetectionChoices,
    by: ActorReference | undefined,
    now: Date,
    origin: DetectionChangeOrigin = "CONSOLE",
    ifLastModified?: Date,
  ): Promise<Detection> {
    return inTransaction(this.#db, async (db) => {
      await recordChanges(db, [id], { origin, by, at: now });
      if (ifLastModified) await checkVersion(db, id, ifLastModified);
      const row = await db.selectFrom("detections").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
      if (!row) throw detectionNotFound(id);
      const record = { lastModified: now, ...(by && { lastModifiedBy: by }) };
      const { managed, createdAt } = row;
      const detection = { ...row.body, managed, createdAt, ...record };
      const {
        createdAt: _,
        createdBy,
        contentHash,
        author,
        ...changed
      } = detectionRow(detection, {
        ...row.choices,
        ...choices,
      });
      await db.updateTable("detections").set(changed).where("id", "=", id).execute();
      return { ...applyChoices(asDetection(row), choices), ...record };
    });
  }

  /** For a shipped detection this choice outlives new versions of Pharos. @throws detectionNotFound */
  async setEnabled(
    id: string,
    enabled: boolean,
    now: Date,
    by?: ActorReference,
    origin: DetectionChangeOrigin = "CONSOLE",
  ): Promise<Detection> {
    const [detection] = await this.setEnabledOf([id], enabled, { origin, by, at: now });
    if (!detection) throw detectionNotFound(id);
    return detection;
  }

  /** Same as `setEnabled` for many in one statement: all or none, returned in no particular order. @throws detectionNotFound */
  async setEnabledOf(ids: readonly string[], enabled: boolean, record: ChangeRecord): Promise<Detection[]> {
    return inTransaction(this.#db, async (db) => {
      await recordChanges(db, ids, record);
      const choice: DetectionChoices = { enabled };
      const rows = await db
        .updateTable("detections")
        .set({
          enabled,
          choices: sql`choices || ${storableJson(choice)}::jsonb`,
          lastModified: record.at,
          lastModifiedBy: record.by ? storableJson(record.by) : null,
        })
        .where(isAmong("id", ids))
        .returningAll()
        .execute();
      const stored = new Set(rows.map(({ id }) => id));
      const absent = ids.find((id) => !stored.has(id));
      if (absent !== undefined) throw detectionNotFound(absent);
      return rows.map(asDetection);
    });
  }

  /**
   * Who tags a detection does not become its author. For one that comes with Pharos or a pack the tags are a choice,
   * which outlives updates.
   * @throws detectionNotFound
   */
  setTags(tags: ReadonlyMap<string, readonly string[]>, record: ChangeRecord): Promise<Detection[]> {
    return this.#describe(tags, (id) => ({ tags: tags.get(id) ?? [] }), record);
  }

  /** Who maps a detection does not become its author. Rules derived from it follow. @throws detectionNotFound */
  setReports(reports: ReadonlyMap<string, Detection["reports"]>, record: ChangeRecord): Promise<Detection[]> {
    return this.#describe(reports, (id) => ({ reports: reports.get(id) ?? {} }), record);
  }

  /** Changes what is told about detections, and nothing that they do: all or none, returned in no particular order. */
  #describe(
    asked: ReadonlyMap<string, unknown>,
    changeOf: (id: string) => Partial<Pick<Detection, "tags" | "reports">>,
    record: ChangeRecord,
  ): Promise<Detection[]> {
    return inTransaction(this.#db, async (db) => {
      const ids = [...asked.keys()];
      await recordChanges(db, ids, record);
      const stored = await db.selectFrom("detections").selectAll().where(isAmong("id", ids)).execute();
      const found = new Set(idsOf(stored));
      const absent = ids.find((id) => !found.has(id));
      if (absent !== undefined) throw detectionNotFound(absent);
      await putRows(
        db,
        stored.map((row) => describedRow(row, changeOf(row.id), record)),
      );
      const described = await db.selectFrom("detections").selectAll().where(isAmong("id", ids)).execute();
      await rederiveRules(db, described.map(asDetection), record);
      return described.map(asDetection);
    });
  }

  /** How many detections there are of each kind and so on, the most frequent first. */
  async facets(filter: DetectionFilter = {}): Promise<DetectionFacets> {
    const count = async (value: RawBuilder<string>) => {
      const counted = this.#db
        .selectFrom("detections")
        .where((eb) => detectionCondition(eb, filter))
        .select(value.as("value"));
      const { rows } = await sql<DetectionFacet>`
        SELECT value, count(*)::int AS count FROM (${counted}) AS counted
        WHERE value IS NOT NULL GROUP BY value ORDER BY count DESC, value
      `.execute(this.#db);
      return rows;
    };
    const [kinds, severities, states, tags, logTypes] = await Promise.all([
      count(sql`kind`),
      count(sql`severity`),
      count(sql`CASE WHEN enabled THEN 'ENABLED' ELSE 'DISABLED' END`),
      count(sql`unnest(tags)`),
      count(sql`unnest(log_types)`),
    ]);
    return { kinds, severities, states, tags, logTypes };
  }

  async get(id: string): Promise<Detection | undefined> {
    const row = await this.#db.selectFrom("detections").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asDetection(row);
  }

  /** Those that exist, in no order. */
  async getMany(ids: readonly string[]): Promise<Detection[]> {
    if (ids.length === 0) return [];
    return (await this.#db.selectFrom("detections").selectAll().where("id", "in", ids).execute()).map(asDetection);
  }

  /** Every one, by id. */
  async all(filter: DetectionFilter = {}): Promise<Detection[]> {
    const rows = this.#db
      .selectFrom("detections")
      .selectAll()
      .where((eb) => detectionCondition(eb, filter))
      .orderBy("id");
    return (await rows.execute()).map(asDetection);
  }

  /** Every one with what lists are sorted by, in no order. */
  listIds(filter: DetectionFilter = {}): Promise<Pick<Detection, "id" | "displayName" | "lastModified">[]> {
    return this.#db
      .selectFrom("detections")
      .select(["id", "displayName", "lastModified"])
      .where((eb) => detectionCondition(eb, filter))
      .execute();
  }

  /** By id. */
  listMarks(filter: DetectionFilter = {}): Promise<DetectionMark[]> {
    return this.#db
      .selectFrom("detections")
      .select(["id", "kind", "enabled", "managed", "tags"])
      .where((eb) => detectionCondition(eb, filter))
      .orderBy("id")
      .execute();
  }

  /** Every one, by id. */
  async listSummaries(filter: DetectionFilter = {}): Promise<DetectionSummary[]> {
    const rows = await this.#db
      .selectFrom("detections")
      .select(["id", "kind", "displayName", "enabled", "managed", "severity", "logTypes"])
      .select([
        sql<Detection["reports"]>`coalesce(body->'reports', '{}')`.as("reports"),
        sql<{ ruleId: string }[] | null>`CASE WHEN kind = 'CORRELATION_RULE' THEN body->'logic'->'steps' END`.as(
          "steps",
        ),
      ])
      .where((eb) => detectionCondition(eb, filter))
      .orderBy("id")
      .execute();
    return rows.map(({ steps, ...row }) => ({ ...row, stepRuleIds: steps?.map(({ ruleId }) => ruleId) ?? [] }));
  }

  /** Another text whenever one of the kinds was changed, added or deleted; cheap. */
  async revision(kinds: readonly DetectionKind[]): Promise<string> {
    // Of row versions: the clocks of processes differ.
    const { revision } = await this.#db
      .selectFrom("detections")
      .select(sql<string>`concat_ws(' ', count(*), sum(hashtextextended(id || xmin, 0)))`.as("revision"))
      .where("kind", "in", kinds)
      .executeTakeFirstOrThrow();
    return revision;
  }

  /** Every rule over events or rows of queries, for the engine; by id. */
  async allRules(): Promise<Rule[]> {
    return (await this.all({ kinds: ruleKinds })).filter(isRule);
  }

  /** By id. */
  async allPolicies(): Promise<Policy[]> {
    return (await this.all({ kinds: ["POLICY"] })).filter(isPolicy);
  }

  /** By id. */
  async allCorrelationRules(): Promise<CorrelationRule[]> {
    return (await this.all({ kinds: ["CORRELATION_RULE"] })).filter(isCorrelationRule);
  }

  /** @throws cursorInvalid */
  async list(request: DetectionListRequest): Promise<DetectionPage> {
    const { filter = {}, sort = "lastModified", direction = "descending", pageSize, cursor } = request;
    const column = sortColumns[sort];
    const sqlDirection = direction === "ascending" ? "asc" : "desc";
    const narrowed = this.#db.selectFrom("detections").where((eb) => detectionCondition(eb, filter));
    let query = narrowed.selectAll().orderBy(column.name, sqlDirection).orderBy("id", sqlDirection);
    if (cursor !== undefined) query = query.where(isBehind(decodeCursor(sort, cursor), column, direction));
    const rows = await query.limit(pageSize + 1).execute();
    const page = toPage(rows, pageSize, sort, (row) => place(row, column.name), asDetection);
    return { ...page, totalCount: await this.count(filter) };
  }

  async count(filter: DetectionFilter = {}): Promise<number> {
    const { count } = await this.#db
      .selectFrom("detections")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where((eb) => detectionCondition(eb, filter))
      .executeTakeFirstOrThrow();
    return count;
  }

  /**
   * Stores detections of a pack, those that others derive from first; what people chose of one stays.
   * @param author who installed the pack from elsewhere; undefined for one that comes with Pharos
   */
  async putManaged(
    detections: readonly Detection[],
    author: ActorReference | undefined,
    record: ChangeRecord,
  ): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await recordChanges(db, idsOf(detections), record);
      const stored = await db.selectFrom("detections").select(["id", "choices"]).execute();
      const choices = new Map(stored.map((row) => [row.id, row.choices]));
      for (const detection of detections) {
        const { by: lastModifiedBy } = record;
        const written = { ...detection, ...(lastModifiedBy && { lastModifiedBy }) };
        await putManaged(db, written, choices.get(detection.id) ?? {}, record.at, author);
      }
      await rederiveRules(db, detections, record);
    });
  }

  /** What people chose of those that come with Pharos or a pack, by id; of others nothing. */
  async choices(ids: readonly string[]): Promise<ReadonlyMap<string, DetectionChoices>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db.selectFrom("detections").select(["id", "choices"]).where("id", "in", ids).execute();
    return new Map(rows.map(({ id, choices: { waitsForLogs: _, ...choices } }) => [id, choices]));
  }

  /** The detections without what people chose. */
  async unchosen(ids: readonly string[]): Promise<Detection[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db.selectFrom("detections").selectAll().where("id", "in", ids).execute();
    return rows.map((row) => asDetection({ ...row, choices: {} }));
  }

  /**
   * Exactly these are off until logs of their log types arrive, unless a person enabled them. What comes on by it is told
   * in its history.
   */
  async setWaiting(ids: ReadonlySet<string>, now: Date): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const rows = await db
        .selectFrom("detections")
        .selectAll()
        .where((eb) => eb.or([isAmong("id", [...ids]), sql<SqlBool>`choices->>'waitsForLogs' = 'true'`]))
        .forUpdate()
        .execute();
      const changed = rows.filter(({ id, choices }) => ids.has(id) !== (choices.waitsForLogs ?? false));
      const freed = changed.filter(
        ({ choices, body }) => choices.waitsForLogs && choices.enabled === undefined && body.enabled,
      );
      await recordChanges(db, idsOf(freed), { origin: "PHAROS", by: undefined, at: now });
      for (const {
        id,
        body,
        choices: { waitsForLogs: _, ...choices },
      } of changed) {
        const next: StoredChoices = ids.has(id) ? { ...choices, waitsForLogs: true } : choices;
        const { enabled } = applyChoices(body, next);
        await db
          .updateTable("detections")
          .set({ choices: storableJson(next), enabled, lastModified: now })
          .where("id", "=", id)
          .execute();
      }
    });
  }

  /**
   * Stores the detections that come with this version of Pharos, in one transaction. One that changed gets `now` as its
   * last modification; what people chose stays. One that is no longer shipped is removed; those of packs that somebody
   * installed from elsewhere are left alone.
   */
  async syncManaged(shipped: readonly Detection[], now: Date): Promise<SyncReport> {
    if (shipped.length === 0) return noSync;
    return inTransaction(this.#db, async (db) => {
      await sql`LOCK TABLE detections IN SHARE ROW EXCLUSIVE MODE`.execute(db);
      const stored = await db
        .selectFrom("detections")
        .select(["id", "contentHash", "managed", "author", "enabled", "choices"])
        .execute();
      const known = new Map(stored.map((row) => [row.id, row]));
      const isSame = (detection: Detection) => {
        const row = known.get(detection.id);
        if (row?.managed !== true || row.author !== null) return false;
        if (row.enabled !== applyChoices(detection, row.choices).enabled) return false;
        return row.contentHash.equals(hashOfDetection({ ...detection, managed: true }));
      };
      const added = shipped.filter(({ id }) => !known.has(id));
      const updated = shipped.filter((detection) => known.has(detection.id) && !isSame(detection));
      const ids = new Set(shipped.map(({ id }) => id));
      const removed = stored.filter((row) => row.managed && row.author === null && !ids.has(row.id));
      const record = { origin: "PHAROS", by: undefined, at: now } as const;
      await recordChanges(db, idsOf(updated), record);
      await recordChanges(db, idsOf(removed), record, true);
      for (const detection of [...added, ...updated]) {
        await putManaged(db, detection, known.get(detection.id)?.choices ?? {}, now);
      }
      // Those that come with Pharos are whole already; a user's own follow the new version of their base.
      await rederiveRules(db, updated, record);
      for (const { id } of removed) await db.deleteFrom("detections").where("id", "=", id).execute();
      return { added: idsOf(added), updated: idsOf(updated), removed: idsOf(removed) };
    });
  }
}

function recordOf({ lastModified, lastModifiedBy }: Detection, origin: DetectionChangeOrigin): ChangeRecord {
  return { origin, by: lastModifiedBy, at: lastModified };
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/** For a row that is locked already. @throws detectionNotFound, detectionChanged */
async function checkVersion(db: Db, id: string, lastModified: Date): Promise<void> {
  const stored = await db
    .selectFrom("detections")
    .select(["lastModified", "lastModifiedBy"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!stored) throw detectionNotFound(id);
  if (stored.lastModified.getTime() === lastModified.getTime()) return;
  throw detectionChanged(id, stored.lastModifiedBy?.name ?? "An update of Pharos", stored.lastModified);
}

async function putManaged(
  db: Db,
  { author: _, ...detection }: Detection,
  choices: StoredChoices,
  now: Date,
  author?: ActorReference,
): Promise<void> {
  const shipped = { ...detection, managed: true, createdAt: now, lastModified: now, ...(author && { author }) };
  const { createdAt, ...row } = detectionRow(shipped, choices);
  await db
    .insertInto("detections")
    .values({ ...row, createdAt })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

function place(row: Selectable<DetectionsTable>, column: SortColumn["name"]): Place {
  const value = row[column];
  return { value: value instanceof Date ? value.toISOString() : value, id: row.id };
}
