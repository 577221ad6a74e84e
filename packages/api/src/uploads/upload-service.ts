import type { Receipt } from "@pharos/store";
import { receiptNotFound } from "@pharos/store";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import type { UploadIssue } from "../content/errors.ts";
import type { RequestContext } from "../context/request-context.ts";
import { isUuid } from "../graphql/uuid.ts";
import { uploadStates, workOnReceipt } from "../receipts/work-on-receipt.ts";
import { accessIssues, applyUpload } from "./apply-upload.ts";
import { checkUpload } from "./check-upload.ts";
import { planUpload, type UploadResult } from "./plan-upload.ts";

const uploadsShown = 50;

export interface SentArchive {
  /** A zip archive in base64. */
  readonly data: string;
  /** Leaves out what is wrong; by default what the server is set to, for clients that cannot say it. */
  readonly skipInvalid?: boolean | null | undefined;
}

/** Goes on after the answer; its receipt tells the outcome. @throws uploadUnderWay */
export async function startUpload(context: RequestContext, sent: SentArchive): Promise<Receipt> {
  authorize(context.actor, "BulkUpload");
  return (await openUpload(context, sent)).receipt;
}

/** @throws uploadUnderWay, UploadRefused, notBase64, archiveUnreadable, emptyUpload */
export async function upload(context: RequestContext, sent: SentArchive): Promise<UploadResult> {
  authorize(context.actor, "BulkUpload");
  return (await openUpload(context, sent)).done;
}

function openUpload(context: RequestContext, { data, skipInvalid }: SentArchive) {
  const options = { runsTests: false, skipsInvalid: skipInvalid ?? context.config.uploadsSkipInvalid };
  return workOnReceipt(context, "UPLOAD", uploadStates, async () =>
    applyUpload(context, await checkUpload(context, data, options)),
  );
}

/** @throws receiptNotFound */
export function getUpload(context: RequestContext, id: string): Promise<Receipt> {
  authorize(context.actor, "BulkUpload");
  return getReceipt(context, "UPLOAD", id);
}

/** The newest first. */
export async function listUploads(context: RequestContext): Promise<Receipt[]> {
  authorize(context.actor, "BulkUpload");
  const receipts = await context.store.receipts.list("UPLOAD", uploadsShown, context.clock());
  const { seesWorkOf } = await context.loaders.contentAccess();
  return receipts.filter(({ actor }) => seesWorkOf(actor));
}

export interface ValidationResult {
  readonly issues: readonly UploadIssue[];
  readonly leftOut: readonly UploadIssue[];
}

/** Checks what an upload would do, and changes nothing. */
export async function startValidation(context: RequestContext, { data, skipInvalid }: SentArchive): Promise<Receipt> {
  authorize(context.actor, validationPermissions);
  const options = { runsTests: true, skipsInvalid: skipInvalid ?? context.config.uploadsSkipInvalid };
  const { receipt } = await workOnReceipt(context, "VALIDATION", uploadStates, async (): Promise<ValidationResult> => {
    const checked = await checkUpload(context, data, options);
    const { content, stored, issues, leftOut } = checked;
    const plan = planUpload(content, stored, referenceOf(context.actor), context.clock());
    const hidden = await accessIssues(context, checked, plan);
    return { issues: [...issues, ...hidden], leftOut };
  });
  return receipt;
}

/** @throws receiptNotFound */
export function getValidation(context: RequestContext, id: string): Promise<Receipt> {
  authorize(context.actor, validationPermissions);
  return getReceipt(context, "VALIDATION", id);
}

export const validationPermissions = ["BulkUploadValidate", "BulkUpload"] as const;

async function getReceipt(context: RequestContext, kind: "UPLOAD" | "VALIDATION", id: string): Promise<Receipt> {
  if (!isUuid(id)) throw receiptNotFound(id);
  const receipt = await context.store.receipts.get(id, kind, context.clock());
  // Its error and issues quote what was uploaded.
  if (!(await context.loaders.contentAccess()).seesWorkOf(receipt.actor)) throw receiptNotFound(id);
  return receipt;
}
