import { expect, test } from "vitest";
import { alertEventsSearch, fieldPlace } from "./alert-rows.ts";

const matches = "pharos_rule_matches.public";
const rule = { type: "ALERT", subtype: "RULE", logTypes: ["AWS.CloudTrail"] } as const;
const ruleError = { ...rule, type: "DETECTION_ERROR", subtype: "RULE_ERROR" } as const;
const scheduled = { type: "ALERT", subtype: "SCHEDULED_RULE", logTypes: [] } as const;
const policy = { ...scheduled, subtype: "POLICY" } as const;
const correlation = { ...rule, subtype: "CORRELATION_RULE" } as const;
const system = { ...scheduled, type: "SYSTEM_ERROR", subtype: "SYSTEM_ERROR" } as const;

test.each([
  [rule, [`${matches}.aws_cloudtrail`]],
  [ruleError, ["pharos_rule_errors.public.aws_cloudtrail"]],
  [scheduled, [`${matches}.other_events`]],
  [policy, [`${matches}.other_events`]],
  [correlation, [`${matches}.other_events`]],
  [system, undefined],
])("finds the rows of $subtype alerts", (alert, tables) => {
  expect(alertEventsSearch({ id: "7f3a", ...alert })?.table).toEqual(tables);
});

const event = { p_log_type: "AWS.CloudTrail" };
test.each([
  [rule, "eventName", { table: "AWS.CloudTrail", key: "eventName" }],
  [rule, "p_rule_id", { table: `${matches}.aws_cloudtrail`, key: "p_rule_id" }],
  [ruleError, "p_rule_error", { table: "pharos_rule_errors.public.aws_cloudtrail", key: "p_rule_error" }],
  [scheduled, "total", { table: `${matches}.other_events`, key: "event.total" }],
  [policy, "p_rule_id", { table: `${matches}.other_events`, key: "p_rule_id" }],
  [correlation, "eventName", { table: "AWS.CloudTrail", key: "eventName" }],
  [correlation, "p_rule_id", { table: "pharos_signals.public.correlation_signals", key: "p_rule_id" }],
  [system, "anything", undefined],
])("searches the field of $subtype events where others have it: %s", (alert, path, place) => {
  expect(fieldPlace(alert, event, path)).toEqual(place);
});
