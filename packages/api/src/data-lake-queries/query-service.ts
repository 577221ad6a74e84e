import {
  type DataLakeQuery,
  hasPermission,
  type IndicatorSearch,
  indicatorSearchText,
  type QueryLanguage,
  type QueryParams,
  type QueryUserConfig,
  seesAllOf,
} from "@pharos/domain";
import { type DataLakeQueryFilter, dataLakeQueryNotFound, type Page, type PageRequest } from "@pharos/store";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type PageInput, pageRequestOf } from "../graphql/connection.ts";
import { isUuid } from "../graphql/uuid.ts";
import { queryNotRunning, queryNotYours, queryRowsHidden } from "./errors.ts";
import { rowOfCursor } from "./result-cursor.ts";
import { resultPageOf } from "./result-page.ts";

/** A query of a person or a program, as it is to be executed. */
export interface QueryToExecute {
  readonly text: string;
  readonly language: QueryLanguage;
  readonly params: QueryParams;
  readonly name: string;
  readonly parentId: string | undefined;
  readonly skipsCache: boolean;
  readonly maxAgeMs: number | undefined;
  readonly copyUserConfigQueryId: string | undefined;
}

const timeoutMs = 5 * 60_000;
const resultPageSizes = { default: 100, max: 999 };

/** Resolves when it is in the store. @throws queriesTooMany, dataLakeQueryNotFound */
export async function executeQuery(context: RequestContext, query: QueryToExecute): Promise<DataLakeQuery> {
  authorize(context.actor, "DataAnalyticsRead");
  const { parentId, copyUserConfigQueryId, maxAgeMs, ...asked } = query;
  const parent = parentId === undefined ? undefined : await getQuery(context, parentId);
  const copied = copyUserConfigQueryId === undefined ? undefined : await getQuery(context, copyUserConfigQueryId);
  return context.queries.start({
    ...requestOf(context),
    ...asked,
    ...(maxAgeMs !== undefined && { maxAgeMs }),
    kind: "query",
    parent,
    userConfig: copied?.userConfig,
  });
}

/** How often values occur, by table, log type and day. @throws queriesTooMany */
export function executeIndicatorSearch(
  context: RequestContext,
  search: IndicatorSearch,
  params: QueryParams,
): Promise<DataLakeQuery> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.queries.start({
    ...requestOf(context),
    kind: "indicator_search",
    text: indicatorSearchText(search),
    language: "sql",
    params,
    name: "",
    parent: undefined,
    userConfig: undefined,
    skipsCache: false,
  });
}

/** @throws dataLakeQueryNotFound */
export async function getQuery(context: RequestContext, id: string): Promise<DataLakeQuery> {
  authorize(context.actor, "DataAnalyticsRead");
  const query = isUuid(id) ? await context.store.dataLakeQueries.get(id, context.clock()) : undefined;
  // Its text, its name and its errors tell of what whoever asked it sees.
  if (!query || !seesAllOf(context.actor.logTypeAccess, query.logTypeAccess)) throw dataLakeQueryNotFound(id);
  return query;
}

/** The query that it was derived from in the end, or itself. @throws dataLakeQueryNotFound */
export async function getRootQuery(context: RequestContext, id: string): Promise<DataLakeQuery> {
  const query = await getQuery(context, id);
  return query.rootId === undefined ? query : getQuery(context, query.rootId);
}

export function listQueries(
  context: RequestContext,
  page: PageRequest,
  filter: DataLakeQueryFilter,
): Promise<Page<DataLakeQuery>> {
  authorize(context.actor, "DataAnalyticsRead");
  const { logTypeAccess } = context.actor;
  return context.store.dataLakeQueries.list({ ...page, filter: { ...filter, logTypeAccess } }, context.clock());
}

/** The engine has stopped when it resolves. @throws dataLakeQueryNotFound, queryNotYours, queryNotRunning */
export async function cancelQuery(context: RequestContext, id: string): Promise<void> {
  const query = await changeableQuery(context, id);
  if (await context.queries.cancel(query)) return;
  throw queryNotRunning((await getQuery(context, id)).status);
}

/** @throws dataLakeQueryNotFound, queryNotYours */
export async function setUserConfig(
  context: RequestContext,
  id: string,
  config: QueryUserConfig,
): Promise<QueryUserConfig> {
  await changeableQuery(context, id);
  const { userConfig = config } = await context.store.dataLakeQueries.setUserConfig(id, config);
  return userConfig;
}

/** Rows from a place on; null where there are none to read. @throws queryRowsHidden, input.invalid */
export async function readResults(context: RequestContext, query: DataLakeQuery, input: PageInput) {
  authorize(context.actor, "DataAnalyticsRead");
  const { pageSize, cursor } = pageRequestOf(input, resultPageSizes);
  const from = rowOfCursor(cursor);
  if (!hasRows(query)) return null;
  checkVisible(context, query);
  return resultPageOf(query, from, await context.store.queryResults.read(query.resultsOf, from, pageSize));
}

export async function listChildren(context: RequestContext, id: string): Promise<readonly DataLakeQuery[]> {
  authorize(context.actor, "DataAnalyticsRead");
  const children = await context.loaders.derivedQueries.load(id);
  return children.filter((query) => seesAllOf(context.actor.logTypeAccess, query.logTypeAccess));
}

/** Whether there are rows to read: while it runs as soon as some are there, afterwards until they go. */
export function hasRows({ status, rowCount, resultsUntil }: DataLakeQuery): boolean {
  return status === "running" ? rowCount > 0 : resultsUntil !== undefined;
}

/** What is alike in all that people and programs ask. */
function requestOf({ actor }: RequestContext) {
  return {
    issuedBy: referenceOf(actor),
    isScheduled: false,
    logTypeAccess: actor.logTypeAccess,
    timeoutMs,
    isBackground: false,
  };
}

async function changeableQuery(context: RequestContext, id: string): Promise<DataLakeQuery> {
  const query = await getQuery(context, id);
  const { actor } = context;
  if (query.issuedBy.id !== actor.id && !hasPermission(actor.permissions, "DataAnalyticsModify")) throw queryNotYours();
  return query;
}

/** Who may see fewer log types than the rows were made from does not read them. @throws queryRowsHidden */
export function checkVisible({ actor }: RequestContext, { logTypeAccess }: DataLakeQuery): void {
  if (!seesAllOf(actor.logTypeAccess, logTypeAccess)) throw queryRowsHidden();
}
