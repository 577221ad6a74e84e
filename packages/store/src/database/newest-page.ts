import { type SelectQueryBuilder, sql } from "kysely";
import { decodeCursor, isBehind, type Page, type PageRequest, toPage } from "./page.ts";

const sort = "createdAt";
const column = { name: sort, type: "timestamptz" } as const;

/** A page of a query's rows, the newest first. @throws cursorInvalid */
export async function newestPage<Tables, From extends keyof Tables, Row extends { id: string; createdAt: Date }, T>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { pageSize, cursor }: PageRequest,
  itemOf: (row: Row) => T,
): Promise<Page<T>> {
  const behind = cursor === undefined ? query : query.where(isBehind(decodeCursor(sort, cursor), column, "descending"));
  const rows = await behind
    .orderBy(sql.ref(sort), "desc")
    .orderBy(sql.ref("id"), "desc")
    .limit(pageSize + 1)
    .execute();
  return toPage<Row, T>(rows as Row[], pageSize, sort, placeOf, itemOf);
}

function placeOf({ createdAt, id }: { readonly id: string; readonly createdAt: Date }) {
  return { value: createdAt.toISOString(), id };
}
