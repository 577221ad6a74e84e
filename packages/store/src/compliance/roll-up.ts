import type { ComplianceStatus } from "@pharos/domain";
import { type Expression, type SqlBool, sql } from "kysely";

// ERROR, FAIL and PASS happen to be in the order in which the worst comes first.

/** Whether the worst that policies say of the resource of the row is one of these; the suppressed do not count. */
export function resourceHasStatus(statuses: readonly ComplianceStatus[]): Expression<SqlBool> {
  return sql<SqlBool>`(
    SELECT min(c.status) FROM compliance AS c WHERE c.resource_id = resources.id AND NOT c.suppressed
  ) = ANY(${[...statuses]}::text[])`;
}

/** Whether the resource of the row has a result that is suppressed, or has none. */
export function hasSuppressedResult(isSo: boolean): Expression<SqlBool> {
  return sql<SqlBool>`(
    EXISTS (SELECT FROM compliance AS c WHERE c.resource_id = resources.id AND c.suppressed)
  ) = ${isSo}`;
}

/** Whether the worst that the policy of the row says of a resource is one of these; the suppressed do not count. */
export function policyHasStatus(statuses: readonly ComplianceStatus[]): Expression<SqlBool> {
  return sql<SqlBool>`(
    SELECT min(c.status) FROM compliance AS c WHERE c.policy_id = detections.id AND NOT c.suppressed
  ) = ANY(${[...statuses]}::text[])`;
}
