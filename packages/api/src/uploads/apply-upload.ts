import { originOf, referenceOf } from "../access/actor-reference.ts";
import { contentProblems } from "../content/check-content-access.ts";
import { type UploadIssue, UploadRefused } from "../content/errors.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { CheckedUpload } from "./check-upload.ts";
import { planUpload, type UploadPlan, type UploadResult } from "./plan-upload.ts";
import { dashboardIssues } from "./uploaded-dashboards.ts";
import { putUploadedTable } from "./uploaded-tables.ts";

/**
 * Stores everything that is new or differs, or nothing; what the upload lacks stays, but for `deletedIds`.
 * @throws UploadRefused
 */
export async function applyUpload(
  context: RequestContext,
  checked: CheckedUpload,
  deletedIds: readonly string[] = [],
): Promise<UploadResult> {
  const { content, lookupTables, stored, leftOut } = checked;
  const by = referenceOf(context.actor);
  const now = context.clock();
  const plan = planUpload(content, stored, by, now);
  const problems = await uploadProblems(context, checked, plan);
  if (problems.length > 0) throw new UploadRefused(problems);
  const lookupChanges = await context.store.transaction(async (tx) => {
    for (const helper of plan.globals) await tx.globals.put(helper, by, now, "UPLOAD");
    for (const model of plan.dataModels) await tx.dataModels.put(model, by, now, "UPLOAD");
    for (const query of plan.queries) await tx.savedQueries.put(query, by, now, "UPLOAD");
    await tx.detections.putMany(plan.detections, { origin: "UPLOAD", by, at: now });
    for (const pack of plan.packs) await tx.packs.put(pack, by, now, "UPLOAD");
    for (const prompt of plan.scheduledPrompts) await tx.scheduledPrompts.put(prompt, by, now, "UPLOAD");
    for (const dashboard of plan.dashboards)
      await tx.dashboards.putUploaded({ ...dashboard, neededLogTypes: context.actor.logTypeAccess }, by, now);
    const record = { origin: originOf(context.actor), by, at: now };
    await tx.detections.delete(deletedIds, record);
    const changes: string[] = [];
    for (const table of lookupTables) changes.push(await putUploadedTable(tx, table, by, now));
    return changes;
  });
  await context.pipeline.reload();
  const changed = (change: string) => lookupChanges.filter((one) => one === change).length;
  const tables = { new: changed("NEW"), modified: changed("MODIFIED"), total: lookupTables.length };
  return { ...plan.result, lookupTables: tables, leftOut };
}

/** Everything that keeps the upload from being stored. */
export async function uploadProblems(
  context: RequestContext,
  checked: CheckedUpload,
  plan: UploadPlan,
): Promise<UploadIssue[]> {
  return [...checked.issues, ...(await accessIssues(context, checked, plan))];
}

/** Items that are new or change, and that the actor may not write. */
export async function accessIssues(
  context: RequestContext,
  { content, lookupTables, stored }: Pick<CheckedUpload, "content" | "lookupTables" | "stored">,
  plan: UploadPlan,
): Promise<UploadIssue[]> {
  const { detections, globals, dataModels, queries } = plan;
  const tables = lookupTables.map(({ table }) => table);
  const wanted = { detections, globals: [...globals], dataModels: [...dataModels], queries: [...queries] };
  const problems = await contentProblems(context, { ...wanted, lookupTables: tables });
  const issues = problems.map(({ item, error }) => ({
    path: content.sources.get(item)?.file ?? item,
    errorMessage: error.message,
  }));
  return [...issues, ...(await dashboardIssues(context, content, plan, stored.dashboards))];
}
