import { type AlertText, type Detection, entitiesIn, ruleLogTypes } from "@pharos/domain";
import type { ProcessedMatch } from "../worker/protocol.ts";
import type { ErrorToCommit } from "../works/work-to-commit.ts";
import type { GroupedMatch } from "./group-matches.ts";
import { describeOutage } from "./outage-errors.ts";

/** When something happened, and in whose events; empty where no source delivered them. */
export interface Happening {
  readonly at: Date;
  readonly sourceId: string;
  /** The log types that events of no log type, such as rows of a query, may tell of; undefined for all. */
  readonly neededLogTypes?: readonly string[] | undefined;
}

/** What a match says to its group. Its own words win over the detection's (format §7.7). */
export function matchToGroup(match: ProcessedMatch, detection: Detection, happening: Happening): GroupedMatch {
  const { at, sourceId } = happening;
  const neededLogTypes = neededBy(match.logType, detection, happening);
  const { ruleId, dedup, severity, context, unique, logType, destinations, standard } = match;
  const dynamic = destinations === null ? {} : { dynamicDestinations: destinations };
  const text = { ...textOf(detection, match), severity, context, ...dynamic };
  const entities = entitiesIn(standard);
  return { ruleId, kind: "match", dedup, text, unique, entities, logType, neededLogTypes, sourceId, at };
}

/**
 * Errors are grouped by their class and titled by what was raised (format §4.6). A suspension is told by the calls that
 * it cut off and by the outage that it is; whichever comes first titles the alert of both.
 */
export function errorToGroup(error: ErrorToCommit, detection: Detection, happening: Happening): GroupedMatch {
  const { at, sourceId } = happening;
  const neededLogTypes = neededBy(error.logType, detection, happening);
  const { ruleId, kind: dedup, message, logType, isSystemError } = error;
  const kind = isSystemError ? "system" : "error";
  const isCutOff = dedup === "Suspended" && error.eventJson !== undefined;
  const text = textOf(detection, { title: isCutOff ? describeOutage(detection, message) : message });
  const entities = error.eventJson === undefined ? [] : entitiesIn(error.standard);
  return { ruleId, kind, dedup, text, unique: null, entities, logType, neededLogTypes, sourceId, at };
}

/** An event of a log type tells of that one, an error without an event of those that its rule is run on. */
function neededBy(logType: string, detection: Detection, { neededLogTypes }: Happening): readonly string[] | undefined {
  return logType === "" ? (neededLogTypes ?? ruleLogTypes(detection)) : [logType];
}

function textOf(detection: Detection, own: Partial<AlertText>): AlertText {
  return {
    title: own.title || detection.displayName || detection.id,
    severity: detection.severity,
    description: own.description || detection.description,
    runbook: own.runbook || detection.runbook,
    reference: own.reference || detection.reference,
    context: {},
  };
}
