import type { ComplianceStatus } from "@pharos/domain";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { hasSuppressedResult, resourceHasStatus } from "../compliance/roll-up.ts";
import { containsText } from "../database/conditions.ts";
import type { Database } from "../database/database.ts";

/** An absent member does not narrow; empty arrays count as absent. */
export interface ResourceFilter {
  readonly types?: readonly string[];
  readonly accountIds?: readonly string[];
  /** In the id or the name. */
  readonly nameContains?: string;
  /** The roll-up over the policies that are not suppressed for it. */
  readonly complianceStatuses?: readonly ComplianceStatus[];
  /** Whether a result of it is suppressed. */
  readonly suppressed?: boolean;
}
/** Those of the filter that are not deleted. */
export function resourceCondition(
  eb: ExpressionBuilder<Database, "resources">,
  filter: ResourceFilter,
): Expression<SqlBool> {
  const { types, accountIds, nameContains, complianceStatuses, suppressed } = filter;
  const all: Expression<SqlBool>[] = [eb("deletedAt", "is", null)];
  if (types?.length) all.push(eb("type", "in", types));
  if (accountIds?.length) all.push(eb("accountId", "in", accountIds));
  if (nameContains) all.push(eb.or([containsText("id", nameContains), containsText("name", nameContains)]));
  if (complianceStatuses?.length) all.push(resourceHasStatus(complianceStatuses));
  if (suppressed !== undefined) all.push(hasSuppressedResult(suppressed));
  return eb.and(all);
}
