import { type DetectionKind, invalidInput, type SortDirection } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import { detectionReadPermissions } from "../access/detection-permissions.ts";
import type { RequestContext } from "../context/request-context.ts";
import { readableKinds } from "./detection-service.ts";

export type AnalysisType = "Rule" | "ScheduledRule" | "CorrelationRule" | "Policy";

export interface DetectionIdsRequest {
  readonly analysisTypes?: readonly AnalysisType[] | null | undefined;
  readonly sortBy?: "lastModified" | "displayName" | null | undefined;
  readonly sortDir?: SortDirection | null | undefined;
  readonly page?: number | null | undefined;
  readonly pageSize?: number | null | undefined;
}

const pageSizeMax = 300;
const kindsOf: Readonly<Record<AnalysisType, readonly DetectionKind[]>> = {
  Rule: ["RULE", "DERIVED_RULE"],
  ScheduledRule: ["SCHEDULED_RULE"],
  CorrelationRule: ["CORRELATION_RULE"],
  Policy: ["POLICY"],
};

/** Numbered pages of the ids of all detections that the actor sees. @throws input.invalid */
export async function listDetectionIds(context: RequestContext, request: DetectionIdsRequest) {
  authorize(context.actor, detectionReadPermissions);
  const { analysisTypes, sortBy = "lastModified", sortDir } = request;
  const [page, pageSize] = [request.page ?? 1, request.pageSize ?? pageSizeMax];
  if (page < 1) throw invalidInput(`page begins at 1, not ${page}`);
  if (pageSize < 1 || pageSize > pageSizeMax)
    throw invalidInput(`pageSize must be from 1 to ${pageSizeMax}, not ${pageSize}`);
  const readable = readableKinds(context.actor);
  const wanted = analysisTypes?.flatMap((type) => kindsOf[type]);
  const kinds = readable.filter((kind) => wanted?.includes(kind) !== false);
  const { visibleDetectionIds: ids } = await context.loaders.contentAccess();
  const all = kinds.length === 0 ? [] : await context.store.detections.listIds({ kinds, ...(ids && { ids }) });
  const isAscending = sortDir ? sortDir === "ascending" : sortBy === "displayName";
  const keyOf = (one: (typeof all)[number]) =>
    sortBy === "displayName" ? one.displayName.toLowerCase() : one.lastModified.toISOString();
  const sorted = all.toSorted((a, b) => {
    const order = keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : a.id < b.id ? -1 : 1;
    return isAscending ? order : -order;
  });
  return {
    ids: sorted.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id),
    paging: { thisPage: page, totalPages: Math.ceil(sorted.length / pageSize), totalItems: sorted.length },
  };
}
