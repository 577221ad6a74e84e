import { type ContentProblem, checkDashboardQueries, type LoadedContent } from "@pharos/detection-content";
import { dashboardNotYours } from "@pharos/domain";
import { queryProblem } from "../content/check-content-access.ts";
import type { UploadIssue } from "../content/errors.ts";
import type { StoredContent } from "../content/stored-content.ts";
import type { RequestContext } from "../context/request-context.ts";
import { dashboardReaderOf, mayChangeDashboard } from "../dashboards/dashboard-service.ts";
import type { UploadPlan } from "./plan-upload.ts";

/** Queries of new and changed dashboards that would not run for the actor, and variables that no panel names. */
export function dashboardProblems(
  context: RequestContext,
  { sources }: LoadedContent,
  { dashboards }: UploadPlan,
): Promise<ContentProblem[]> {
  return checkDashboardQueries(dashboards, sources, async ({ text, language, variables, relativeTime }) => {
    const params = { variables, relativeTime, timesCountEverywhere: true };
    const query = { sql: text, search: { language, params } };
    return (await queryProblem(context, query, context.actor.logTypeAccess))?.message;
  });
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
  const seen = new Set((await context.store.dashboards.list(await dashboardReaderOf(context))).map(({ id }) => id));
  return replaced.flatMap((dashboard) => {
    const { id, managed, ownerId } = dashboard;
    const mayReplace = seen.has(id) && (ownerId === undefined || mayChangeDashboard(context, dashboard));
    if (managed || mayReplace) return [];
    return [{ path: sources.get(id)?.file ?? id, errorMessage: `${id}: ${dashboardNotYours().message}` }];
  });
}
