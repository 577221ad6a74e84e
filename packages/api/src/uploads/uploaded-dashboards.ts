import { type ContentProblem, checkDashboardQueries, type LoadedContent } from "@pharos/detection-content";
import { dashboardNotYours, lookupLakeTableOf, tableNameOf } from "@pharos/domain";
import { visibleLogTypes } from "@pharos/lake";
import { queryProblem } from "../content/check-content-access.ts";
import type { UploadIssue } from "../content/errors.ts";
import type { StoredContent } from "../content/stored-content.ts";
import type { RequestContext } from "../context/request-context.ts";
import { mayChangeDashboard } from "../dashboards/dashboard-service.ts";
import { sharingReaderOf } from "../sharing/sharing.ts";
import type { UploadPlan } from "./plan-upload.ts";

/**
 * Queries of new and changed dashboards that would not run for the actor, and variables that no panel names. A query
 * over a table that is not there yet, since no source sends its log type or it comes with this upload, is not judged.
 */
export async function dashboardProblems(
  context: RequestContext,
  content: LoadedContent,
  { dashboards }: UploadPlan,
  stored: StoredContent,
): Promise<ContentProblem[]> {
  if (dashboards.length === 0) return [];
  const awaited = await awaitedTables(context, content, stored);
  return checkDashboardQueries(dashboards, content.sources, async (query) => {
    const { text, language, variables, relativeTime } = query;
    if (text.split(/\W+/).some((word) => awaited.has(word.toLowerCase()))) return undefined;
    const params = { variables, relativeTime, timesCountEverywhere: true };
    const problem = await queryProblem(
      context,
      { sql: text, search: { language, params } },
      context.actor.logTypeAccess,
    );
    return problem?.message;
  });
}

async function awaitedTables(
  { lake, actor }: RequestContext,
  { lookupTables }: LoadedContent,
  { logTypes }: StoredContent,
): Promise<ReadonlySet<string>> {
  const there = new Set((await lake.knownTables(actor.logTypeAccess)).map(({ table }) => table));
  const named = [
    ...visibleLogTypes([...logTypes], actor.logTypeAccess).map(tableNameOf),
    ...lookupTables.map(({ name }) => lookupLakeTableOf(name)),
  ];
  return new Set(named.filter((table) => !there.has(table)));
}

/** Dashboards that the actor may not replace: those of others, and those that they do not see. */
export async function dashboardIssues(
  context: RequestContext,
  { sources }: LoadedContent,
  { dashboards }: UploadPlan,
  stored: StoredContent["dashboards"],
): Promise<UploadIssue[]> {
  const replaced = dashboards.flatMap(({ id }) => stored.get(id) ?? []);
  if (replaced.length === 0) return [];
  const seen = new Set((await context.store.dashboards.list(await sharingReaderOf(context))).map(({ id }) => id));
  return replaced.flatMap((dashboard) => {
    const { id, managed, ownerId } = dashboard;
    const mayReplace = seen.has(id) && (ownerId === undefined || mayChangeDashboard(context, dashboard));
    if (managed || mayReplace) return [];
    return [{ path: sources.get(id)?.file ?? id, errorMessage: `${id}: ${dashboardNotYours().message}` }];
  });
}
