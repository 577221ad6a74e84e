import type { EventPath } from "@pharos/domain";
import type { EventPage, LakeRow } from "@pharos/lake";
import { mayReadInPart } from "./evaluate-page.ts";
import { learnPaths } from "./learn-paths.ts";
import type { PreviewedVersion } from "./preview-scope.ts";

/** How the next page of a log type's events is read. */
export interface ReadingPlan {
  readonly limit: number;
  /** What is read of each event; absent for all. */
  readonly paths: readonly EventPath[] | undefined;
  /** Whether events come that lack a JSON column which the rule tests. */
  readonly keepsAbsent: boolean;
  /** How often more may be learned of what the versions look at. */
  readonly lessonsLeft: number;
}

const pageRows = 5_000;
/** Parts of events are small. The lake answers with so many at once; more come piece by piece, which takes longer. */
const pageParts = 10_000;
/** Whole events, from which is learned what the versions look at. */
const lessonRows = 50;
const lessons = 3;
/** Of a page: so many events that are read again, whole, cost more than the parts of the others saved. */
const readAgainShareMax = 0.01;
/** Of a page: to leave so many out is worth the reading of whole columns. */
const absentShareMax = 0.5;

export function firstPlan(versions: readonly PreviewedVersion[]): ReadingPlan {
  const inPart = versions.every(({ rule }) => mayReadInPart(rule));
  const limit = inPart ? lessonRows : pageRows;
  return { limit, paths: undefined, keepsAbsent: true, lessonsLeft: inPart ? lessons : 0 };
}

/** From a lesson follows how the next page is read; other pages are read ahead of that. */
export function isLesson({ limit }: ReadingPlan): boolean {
  return limit === lessonRows;
}

/** @param readAgain events of the page that were read whole, because a version wanted more of them */
export async function nextPlan(
  plan: ReadingPlan,
  versions: readonly PreviewedVersion[],
  page: EventPage & { readonly logType: string },
  readAgain: readonly LakeRow[],
): Promise<ReadingPlan> {
  const keepsAbsent = plan.keepsAbsent && page.absent <= page.rows.length * absentShareMax;
  // What lacks the field that the rule tests teaches nothing of the others.
  if (isLesson(plan) && plan.keepsAbsent && !keepsAbsent) return { ...plan, keepsAbsent };
  if (!isLesson(plan) && readAgain.length <= page.rows.length * readAgainShareMax) return { ...plan, keepsAbsent };
  const whole = { limit: pageRows, paths: undefined, keepsAbsent, lessonsLeft: 0 };
  if (plan.lessonsLeft === 0) return whole;
  const rows = isLesson(plan) ? page.rows : readAgain.slice(0, lessonRows);
  const events = rows.map((event) => ({ logType: page.logType, event }));
  const paths = await learnPaths(versions, events, page.columns, plan.paths);
  return paths === undefined ? whole : { ...whole, limit: pageParts, paths, lessonsLeft: plan.lessonsLeft - 1 };
}
