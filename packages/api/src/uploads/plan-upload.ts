import { isDeepStrictEqual } from "node:util";
import { detectionsOf, type LoadedContent } from "@pharos/detection-content";
import {
  type ActorReference,
  type Dashboard,
  type DataModel,
  type Detection,
  type GlobalHelper,
  type IdentifiedDashboard,
  isCorrelationRule,
  isPolicy,
  isRule,
  type Pack,
  type SavedQuery,
  type ScheduledPrompt,
  type UploadKind,
} from "@pharos/domain";
import { withoutRecord } from "@pharos/store";
import { isManaged, type UploadIssue } from "../content/errors.ts";
import type { StoredContent } from "../content/stored-content.ts";

export interface UploadStatistics {
  readonly new: number;
  readonly modified: number;
  /** All of the upload, also those that are as they were. */
  readonly total: number;
}

export interface UploadResult extends Readonly<Record<UploadKind, UploadStatistics>> {
  /** What Pharos cannot do, and why. */
  readonly leftOut: readonly UploadIssue[];
}

/** What an upload changes: only items that are new or differ from the stored ones. */
export interface UploadPlan {
  readonly detections: readonly Detection[];
  readonly globals: readonly GlobalHelper[];
  readonly dataModels: readonly DataModel[];
  readonly queries: readonly SavedQuery[];
  readonly packs: readonly Pack[];
  readonly scheduledPrompts: readonly ScheduledPrompt[];
  readonly dashboards: readonly IdentifiedDashboard[];
  /** Of lookup tables only storing them tells, because of their files. */
  readonly result: Omit<UploadResult, "lookupTables" | "leftOut">;
  /** Items that come with Pharos can't be replaced. */
  readonly issues: readonly UploadIssue[];
}

interface Part<T> {
  readonly changed: readonly T[];
  readonly statistics: UploadStatistics;
  readonly managed: readonly string[];
}

/** Compares what was uploaded with what is stored. */
export function planUpload(content: LoadedContent, stored: StoredContent, by: ActorReference, now: Date): UploadPlan {
  const detections = detectionsOf(content).map((detection) => asUploaded(detection, stored, by, now));
  const ids = ({ id }: { readonly id: string }) => id;
  const names = ({ name }: { readonly name: string }) => name;
  const parts = {
    rules: compare(detections.filter(isRule), stored.detections, ids),
    policies: compare(detections.filter(isPolicy), stored.detections, ids),
    correlationRules: compare(detections.filter(isCorrelationRule), stored.detections, ids),
    globalHelpers: compare(content.globals, stored.globals, ids),
    dataModels: compare(content.dataModels, stored.dataModels, ids),
    queries: compare(content.queries, stored.queries, names),
    packs: compare(content.packs, stored.packs, ids),
    scheduledPrompts: compare(content.scheduledPrompts, stored.scheduledPrompts, names),
    dashboards: compare(content.dashboards, contentsOf(stored.dashboards), ids),
  };
  const statistics = Object.fromEntries(Object.entries(parts).map(([kind, part]) => [kind, part.statistics]));
  return {
    detections: [...parts.rules.changed, ...parts.policies.changed, ...parts.correlationRules.changed],
    globals: parts.globalHelpers.changed,
    dataModels: parts.dataModels.changed,
    queries: parts.queries.changed,
    packs: parts.packs.changed,
    scheduledPrompts: parts.scheduledPrompts.changed,
    dashboards: parts.dashboards.changed,
    result: statistics as UploadPlan["result"],
    issues: Object.values(parts)
      .flatMap(({ managed }) => managed)
      .map((id) => ({ path: content.sources.get(id)?.file ?? id, errorMessage: isManaged(id).message })),
  };
}

function compare<T extends object>(
  items: readonly T[],
  stored: ReadonlyMap<string, object>,
  idOf: (item: T) => string,
): Part<T> {
  const isThere = (item: T) => stored.get(idOf(item));
  const added = new Set(items.filter((item) => isThere(item) === undefined));
  const modified = new Set(
    items.filter((item) => {
      const before = isThere(item);
      return before !== undefined && !isSame(before, item);
    }),
  );
  const managed = [...modified].filter((item) => (isThere(item) as { readonly managed?: boolean }).managed === true);
  return {
    changed: items.filter((item) => added.has(item) || modified.has(item)),
    statistics: { new: added.size, modified: modified.size, total: items.length },
    managed: managed.map(idOf),
  };
}

/** Whether both say the same, whoever made them and whenever. */
function isSame(a: object, b: object): boolean {
  const plain = (item: object) => JSON.parse(JSON.stringify(withoutRecord(item))) as unknown;
  return isDeepStrictEqual(plain(a), plain(b));
}

/** What files say of dashboards: who owns one and who sees it is no part of that. */
function contentsOf(dashboards: ReadonlyMap<string, Dashboard>) {
  return new Map(
    [...dashboards].map(([id, { name, description, relativeTime, refreshSeconds, panels, variables, managed }]) => [
      id,
      { id, name, description, relativeTime, refreshSeconds, panels, variables, managed },
    ]),
  );
}

/** Filters that people made outlive an upload that has none; `InlineFilters: []` takes them away. */
function asUploaded(detection: Detection, stored: StoredContent, by: ActorReference, now: Date): Detection {
  const record = { managed: false, createdAt: now, createdBy: by, lastModified: now, lastModifiedBy: by };
  const before = stored.detections.get(detection.id);
  const keepsFilters = isRule(detection) && detection.inlineFilters === undefined && before && isRule(before);
  const filters = keepsFilters && before.inlineFilters ? { inlineFilters: before.inlineFilters } : {};
  return { ...detection, ...filters, ...record };
}
