import { detectionsOf, writeZip } from "@pharos/detection-content";
import type { Detection } from "@pharos/domain";
import { detectionNotFound, revisionConflict } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import { detectionModifyPermissions, findModifyPermission } from "../access/detection-permissions.ts";
import { ItemsInvalid } from "../content/check-items.ts";
import { readUploadInThread } from "../content/read-in-thread.ts";
import { readStoredContent } from "../content/stored-content.ts";
import type { RequestContext } from "../context/request-context.ts";
import { getDetection } from "../detections/detection-service.ts";
import { createDetection, putDetection } from "../detections/save-detection.ts";
import { type DetectionDraft, draftFiles } from "./draft-files.ts";
import { type DraftProblem, noDetection, outageProblem, toDraftProblem } from "./draft-problem.ts";

export interface SavedDraft {
  /** Undefined where there are problems: then nothing was saved. */
  readonly detection: Detection | undefined;
  readonly problems: readonly DraftProblem[];
}

const save = { runsTestsFirst: false, runsTestsOnly: false };

/**
 * Saves a draft as a new detection, or over the version that was edited.
 * @param lastModified of that version; undefined for a new detection
 * @throws revisionConflict, detectionIdTaken, detectionNotFound, isManaged, logTypeHidden
 */
export async function saveDraft(
  context: RequestContext,
  draft: DetectionDraft,
  lastModified: Date | undefined,
): Promise<SavedDraft> {
  authorize(context.actor, detectionModifyPermissions);
  const files = new Map([...draftFiles(draft)].map(([name, text]) => [name, Buffer.from(text)]));
  const stored = await readStoredContent(context.store);
  const archive = writeZip(files).toString("base64");
  const { content, ...found } = await readUploadInThread(context, archive, stored, { skipsInvalid: false });
  const problems = [...found.problems, ...found.leftOut].map(toDraftProblem);
  const [detection] = detectionsOf(content);
  if (problems.length > 0) return { detection: undefined, problems };
  if (detection === undefined) return { detection: undefined, problems: [noDetection] };
  authorize(context.actor, findModifyPermission(detection));
  try {
    if (lastModified === undefined) return saved(await createDetection(context, detection, save));
    await checkVersion(context, detection.id, lastModified);
    return saved((await putDetection(context, detection, { ...save, ifLastModified: lastModified })).detection);
  } catch (error) {
    if (!(error instanceof ItemsInvalid) || error.inPython.length === 0) throw error;
    return { detection: undefined, problems: error.inPython.map((one) => outageProblem(one, Boolean(draft.python))) };
  }
}

function saved(detection: Detection | undefined): SavedDraft {
  if (detection === undefined) throw new Error("a detection that was saved is there");
  return { detection, problems: [] };
}

/** @throws revisionConflict, detectionNotFound */
async function checkVersion(context: RequestContext, id: string, lastModified: Date): Promise<void> {
  const stored = await getDetection(context, id);
  if (stored === undefined) throw detectionNotFound(id);
  if (stored.lastModified.getTime() !== lastModified.getTime()) throw revisionConflict("detection");
}
