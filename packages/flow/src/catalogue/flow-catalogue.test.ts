import { expect, it } from "vitest";
import { awaitsLogs, type FlowCatalogue, findTables } from "./flow-catalogue.ts";

const table = (database: string, name: string, isEmpty?: boolean) => ({ database, name, columns: [], isEmpty });
const catalogue: FlowCatalogue = {
  tables: [
    table("pharos_logs", "aws_alb"),
    table("pharos_logs", "aws_cloudtrail"),
    table("pharos_logs", "aws_waf", true),
    table("pharos_logs", "gcp_audit", true),
    table("pharos_rule_matches", "aws_alb"),
  ],
};

it.each<[string, boolean, string[]]>([
  ["aws_alb", false, ["pharos_logs.aws_alb"]],
  ["AWS_ALB", false, ["pharos_logs.aws_alb"]],
  ["pharos_rule_matches.aws_alb", false, ["pharos_rule_matches.aws_alb"]],
  ["panther_logs.public.aws_alb", false, ["pharos_logs.aws_alb"]],
  ["pharos_logs.private.aws_alb", false, []],
  ["a.pharos_logs.public.aws_alb", false, []],
  ["aws_waf", false, ["pharos_logs.aws_waf"]],
  ["aws_", true, ["pharos_logs.aws_alb", "pharos_logs.aws_cloudtrail"]],
  ["pharos_logs.public.", true, ["pharos_logs.aws_alb", "pharos_logs.aws_cloudtrail"]],
  ["gcp", true, ["pharos_logs.gcp_audit"]],
  ["azure", true, []],
])("finds for %s (wildcard: %s) %j", (name, isPrefix, found) => {
  expect(findTables(catalogue, name.split("."), isPrefix).map((one) => `${one.database}.${one.name}`)).toEqual(found);
});

it.each<[string, string[], boolean]>([
  ["pharos_logs.public.", [], true],
  ["panther_logs.public.aws_", ["pharos_rule_matches.other_events"], true],
  ["aws_", [], true],
  ["aws_", ["pharos_logs.gcp_audit"], false],
  ["pharos_rule_matches.public.", [], false],
  ["pharos_logs.private.", [], false],
  ["nobody.public.", [], false],
])("tells whether %s* waits for the first logs where there are %j: %s", (name, ids, awaits) => {
  const tables = ids.map((id) => table(id.split(".")[0] ?? "", id.split(".")[1] ?? ""));
  expect(awaitsLogs({ tables }, name.split("."))).toBe(awaits);
});
