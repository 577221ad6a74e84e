import { commonLogTypes, joinLogTypes } from "../access/log-type-access.ts";
import { isShipped, type Stored } from "../content/content-record.ts";
import type { CorrelationRule } from "../detections/correlation-rule.ts";
import type { Detection } from "../detections/detection.ts";
import type { SavedQuery } from "../saved-queries/saved-query.ts";
import type { AuthorAccess } from "./author-access.ts";

/**
 * The log types that a detection tells of by itself; undefined for all. Policies look at resources, which are of no log
 * type. Scheduled rules get rows of queries and correlation rules signals of other rules.
 */
export function ruleLogTypes(detection: Detection): readonly string[] | undefined {
  if (detection.kind === "POLICY") return [];
  if (detection.kind === "CORRELATION_RULE" || detection.scheduledQueries !== undefined) return undefined;
  return detection.logTypes;
}

/** What content is asked about; by id and by name. */
export interface KnownContent {
  readonly detections: ReadonlyMap<string, Detection>;
  readonly queries: ReadonlyMap<string, Stored<SavedQuery>>;
  readonly accessOf: AuthorAccess;
}

/**
 * The log types that a saved query may tell of: its text of those that its author saw when writing it, its rows of those
 * that the author sees as of now. Undefined for all.
 */
export function queryLogTypes(query: Stored<SavedQuery>, accessOf: AuthorAccess): readonly string[] | undefined {
  return isShipped(query) ? undefined : joinLogTypes(accessOf(query.author), query.author?.logTypeAccess);
}

/** The log types that a detection of any kind may tell of; undefined for all. */
export function detectionLogTypes(detection: Detection, known: KnownContent): readonly string[] | undefined {
  return logTypesOf(detection, known, new Set());
}

function logTypesOf(detection: Detection, known: KnownContent, seen: Set<string>): readonly string[] | undefined {
  if (seen.has(detection.id)) return [];
  seen.add(detection.id);
  if (detection.kind === "CORRELATION_RULE") return stepLogTypes(detection, known, seen);
  if (detection.kind === "POLICY" || detection.scheduledQueries === undefined) return ruleLogTypes(detection);
  let all: readonly string[] | undefined = [];
  for (const name of detection.scheduledQueries) {
    const query = known.queries.get(name);
    if (query) all = joinLogTypes(all, queryLogTypes(query, known.accessOf));
  }
  return all;
}

function stepLogTypes({ logic }: CorrelationRule, known: KnownContent, seen: Set<string>) {
  let all: readonly string[] | undefined = [];
  for (const { ruleId } of logic.steps) {
    const rule = known.detections.get(ruleId);
    // Signals of a rule that is gone are still there.
    if (!rule) return undefined;
    all = joinLogTypes(all, logTypesOf(rule, known, seen));
  }
  return all;
}

/**
 * The log types that a detection may be run on: those that everybody who wrote a part of it sees as of now. Undefined
 * for all. What comes with Pharos may be run on all.
 */
export function codeAccess(
  detection: Detection,
  { detections, accessOf }: Pick<KnownContent, "detections" | "accessOf">,
): readonly string[] | undefined {
  const own = isShipped(detection) ? undefined : accessOf(detection.author);
  const baseId = "baseDetection" in detection ? detection.baseDetection : undefined;
  const base = baseId === undefined ? undefined : detections.get(baseId);
  return base === undefined || isShipped(base) ? own : commonLogTypes(own, accessOf(base.author));
}

/** How much somebody sees of something that tells of log types. */
export type Visibility = "whole" | "part" | "none";

/** Something that tells of no log type is seen by everybody. Undefined stands for all log types. */
export function visibilityOf(
  logTypes: readonly string[] | undefined,
  access: readonly string[] | undefined,
): Visibility {
  if (access === undefined) return "whole";
  if (logTypes === undefined) return "none";
  const visible = logTypes.filter((logType) => access.includes(logType));
  if (visible.length === logTypes.length) return "whole";
  return visible.length > 0 ? "part" : "none";
}
