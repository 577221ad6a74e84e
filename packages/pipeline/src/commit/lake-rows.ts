import type { Severity } from "@pharos/domain";
import type { RecordFailure } from "@pharos/normalize";
import type { MatchedEvent } from "../worker/protocol.ts";
import { lakeJson } from "../works/lake-json.ts";
import { lakeTime } from "../works/lake-time.ts";
import { rowIdOf } from "../works/row-id-prefix.ts";
import type { DeliveredEvents, WorkToCommit } from "../works/work-to-commit.ts";
import type { AssignedError, AssignedMatch } from "./plan-alerts.ts";

/**
 * The event's JSON with members added at its end: a splice of bytes, so that a matched event is not parsed again.
 * Ends in a line feed.
 */
export function withMembers(eventJson: Uint8Array, members: Readonly<Record<string, unknown>>): Buffer {
  const added = lakeJson(members);
  const end = eventJson.lastIndexOf(125); // "}"
  const isEmpty = end <= 1;
  return Buffer.concat([eventJson.subarray(0, end), Buffer.from(`${isEmpty ? "" : ","}${added.slice(1)}\n`)]);
}

/** The row of an event: with its own columns, or whole where it is no event of a log type. Ends in a line feed. */
function eventRow(event: MatchedEvent, members: Readonly<Record<string, unknown>>): Buffer {
  return event.logType === "" ? wholeEventRow(event, members) : withMembers(event.eventJson, members);
}

function wholeEventRow({ standard, eventJson }: MatchedEvent, members: Readonly<Record<string, unknown>>): Buffer {
  const json = lakeJson({ ...standard, ...members });
  return Buffer.concat([Buffer.from(`${json.slice(0, -1)},"event":`), eventJson, Buffer.from("}\n")]);
}

/** What a row of a match or an error says of its detection and alert (log schemas reference §9.3). */
function alertMembers(
  { detection, group, at }: Pick<AssignedMatch, "detection" | "group" | "at">,
  severity: Severity,
): Readonly<Record<string, unknown>> {
  return {
    ...(group ? { p_alert_id: group.alertId, p_alert_creation_time: lakeTime(group.windowStartedAt) } : {}),
    p_alert_update_time: lakeTime(at),
    p_alert_severity: group?.text.severity ?? severity,
    p_rule_id: detection.id,
    p_rule_severity: severity,
    p_rule_tags: detection.tags,
    p_rule_reports: detection.reports,
  };
}

function matchMembers(assigned: AssignedMatch): Readonly<Record<string, unknown>> {
  const { severity, context } = assigned.match;
  return { ...alertMembers(assigned, severity), p_alert_context: context };
}

/** A row of `pharos_rule_matches`. */
export function matchRow(assigned: AssignedMatch): Buffer {
  return eventRow(assigned.match, matchMembers(assigned));
}

/** A row of `pharos_signals.correlation_signals`: every match makes one, with an alert or without. */
export function signalRow(assigned: AssignedMatch): Buffer {
  return wholeEventRow(assigned.match, { ...matchMembers(assigned), p_dedup: assigned.match.dedup });
}

/** A row of `pharos_rule_errors`. */
export function errorRow(assigned: AssignedError, event: MatchedEvent): Buffer {
  const { kind, message } = assigned.error;
  return eventRow(event, {
    ...alertMembers(assigned, assigned.detection.severity),
    p_rule_error: `${kind}: ${message}`,
  });
}

/** A row of `pharos_monitor.classification_failures`. */
export function failureRow(work: WorkToCommit, delivered: DeliveredEvents, failure: RecordFailure): Buffer {
  const at = lakeTime(work.at);
  const row = {
    p_event_time: at,
    p_parse_time: at,
    p_row_id: rowIdOf(work.rowIdPrefix, failure.index),
    p_source_id: delivered.sourceId,
    p_source_label: delivered.sourceLabel,
    ...(delivered.sourceFile === undefined ? {} : { p_source_file: delivered.sourceFile }),
    ...(failure.logType === undefined ? {} : { p_log_type: failure.logType }),
    reason: failure.reason,
    raw: failure.raw,
    ...(failure.header === undefined ? {} : { header: failure.header }),
  };
  return Buffer.from(`${lakeJson(row)}\n`);
}
