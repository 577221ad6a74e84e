import type { AlertText, Detection } from "@pharos/domain";
import type { ErrorToCommit } from "../commit/work-to-commit.ts";
import type { ProcessedMatch } from "../worker/protocol.ts";
import type { GroupedMatch } from "./group-matches.ts";

/** When something happened, and in whose events; empty where no source delivered them. */
export interface Happening {
  readonly at: Date;
  readonly sourceId: string;
}

/** What a match says to its group. Its own words win over the detection's (format §7.7). */
export function matchToGroup(match: ProcessedMatch, detection: Detection, { at, sourceId }: Happening): GroupedMatch {
  const { ruleId, dedup, severity, context, unique, logType } = match;
  const text = { ...textOf(detection, match), severity, context };
  return { ruleId, kind: "match", dedup, text, unique, logType, sourceId, at };
}

/** Errors are grouped by their class and titled by what was raised (format §4.6). */
export function errorToGroup(error: ErrorToCommit, detection: Detection, { at, sourceId }: Happening): GroupedMatch {
  const { ruleId, kind: dedup, message: title, logType, isSystemError } = error;
  const kind = isSystemError ? "system" : "error";
  return { ruleId, kind, dedup, text: textOf(detection, { title }), unique: null, logType, sourceId, at };
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
