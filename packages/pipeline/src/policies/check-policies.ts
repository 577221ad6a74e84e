import { createHash } from "node:crypto";
import { completeMatch } from "@pharos/detection";
import { complianceRecheckMs, type Resource } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import type { DueResource, PolicyVersion, Store } from "@pharos/store";
import type { CommitMatches } from "../commit/match-committer.ts";
import type { EngineOnDemand } from "../scheduled-rules/engine-on-demand.ts";
import { askPolicies, isAbout, type PolicyVerdict } from "./ask-policies.ts";
import { complianceHistoryRows, resourceHistoryRows } from "./history-rows.ts";
import { type Decision, planCompliance } from "./plan-compliance.ts";
import { type KnownPolicies, policyChanges } from "./policy-changes.ts";
import { suppressVerdicts } from "./suppress-verdicts.ts";

export interface PolicyCheckOptions {
  readonly store: Store;
  readonly lake: Lake;
  readonly engine: EngineOnDemand;
  readonly commitMatches: CommitMatches;
  readonly clock: () => Date;
}

const settingKey = "checked-policies";
const resourcesAtOnce = 250;
const never = new Date("9999-12-31T00:00:00Z");

/**
 * Checks every resource that is due: new or changed, of a policy that changed, failing since half a minute, or not
 * looked at for a day; and writes the history of what changed. May be cut short between two batches, and after a
 * crash: nothing is alerted twice.
 * @returns how many were looked at
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
    await tx.compliance.deleteOfPolicies(gone, now);
    await tx.resources.makeDue(types, now);
    await tx.settings.set(settingKey, known, now);
  });
  return policies;
}

/** What is decided is stored last: until then all of it can be done again. */
async function checkDue(
  { store, lake, engine, commitMatches, clock }: PolicyCheckOptions,
  policies: readonly PolicyVersion[],
  due: readonly DueResource[],
): Promise<void> {
  const resources = due.map(({ resource }) => resource);
  const isConcerned = (resource: Resource) => policies.some((policy) => isAbout(policy, resource));
  const concerned = resources.filter((resource) => !resource.deletedAt && isConcerned(resource));
  const asked = concerned.length === 0 ? [] : await askPolicies(engine, concerned);
  const now = clock();
  const ids = resources.map(({ id }) => id);
  const verdicts = suppressVerdicts(asked, await store.suppressions.ofResources(ids));
  const decisions = planCompliance(await store.compliance.ofResources(ids), verdicts, now);
  await Promise.all(decisions.map((decision) => alertIfDue({ store, commitMatches }, decision, now)));
  const history = [resourceHistoryRows(due.filter(isChanged), now), complianceHistoryRows(decisions, now)];
  for (const rows of history) if (rows) await lake.insert(rows);
  const results = decisions.map(({ result }) => result);
  await store.compliance.replace(ids, results, now);
  const alertDue = Map.groupBy(results, ({ resourceId }) => resourceId);
  const untilOf = ({ id, deletedAt }: Resource) =>
    deletedAt
      ? never
      : nextCheck(
          (alertDue.get(id) ?? []).map(({ alertDueAt }) => alertDueAt),
          now,
        );
  await store.resources.putOff(due.map((one) => ({ ...one, until: untilOf(one.resource) })));
}

/** The token is the failure's: however often it is tried, it is one match. */
async function alertIfDue(
  { store, commitMatches }: Pick<PolicyCheckOptions, "store" | "commitMatches">,
  { verdict, alertDue }: Decision<PolicyVerdict>,
  at: Date,
): Promise<void> {
  const { policy, resource, match } = verdict;
  if (!alertDue || !match) return;
  const name = JSON.stringify([policy.id, resource.id, alertDue]);
  await commitMatches({
    token: `policy:${createHash("sha256").update(name).digest("hex")}`,
    at,
    detections: [policy],
    matches: [{ ...match, event: resource.attributes }],
    errors: [],
  });
  const { dedup } = completeMatch({ ...match, event: 0 }, policy);
  const group = await store.alertGroups.find({ ruleId: policy.id, kind: "match", dedup });
  if (group?.isAlertCreated) await store.resourceAlerts.add(resource.id, group.alertId);
}

/** Due since the very moment in which it changed: nobody has looked at it since. */
function isChanged({ resource: { changedAt, deletedAt }, checkDueAt }: DueResource): boolean {
  return (deletedAt ?? changedAt).getTime() === checkDueAt.getTime();
}

/** In a day, or when a new failure is to be looked at again. */
function nextCheck(alertsDueAt: readonly (Date | undefined)[], now: Date): Date {
  const times = alertsDueAt.flatMap((time) => (time ? [time.getTime()] : []));
  return new Date(Math.min(now.getTime() + complianceRecheckMs, ...times));
}
