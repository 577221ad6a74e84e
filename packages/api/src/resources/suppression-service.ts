import {
  type Compliance,
  complianceNotFound,
  isSuppressed,
  type ResourceSuppression,
  suppressedByPattern,
  suppressionReasonLengthMax,
  suppressionReasonMissing,
  suppressionReasonTooLong,
} from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";

interface ResultKey {
  readonly policyId: string;
  readonly resourceId: string;
}

/** What somebody said about the result; undefined where nobody did. */
export async function findSuppression(
  context: RequestContext,
  { policyId, resourceId }: ResultKey,
): Promise<ResourceSuppression | undefined> {
  authorize(context.actor, "ResourceRead");
  const suppressions = await context.loaders.suppressions.load(resourceId);
  return suppressions.find((suppression) => suppression.policyId === policyId);
}

/**
 * The result counts for nothing until it is unsuppressed; the check of the resource that is due now follows.
 * @throws complianceNotFound, suppressionReasonMissing, suppressionReasonTooLong
 */
export async function suppressCompliance(
  context: RequestContext,
  { policyId, resourceId, reason: given }: ResultKey & { readonly reason: string },
): Promise<Compliance> {
  authorize(context.actor, "PolicyModify");
  const reason = given.trim();
  if (reason === "") throw suppressionReasonMissing();
  if (reason.length > suppressionReasonLengthMax) throw suppressionReasonTooLong(suppressionReasonLengthMax);
  const { store, actor, clock } = context;
  const now = clock();
  const result = await findResult(context, { policyId, resourceId });
  await store.transaction(async (tx) => {
    await tx.suppressions.put({ policyId, resourceId, reason, createdAt: now, createdBy: actor.name });
    await tx.resources.makeOneDue(resourceId, now);
  });
  context.loaders.suppressions.clear(resourceId);
  return result;
}

/** @throws complianceNotFound, suppressedByPattern */
export async function unsuppressCompliance(context: RequestContext, key: ResultKey): Promise<Compliance> {
  authorize(context.actor, "PolicyModify");
  const { policyId, resourceId } = key;
  const { store, clock, loaders } = context;
  const result = await findResult(context, key);
  const wasThere = await store.transaction(async (tx) => {
    await tx.resources.makeOneDue(resourceId, clock());
    return tx.suppressions.remove(policyId, resourceId);
  });
  const policy = await loaders.policies.load(policyId);
  if (!wasThere && policy && isSuppressed(resourceId, policy.suppressions)) throw suppressedByPattern(policyId);
  loaders.suppressions.clear(resourceId);
  return result;
}

async function findResult({ store }: RequestContext, { policyId, resourceId }: ResultKey): Promise<Compliance> {
  const results = await store.compliance.ofResources([resourceId]);
  const result = results.find((one) => one.policyId === policyId);
  if (!result) throw complianceNotFound(policyId, resourceId);
  return result;
}
