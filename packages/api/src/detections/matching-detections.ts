import type { DetectionFilter, DetectionMark } from "@pharos/store";
import type { RequestContext } from "../context/request-context.ts";
import { readableFilter } from "./detection-service.ts";

/** Every detection that matches and that the actor may see, in one answer: what actions on many need to know of each. */
export async function listMatchingDetections(
  context: RequestContext,
  filter: DetectionFilter,
): Promise<DetectionMark[]> {
  const readable = readableFilter(context, filter);
  if (!readable) return [];
  const { visibleDetectionIds: ids } = await context.loaders.contentAccess();
  return context.store.detections.listMarks({ ...readable, ...(ids && { ids }) });
}
