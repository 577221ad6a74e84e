import { isRule } from "@pharos/domain";
import { type DetectionListRequest, type DetectionPage, decodeCursor, toPage } from "@pharos/store";
import type { RequestContext } from "../context/request-context.ts";

/** Values to sort detections by that are not stored with them. */
export const detectionMeasures = ["cost", "alerts"] as const;
export type DetectionMeasure = (typeof detectionMeasures)[number];

export interface MeasuredListRequest extends Omit<DetectionListRequest, "sort"> {
  readonly sort: DetectionMeasure;
}

interface MeasuredDetection {
  readonly id: string;
  readonly value: number;
}

/** Measures change all the time, so a page begins behind the place of the last one, wherever that one is now. */
export async function listByMeasure(
  context: RequestContext,
  { filter = {}, sort, direction = "descending", pageSize, cursor }: MeasuredListRequest,
): Promise<DetectionPage> {
  const ids = (await context.store.detections.listIds(filter)).map(({ id }) => id);
  const values = await measures[sort](context, ids);
  const sign = direction === "ascending" ? 1 : -1;
  const compare = (a: MeasuredDetection, b: MeasuredDetection) =>
    sign * (a.value - b.value || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const sorted = ids.map((id, index) => ({ id, value: values[index] ?? 0 })).sort(compare);
  const { id = "", value } = cursor === undefined ? {} : decodeCursor(sort, cursor);
  const behind = value === undefined ? sorted : sorted.filter((one) => compare(one, { id, value: Number(value) }) > 0);
  const rows = behind.slice(0, pageSize + 1);
  const found = new Map(
    (await context.store.detections.getMany(rows.map((row) => row.id))).map((detection) => [detection.id, detection]),
  );
  // One that was deleted since is passed over.
  const kept = rows.flatMap((place) => {
    const detection = found.get(place.id);
    return detection === undefined ? [] : [{ place, detection }];
  });
  const page = toPage(
    kept,
    pageSize,
    sort,
    ({ place }) => place,
    ({ detection }) => detection,
  );
  return { ...page, totalCount: ids.length };
}

type Measure = (context: RequestContext, ids: readonly string[]) => Promise<readonly number[]>;

const measures: Readonly<Record<DetectionMeasure, Measure>> = {
  cost: measureCost,
  alerts: async ({ loaders }, ids) =>
    (await loaders.alertsPerDay.loadMany(ids)).map((days) =>
      Array.isArray(days) ? days.reduce((total, some) => total + some, 0) : 0,
    ),
};

const runsMax = 1_000_000;

/** By the time that rules took, and of those that never took long by how often they were run. */
async function measureCost({ rules, store, actor, loaders }: RequestContext, ids: readonly string[]) {
  const costOf = (id: string) => {
    const { milliseconds = 0, runs = 0 } = rules.activity({ id }) ?? {};
    return Math.round(milliseconds) * runsMax + Math.min(runs, runsMax - 1);
  };
  if (actor.logTypeAccess === undefined) return ids.map(costOf);
  const { detectionProblem } = await loaders.contentAccess();
  const shown = (await store.detections.getMany(ids)).filter((one) => isRule(one) && !detectionProblem(one));
  const shownIds = new Set(shown.map(({ id }) => id));
  return ids.map((id) => (shownIds.has(id) ? costOf(id) : 0));
}
