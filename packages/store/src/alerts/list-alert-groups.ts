import type { AlertFilter, AlertGrouping, AlertGroupSort, AlertListGroup, SortDirection } from "@pharos/domain";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { decodeCursor, isBehind, type Page, type PageRequest, type SortType, toPage } from "../database/page.ts";
import { severityAtRank } from "../database/severity-rank.ts";
import { alertCondition } from "./alert-condition.ts";

export interface AlertGroupsRequest extends PageRequest {
  readonly by: AlertGrouping;
  readonly filter?: AlertFilter;
  /** Default: count, descending. */
  readonly sort?: AlertGroupSort;
  readonly direction?: SortDirection;
}
export interface AlertGroupPage extends Page<AlertListGroup> {
  /** Exact, however many there are. */
  readonly totalCount: number;
}

const sortColumns: Readonly<Record<AlertGroupSort, { name: "count" | "severityRank" | "newestAt"; type: SortType }>> = {
  count: { name: "count", type: "bigint" },
  severity: { name: "severityRank", type: "bigint" },
  newestAt: { name: "newestAt", type: "timestamptz" },
};
/** What alerts of a group have in common; of entities as `entityKey` gives it. */
const groupKeys: Readonly<Record<AlertGrouping, RawBuilder<string>>> = {
  detection: sql<string>`rule_id`,
  entity: sql<string>`named.field || ':' || named.value`,
};
/** Of a group, as many as a row has room for. */
const assigneesMax = 3;

/**
 * The alerts that match, counted by what they have in common: one pass over them, however many groups there are. Counting
 * by detection with the usual filters reads the index `alerts_grouped` alone; counting by entity joins all kept entities.
 * @throws cursorInvalid
 */
export async function listAlertGroups(
  db: Db,
  { by, filter = {}, sort = "count", direction = "descending", cursor, pageSize }: AlertGroupsRequest,
): Promise<AlertGroupPage> {
  const column = sortColumns[sort];
  const sqlDirection = direction === "ascending" ? "asc" : "desc";
  const key = groupKeys[by];
  let query = db
    .with("grouped", (eb) =>
      keyed(eb, by)
        .select(({ fn, ref }) => [
          key.as("id"),
          fn.countAll<number>().as("count"),
          sql<number>`count(*) FILTER (WHERE ${ref("status")} = 'OPEN')`.as("openCount"),
          fn.max<number>("severityRank").as("severityRank"),
          fn.max<Date>("createdAt").as("newestAt"),
        ])
        .where((alerts) => alertCondition(alerts, filter))
        .groupBy(key),
    )
    .selectFrom("grouped")
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom("grouped")
        .select(({ fn }) => fn.countAll<number>().as("groups"))
        .as("groups"),
    )
    .orderBy(column.name, sqlDirection)
    .orderBy("id", sqlDirection);
  if (cursor !== undefined) query = query.where(isBehind(decodeCursor(sort, cursor), column, direction));
  const rows = await query.limit(pageSize + 1).execute();
  const assignees = await findAssignees(
    db,
    by,
    filter,
    rows.map(({ id }) => id),
  );
  type Row = (typeof rows)[number];
  const placeOf = (row: Row) => {
    const value = row[column.name];
    return { value: value instanceof Date ? value.toISOString() : value, id: row.id };
  };
  const groupOf = ({ id, count, openCount, severityRank, newestAt }: Row): AlertListGroup => ({
    by,
    key: id,
    count,
    openCount,
    severity: severityAtRank(severityRank),
    newestAt,
    assigneeIds: assignees.get(id) ?? [],
  });
  return { ...toPage(rows, pageSize, sort, placeOf, groupOf), totalCount: rows[0]?.groups ?? 0 };
}

/** By group, those with most of its alerts first. */
async function findAssignees(
  db: Db,
  by: AlertGrouping,
  filter: AlertFilter,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const key = groupKeys[by];
  const rows = await keyed(db, by)
    .select([key.as("id"), "assigneeId", ({ fn }) => fn.countAll<number>().as("count")])
    .where((eb) => alertCondition(eb, filter))
    .where(sql<SqlBool>`${key} = ANY(${[...ids]}::text[])`)
    .where("assigneeId", "is not", null)
    .groupBy([key, "assigneeId"])
    .orderBy("count", "desc")
    .orderBy("assigneeId")
    .execute();
  const people = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...people].map(([id, some]) => [id, some.slice(0, assigneesMax).flatMap(({ assigneeId }) => assigneeId ?? [])]),
  );
}

/** Every alert once, or once for each entity that it names. */
function keyed(db: Pick<Db, "selectFrom">, by: AlertGrouping) {
  const alerts = db.selectFrom("alerts");
  if (by === "detection") return alerts;
  return alerts.innerJoin("alertEntities as named", "named.alertId", "alerts.id") as unknown as typeof alerts;
}
