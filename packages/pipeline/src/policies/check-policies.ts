import { createHash } from "node:crypto";
import { checkResources, type PolicyResult } from "@pharos/detection";
import { type Compliance, complianceRecheckMs, isSuppressed, type Policy, type Resource } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import type { DueResource, PolicyVersion, Store } from "@pharos/store";
import type { CommitMatches } from "../commit/match-committer.ts";
import type { EngineOnDemand } from "../scheduled-rules/engine-on-demand.ts";
import { complianceHistoryRows, resourceHistoryRows } from "./history-rows.ts";
import { type ComplianceChange, planCompliance, type Verdict } from "./plan-compliance.ts";
import { type KnownPolicies, policyChanges } from "./policy-changes.ts";

export interface PolicyCheckOptions {
  readonly store: Store;
  readonly lake: Lake;
  readonly engine: EngineOnDemand;
  readonly commitMatches: CommitMatches;
  readonly clock: () => Date;
}

const settingKey = "checked-policies";
const resourcesAtOnce = 100;
/** Of documents in one round trip to Python. */
const bytesAtOnce = 4_000_000;
const never = new Date("9999-12-31T00:00:00Z");

/**
 * Checks every resource that is due, and writes history of what changed: new or changed, of a policy that changed, failing since half a minute, or not
 * looked at for a day. May be cut short between two batches, and after a crash: nothing is alerted twice.
 * @returns how many were checked
 */
export async function checkPolicies(options: PolicyCheckOptions, signal?: AbortSignal): Promise<number> {
  const { store, clock } = options;
  const policies = await followPolicies(store, clock());
  for (let checked = 0; ; ) {
    const due = signal?.aborted ? [] : await store.resources.due(clock(), resourcesAtOnce);
    if (due.length === 0) return checked;
    await checkDue(options, policies, due);
    checked += due.length;
  }
}

/** Takes away the results of policies that are gone and makes the resources of changed ones due. */
async function followPolicies(store: Store, now: Date): Promise<readonly PolicyVersion[]> {
  const [policies, stored] = await Promise.all([store.compliance.enabledPolicies(), store.settings.get(settingKey)]);
  const { gone, types, known } = policyChanges((stored ?? {}) as KnownPolicies, policies);
  if (gone.length === 0 && types.length === 0) return policies;
  await store.transaction(async (tx) => {
    await tx.compliance.deleteOfPolicies(gone);
    await tx.resources.makeDue(types, now);
    await tx.settings.set(settingKey, known, now);
  });
  return policies;
}

interface CheckedResource {
  readonly resource: Resource;
  readonly policy: Policy;
  readonly result: PolicyResult;
}

async function checkDue(
  options: PolicyCheckOptions,
  policies: readonly PolicyVersion[],
  due: readonly DueResource[],
): Promise<void> {
  const { store, engine, commitMatches, clock } = options;
  const resources = due.map(({ resource }) => resource);
  const concerned = resources.filter(
    ({ type, deletedAt }) => !deletedAt && policies.some((policy) => isAbout(policy, type)),
  );
  const checked = concerned.length === 0 ? [] : await checkAll(engine, concerned);
  const ids = resources.map(({ id }) => id);
  const now = clock();
  const previous = await store.compliance.ofResources(ids);
  const { results, alerts, changes } = planCompliance(previous, checked.map(verdictOf), now);
  await Promise.all(alerts.map((alert) => raise(commitMatches, alert, checked, now)));
  await recordHistory(options, due, checked, changes);
  await store.compliance.replace(ids, results);
  await store.resources.putOff(due.map((one) => ({ ...one, until: nextCheck(one.resource, results, now) })));
}

async function recordHistory(
  { lake, clock }: PolicyCheckOptions,
  due: readonly DueResource[],
  checked: readonly CheckedResource[],
  changes: readonly ComplianceChange[],
): Promise<void> {
  // Due since the very moment in which it changed: nobody has looked at it since.
  const changed = due.filter(({ resource: { changedAt, deletedAt }, checkDueAt }) => {
    return (deletedAt ?? changedAt).getTime() === checkDueAt.getTime();
  });
  const byPair = new Map(checked.map((one) => [`${one.result.policyId} ${one.resource.id}`, one]));
  const inserts = [
    resourceHistoryRows(
      changed.map(({ resource }) => resource),
      clock(),
    ),
    complianceHistoryRows(
      changes.flatMap((change) => {
        const found = byPair.get(`${change.result.policyId} ${change.result.resourceId}`);
        return found ? [{ ...found, ...change }] : [];
      }),
      clock(),
    ),
  ];
  for (const insert of inserts) if (insert) await lake.insert(insert);
}

function checkAll(engine: EngineOnDemand, resources: readonly Resource[]): Promise<CheckedResource[]> {
  return engine.use(async (python, content) => {
    const policyById = new Map(content.policies.map((policy) => [policy.id, policy]));
    const checked: CheckedResource[] = [];
    for (const batch of batchesOf(resources.map((resource) => asked(resource, content.policies)))) {
      for (const result of await checkResources(python, content, batch)) {
        const [resource, policy] = [batch[result.resource]?.resource, policyById.get(result.policyId)];
        if (resource && policy) checked.push({ resource, policy, result });
      }
    }
    return checked;
  });
}

function asked(resource: Resource, policies: readonly Policy[]) {
  const policyIds = policies.filter((policy) => isAbout(policy, resource.type)).map(({ id }) => id);
  return { resource, json: Buffer.from(JSON.stringify(resource.attributes)), policyIds };
}

function isAbout({ resourceTypes }: Pick<Policy, "resourceTypes">, type: string): boolean {
  return resourceTypes.length === 0 || resourceTypes.includes(type);
}

function batchesOf<T extends { readonly json: Uint8Array }>(items: readonly T[]): T[][] {
  const batches: T[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const item of items) {
    bytes += item.json.length;
    if (bytes > bytesAtOnce) {
      batches.push([]);
      bytes = item.json.length;
    }
    batches.at(-1)?.push(item);
  }
  return batches;
}

function verdictOf({ resource, policy, result }: CheckedResource): Verdict {
  return {
    policyId: policy.id,
    resourceId: resource.id,
    status: result.status,
    suppressed: isSuppressed(resource.id, policy.suppressions),
    error: result.status === "ERROR" ? result.message : "",
  };
}

/** The token is the failure's: however often it is tried, it is one match. */
async function raise(
  commitMatches: CommitMatches,
  { policyId, resourceId, alertDueAt }: Compliance,
  checked: readonly CheckedResource[],
  at: Date,
): Promise<void> {
  const found = checked.find(({ policy, resource }) => policy.id === policyId && resource.id === resourceId);
  if (found?.result.status !== "FAIL") return;
  const name = JSON.stringify([policyId, resourceId, alertDueAt]);
  await commitMatches({
    token: `policy:${createHash("sha256").update(name).digest("hex")}`,
    at,
    detections: [found.policy],
    matches: [{ ...found.result.match, event: found.resource.attributes }],
    errors: [],
  });
}

/** In a day, or when a new failure is to be looked at again; a deleted one never. */
function nextCheck({ id, deletedAt }: Resource, results: readonly Compliance[], now: Date): Date {
  if (deletedAt) return never;
  const times = results.flatMap(({ resourceId, alertDueAt }) => (resourceId === id && alertDueAt ? [alertDueAt] : []));
  return new Date(Math.min(now.getTime() + complianceRecheckMs, ...times.map((time) => time.getTime())));
}
