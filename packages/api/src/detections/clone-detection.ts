import { type Detection, invalidInput } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import { detectionModifyPermissions, findModifyPermission } from "../access/detection-permissions.ts";
import type { RequestContext } from "../context/request-context.ts";
import { checkChangeable, getDetection } from "./detection-service.ts";
import { createDetection } from "./save-detection.ts";

export interface CloneRequest {
  readonly id: string;
  readonly newId: string;
  readonly displayName?: string | null | undefined;
}

/**
 * Makes a copy that belongs to the actor, with what people chose of the original. It is disabled, so that nothing is
 * raised twice.
 * @throws detectionNotFound, detectionIdTaken, ItemsInvalid, logTypeHidden
 */
export async function cloneDetection(
  context: RequestContext,
  { id, newId, displayName }: CloneRequest,
): Promise<Detection> {
  authorize(context.actor, detectionModifyPermissions);
  const stored = await getDetection(context, id);
  authorize(context.actor, findModifyPermission(stored));
  await checkChangeable(context, stored);
  const wantedId = newId.trim();
  if (wantedId === "") throw invalidInput("A detection needs an id");
  const { author: _, createdBy: __, lastModifiedBy: ___, bookkeeping: ____, ...copied } = stored;
  const copy = {
    ...copied,
    id: wantedId,
    displayName: displayName?.trim() || `${stored.displayName} (copy)`,
    enabled: false,
    managed: false,
  } as Detection;
  const created = await createDetection(context, copy, { runsTestsFirst: false, runsTestsOnly: false });
  if (created === undefined) throw new Error("a detection that was created is there");
  return created;
}
