import type { ComplianceStatus, DetectionKind, Severity } from "@pharos/domain";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { policyHasStatus } from "../compliance/roll-up.ts";
import { containsText, isAmong, isBy, overlaps } from "../database/conditions.ts";
import type { Database } from "../database/database.ts";

/** An absent member does not narrow; empty arrays count as absent. */
export interface DetectionFilter {
  readonly kinds?: readonly DetectionKind[];
  /** These alone, none of them where it is empty. */
  readonly ids?: readonly string[];
  readonly nameContains?: string;
  readonly severities?: readonly Severity[];
  readonly logTypes?: readonly string[];
  readonly resourceTypes?: readonly string[];
  /** Of policies: the worst that one says of a resource that counts. */
  readonly complianceStatuses?: readonly ComplianceStatus[];
  readonly tags?: readonly string[];
  /** Destinations that its overrides name, by id or name. */
  readonly outputIds?: readonly string[];
  readonly enabled?: boolean;
  readonly managed?: boolean;
  /** Whether its logic is in YAML. */
  readonly isSimple?: boolean;
  /** Ids of users or API tokens. */
  readonly createdBy?: string;
  readonly lastModifiedBy?: string;
}

export function detectionCondition(
  eb: ExpressionBuilder<Database, "detections">,
  filter: DetectionFilter,
): Expression<SqlBool> {
  const all: Expression<SqlBool>[] = [];
  if (filter.kinds?.length) all.push(eb("kind", "in", filter.kinds));
  if (filter.ids) all.push(isAmong("id", filter.ids));
  if (filter.nameContains) {
    all.push(eb.or([containsText("displayName", filter.nameContains), containsText("id", filter.nameContains)]));
  }
  if (filter.severities?.length) all.push(eb("severity", "in", filter.severities));
  if (filter.logTypes?.length) all.push(overlaps("logTypes", filter.logTypes));
  if (filter.resourceTypes?.length) all.push(overlaps("resourceTypes", filter.resourceTypes));
  if (filter.complianceStatuses?.length) all.push(policyHasStatus(filter.complianceStatuses));
  if (filter.tags?.length) all.push(overlaps("tags", filter.tags));
  if (filter.outputIds?.length)
    all.push(
      sql<SqlBool>`coalesce((choices->'outputIds')::jsonb, (body->'outputIds')::jsonb) ?| ${[...filter.outputIds]}::text[]`,
    );
  if (filter.enabled !== undefined) all.push(eb("enabled", "=", filter.enabled));
  if (filter.managed !== undefined) all.push(eb("managed", "=", filter.managed));
  if (filter.isSimple !== undefined) all.push(sql<SqlBool>`(body->'simple' IS NOT NULL) = ${filter.isSimple}`);
  if (filter.createdBy) all.push(isBy("createdBy", filter.createdBy));
  if (filter.lastModifiedBy) all.push(isBy("lastModifiedBy", filter.lastModifiedBy));
  return eb.and(all);
}
