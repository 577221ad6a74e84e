import { expect, it } from "vitest";
import { rewriteNames } from "./rewrite-names.ts";

it.each([
  ["panther_logs.public.aws_cloudtrail", "pharos_logs.aws_cloudtrail"],
  ["PANTHER_LOGS.PUBLIC.AWS_CLOUDTRAIL", "pharos_logs.aws_cloudtrail"],
  ["Pharos_Logs.Public.Aws_CloudTrail", "pharos_logs.aws_cloudtrail"],
  ['"PANTHER_LOGS"."PUBLIC"."AWS_CLOUDTRAIL"', 'pharos_logs."aws_cloudtrail"'],
  ["`panther_views`.`public`.`all_logs`", "pharos_views.`all_logs`"],
  ['panther_rule_matches."public".okta_systemlog', "pharos_rule_matches.okta_systemlog"],
  ["panther_signals . public . correlation_signals", "pharos_signals.correlation_signals"],
  ["panther_logs.\n  public./* ours */aws_cloudtrail", "pharos_logs.aws_cloudtrail"],
  ["panther_lookups.public.my_table AS t", "pharos_lookups.my_table AS t"],
  ["panther_logs.aws_cloudtrail", "pharos_logs.aws_cloudtrail"],
  ["panther_logs.public.aws_cloudtrail.eventName", "pharos_logs.aws_cloudtrail.eventName"],
  ["panther_logs.public", "pharos_logs.public"],
  ["panther_other.public.t", "panther_other.public.t"],
  ["x.panther_logs.public.t", "x.panther_logs.public.t"],
  ["'panther_logs.public.t' -- panther_logs.public.t", "'panther_logs.public.t' -- panther_logs.public.t"],
])("writes %s as %s", (sql, expected) => {
  expect(rewriteNames(sql)).toBe(expected);
});
