import { createHash } from "node:crypto";
import type { Resource } from "@pharos/domain";
import { complianceHistoryTable, databases, type RowsToInsert, resourceHistoryTable } from "@pharos/lake";
import type { DueResource } from "@pharos/store";
import { lakeTime } from "../works/lake-time.ts";
import type { PolicyVerdict } from "./ask-policies.ts";
import type { Decision } from "./plan-compliance.ts";

/** Rows of `compliance_history`, of what changed; undefined where nothing did. */
export function complianceHistoryRows(
  decisions: readonly Decision<PolicyVerdict>[],
  now: Date,
): RowsToInsert | undefined {
  const rows = decisions.flatMap(({ verdict: { policy, resource }, result, change }) => {
    if (!change) return [];
    const row = {
      ...standardMembers("Compliance.History", resource, result.changedAt, now, policy.id),
      changeType: change,
      policyId: policy.id,
      policySeverity: policy.severity,
      resourceId: resource.id,
      resourceType: resource.type,
      status: result.status,
      suppressed: result.suppressed,
      error: result.error,
    };
    return [row];
  });
  return insertOf(complianceHistoryTable, rows);
}

/** Rows of `resource_history`, of resources that changed, as they are now; undefined without any. */
export function resourceHistoryRows(
  changed: readonly Pick<DueResource, "resource">[],
  now: Date,
): RowsToInsert | undefined {
  const rows = changed.map(({ resource }) => ({
    ...standardMembers("Resource.History", resource, resource.deletedAt ?? resource.changedAt, now),
    changeType: changeType(resource),
    resourceId: resource.id,
    resourceType: resource.type,
    accountId: resource.accountId,
    region: resource.region,
    name: resource.name,
    resource: resource.attributes,
  }));
  return insertOf(resourceHistoryTable, rows);
}

function changeType({ createdAt, changedAt, deletedAt }: Resource): string {
  if (deletedAt) return "DELETED";
  return createdAt.getTime() === changedAt.getTime() ? "CREATED" : "MODIFIED";
}

function standardMembers(logType: string, { id, accountId }: Resource, at: Date, now: Date, policyId = "") {
  return {
    p_event_time: lakeTime(at),
    p_parse_time: lakeTime(now),
    p_row_id: digest([logType, id, policyId, at]).slice(0, 28),
    p_log_type: logType,
    ...(id.startsWith("arn:aws") ? { p_any_aws_arns: [id] } : {}),
    ...(/^\d{12}$/.test(accountId) ? { p_any_aws_account_ids: [accountId] } : {}),
  };
}

/** The token is that of the rows: a check that is cut short and done again adds them once. */
function insertOf(table: string, rows: readonly { readonly p_row_id: string }[]): RowsToInsert | undefined {
  if (rows.length === 0) return undefined;
  return {
    database: databases.cloudSecurity,
    table,
    rows: rows.map((row) => Buffer.from(`${JSON.stringify(row)}\n`)),
    token: digest(rows.map((row) => row.p_row_id)),
  };
}

function digest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
