import { type ContentItems, noItems } from "@pharos/detection-content";
import { type Detection, isRule } from "@pharos/domain";
import type { Receipt } from "@pharos/store";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { type UploadIssue, UploadRefused } from "../content/errors.ts";
import { readItemsInThread } from "../content/read-in-thread.ts";
import { readStoredContent, type StoredContent } from "../content/stored-content.ts";
import type { RequestContext } from "../context/request-context.ts";
import { isUuid } from "../graphql/uuid.ts";
import { projectArchiveLinks, signedPath } from "../http/signed-link.ts";
import { uploadStates, workOnReceipt } from "../receipts/work-on-receipt.ts";
import { taskOf } from "../threads/content-threads.ts";
import { applyUpload, uploadProblems } from "../uploads/apply-upload.ts";
import { type CheckedUpload, checkRead } from "../uploads/check-upload.ts";
import { planUpload, type UploadPlan } from "../uploads/plan-upload.ts";
import { projectArchiveMissing, projectUploadNotFound } from "./errors.ts";
import { isOfProject, projectHelperTag, projectItems } from "./project-items.ts";

/** How long an archive can be put and used. */
const archiveMs = 60 * 60_000;
const readMsMax = 60_000;

export interface ProjectPlace {
  /** Where the archive is put, in base64; whoever has the address can. */
  readonly url: string;
  readonly id: string;
}

/** A place for a project in Python on its way in. */
export async function openProjectPlace(context: RequestContext): Promise<ProjectPlace> {
  authorize(context.actor, "BulkUpload");
  const { store, actor, clock, config } = context;
  const now = clock();
  const { id, expiresAt } = await store.projectArchives.open(
    referenceOf(actor),
    now,
    new Date(now.getTime() + archiveMs),
  );
  return { id, url: config.publicUrl + signedPath(projectArchiveLinks, config.secretKey, id, expiresAt) };
}

/** What an upload of a project changes, by the ids of its rules. */
export interface ProjectChanges {
  readonly newRuleIds: readonly string[];
  readonly modifiedRuleIds: readonly string[];
  readonly deletedRuleIds: readonly string[];
  readonly totalRuleIds: readonly string[];
}

/**
 * Runs the project's `main.py` in a sandbox and stores what it registers; rules of the upload before that it registers no
 * more are deleted. Goes on after the answer; a dry run only tells what would change.
 * @throws projectArchiveMissing, uploadUnderWay
 */
export async function startProjectUpload(
  context: RequestContext,
  { id, isDryRun }: { readonly id: string; readonly isDryRun: boolean },
): Promise<Receipt> {
  authorize(context.actor, "BulkUpload");
  const place = isUuid(id) ? await context.store.projectArchives.get(id, context.clock()) : undefined;
  const isOwn = place?.actor.id === referenceOf(context.actor).id;
  const archive = isOwn ? place?.archive : undefined;
  if (!archive) throw projectArchiveMissing();
  const kind = isDryRun ? "VALIDATION" : "UPLOAD";
  const { receipt } = await workOnReceipt(context, kind, uploadStates, async () => {
    const project = await checkProject(context, archive.toString("latin1"));
    const plan = planUpload(project.content, project.stored, referenceOf(context.actor), context.clock());
    const changes = await changesOf(context, project, plan);
    if (isDryRun) {
      const problems = await uploadProblems(context, project, plan);
      if (problems.length > 0) throw new UploadRefused(problems);
      return { project: changes };
    }
    const result = await applyUpload(context, project, changes.deletedRuleIds);
    return { ...result, project: changes };
  });
  return receipt;
}

/** The receipt of an upload or of a dry run. @throws projectUploadNotFound */
export async function getProjectUpload(context: RequestContext, id: string): Promise<Receipt> {
  authorize(context.actor, "BulkUpload");
  for (const kind of ["UPLOAD", "VALIDATION"] as const) {
    const receipt = isUuid(id) ? await context.store.receipts.find(id, kind, context.clock()) : undefined;
    if (receipt && (await context.loaders.contentAccess()).seesWorkOf(receipt.actor)) return receipt;
  }
  throw projectUploadNotFound(id);
}

/** @throws notBase64, archiveUnreadable, UploadRefused */
async function checkProject(context: RequestContext, data: string): Promise<CheckedUpload> {
  const run = { ...taskOf(context.actor, "The project"), totalMs: readMsMax };
  const files = await context.threads.run("readProjectFiles", { data, at: context.clock() }, run);
  const sources = Object.fromEntries(files.map(({ module, text }) => [module, text]));
  const [read, stored] = await Promise.all([context.rules.readProject(sources), readStoredContent(context.store)]);
  const record = { by: referenceOf(context.actor), now: context.clock() };
  const { items, paths, issues } = projectItems(read, files, stored.logTypes, record);
  if (issues.length > 0) throw new UploadRefused(issues);
  const content = await readItemsInThread(context, { ...noItems(), ...items }, stored, true);
  const checked = await checkRead(context, content, stored, { runsTests: false });
  const places = placesOf(checked, paths);
  const named = ({ path, errorMessage }: UploadIssue) => ({ path: places.get(path) ?? path, errorMessage });
  const found = [...checked.issues, ...checked.notLoaded].map(named);
  return { ...checked, issues: [...found, ...taken(items, stored, paths)] };
}

/** The project's files by those that its items were checked as. */
function placesOf({ content }: CheckedUpload, paths: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...content.sources].map(([id, { file }]) => [file, paths.get(id) ?? file]));
}

/** Helpers of somebody else that a module of the project would replace. */
function taken(
  { globals }: Pick<ContentItems, "globals">,
  stored: StoredContent,
  paths: ReadonlyMap<string, string>,
): UploadIssue[] {
  return globals.flatMap(({ id }) => {
    const before = stored.globals.get(id);
    if (before === undefined || before.tags?.includes(projectHelperTag)) return [];
    const errorMessage = `a helper named ${id} already exists: rename the module or delete the helper`;
    return [{ path: paths.get(id) ?? id, errorMessage }];
  });
}

async function changesOf(
  context: RequestContext,
  { content, stored }: CheckedUpload,
  plan: UploadPlan,
): Promise<ProjectChanges> {
  const changed = plan.detections.map(({ id }) => id);
  const totalRuleIds = content.rules.map(({ id }) => id);
  const kept = new Set(totalRuleIds);
  const { detectionProblem } = await context.loaders.contentAccess();
  const isOld = (one: Detection) => isRule(one) && isOfProject(one) && !kept.has(one.id);
  // What the actor does not see stays, and is not named.
  const old = [...stored.detections.values()].filter((one) => isOld(one) && detectionProblem(one) === undefined);
  return {
    newRuleIds: changed.filter((id) => !stored.detections.has(id)),
    modifiedRuleIds: changed.filter((id) => stored.detections.has(id)),
    deletedRuleIds: old.map(({ id }) => id),
    totalRuleIds,
  };
}
