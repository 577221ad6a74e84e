import {
  checkDashboard,
  type Dashboard,
  type DashboardContent,
  dashboardInvalid,
  dashboardManaged,
  dashboardNotYours,
  type Sharing,
} from "@pharos/domain";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { mayChangeShared, sharingReaderOf } from "../sharing/sharing.ts";

export interface DashboardToSave {
  /** Absent for a new one. */
  readonly changed?: { readonly id: string; readonly revision: number };
  readonly content: DashboardContent;
  readonly sharing: Sharing;
}

const dashboardsMax = 200;

/** The actor's own and those that are shared with them. */
export async function listDashboards(context: RequestContext): Promise<Dashboard[]> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.store.dashboards.list(await sharingReaderOf(context));
}

/** @throws dashboardNotFound */
export async function getDashboard(context: RequestContext, id: string): Promise<Dashboard> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.store.dashboards.get(id, await sharingReaderOf(context));
}

/** @throws dashboardInvalid, dashboardNotFound, dashboardNotYours, revisionConflict */
export async function saveDashboard(context: RequestContext, input: DashboardToSave): Promise<Dashboard> {
  authorize(context.actor, "DataAnalyticsRead");
  const { actor, store, clock } = context;
  const { changed } = input;
  const dashboard = { ...checkDashboard(input.content), sharing: input.sharing, neededLogTypes: actor.logTypeAccess };
  if (changed) {
    checkChangeable(context, await getDashboard(context, changed.id));
    return store.dashboards.update(changed.id, dashboard, changed.revision, referenceOf(actor), clock());
  }
  if (actor.kind !== "user") throw dashboardInvalid("Only people have dashboards");
  if ((await store.dashboards.countOf(actor.id)) >= dashboardsMax)
    throw dashboardInvalid(`You have ${dashboardsMax} dashboards already. Delete one that you do not use.`);
  return store.dashboards.create(dashboard, referenceOf(actor), clock());
}

/** @throws dashboardNotFound, dashboardNotYours */
export async function deleteDashboard(context: RequestContext, id: string): Promise<void> {
  authorize(context.actor, "DataAnalyticsRead");
  checkChangeable(context, await getDashboard(context, id));
  await context.store.dashboards.delete(id);
}

/** Owners, and whoever manages what others search. */
export function mayChangeDashboard(context: RequestContext, dashboard: Dashboard): boolean {
  return !dashboard.managed && mayChangeShared(context, dashboard);
}

function checkChangeable(context: RequestContext, dashboard: Dashboard): void {
  if (dashboard.managed) throw dashboardManaged();
  if (!mayChangeDashboard(context, dashboard)) throw dashboardNotYours();
}
