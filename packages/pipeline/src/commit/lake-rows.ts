import type { RecordFailure } from "@pharos/normalize";
import type { AssignedError, AssignedMatch, ChunkToCommit } from "./plan-alerts.ts";

/** `YYYY-MM-DD HH:MM:SS.mmm000000`, UTC: how the lake and the rules write an instant. */
export function lakeTime(at: Date): string {
  return `${at.toISOString().slice(0, 23).replace("T", " ")}000000`;
}

/**
 * The event's JSON with members added at its end: a splice of bytes, so that a matched event is not parsed again.
 * Ends in a line feed.
 */
export function withMembers(eventJson: Uint8Array, members: Readonly<Record<string, unknown>>): Buffer {
  const added = JSON.stringify(members);
  const end = eventJson.lastIndexOf(125); // "}"
  const isEmpty = end <= 1;
  return Buffer.concat([eventJson.subarray(0, end), Buffer.from(`${isEmpty ? "" : ","}${added.slice(1)}\n`)]);
}

function matchMembers({ match, rule, group, at }: AssignedMatch) {
  return {
    ...(group ? { p_alert_id: group.alertId, p_alert_creation_time: lakeTime(group.windowStartedAt) } : {}),
    p_alert_update_time: lakeTime(at),
    p_alert_context: match.context,
    p_alert_severity: group?.text.severity ?? match.severity,
    p_rule_id: rule.id,
    p_rule_severity: match.severity,
    p_rule_tags: rule.tags,
    p_rule_reports: rule.reports,
  };
}

/** A row of `pharos_rule_matches` (log schemas reference §9.3). */
export function matchRow(assigned: AssignedMatch): Buffer {
  return withMembers(assigned.match.eventJson, matchMembers(assigned));
}

/** A row of `pharos_signals.correlation_signals`: every match makes one, with an alert or without. */
export function signalRow(assigned: AssignedMatch): Buffer {
  const { match } = assigned;
  const members = { ...match.standard, ...matchMembers(assigned), p_dedup: match.dedup };
  const json = JSON.stringify(members);
  return Buffer.concat([Buffer.from(`${json.slice(0, -1)},"event":`), match.eventJson, Buffer.from("}\n")]);
}

/** A row of `pharos_rule_errors`. */
export function errorRow({ error, rule, group, at }: AssignedError): Buffer {
  return withMembers(error.eventJson, {
    p_alert_id: group.alertId,
    p_alert_creation_time: lakeTime(group.windowStartedAt),
    p_alert_update_time: lakeTime(at),
    p_alert_severity: group.text.severity,
    p_rule_id: rule.id,
    p_rule_severity: rule.severity,
    p_rule_tags: rule.tags,
    p_rule_reports: rule.reports,
    p_rule_error: `${error.kind}: ${error.message}`,
  });
}

/** A row of `pharos_monitor.classification_failures`. */
export function failureRow(chunk: ChunkToCommit, failure: RecordFailure): Buffer {
  const at = lakeTime(chunk.receivedAt);
  const row = {
    p_event_time: at,
    p_parse_time: at,
    p_row_id: `${chunk.rowIdPrefix}${failure.index.toString(16).padStart(12, "0")}`,
    p_source_id: chunk.sourceId,
    p_source_label: chunk.sourceLabel,
    ...(failure.logType === undefined ? {} : { p_log_type: failure.logType }),
    reason: failure.reason,
    raw: failure.raw,
  };
  return Buffer.from(`${JSON.stringify(row)}\n`);
}
