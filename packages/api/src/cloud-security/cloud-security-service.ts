import {
  addCompliance,
  type ComplianceCounts,
  countsOverTime,
  isPolicy,
  noCompliance,
  type Policy,
  type Resource,
  rollUp,
  type Severity,
  severities,
} from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { seriesOf } from "../overview/largest-series.ts";
import { overviewRange } from "../overview/overview-range.ts";
import type { TimeSeriesGroup } from "../overview/overview-service.ts";
import { groupResources, type ResourceGroup } from "./group-resources.ts";

const topMax = 10;

/** A policy that has results, with how many of each kind. */
export interface CountedPolicy {
  readonly policy: Policy;
  readonly counts: ComplianceCounts;
}

export interface CloudSecurity {
  readonly counts: ComplianceCounts;
  readonly countsBefore: ComplianceCounts;
  readonly failingOverTime: TimeSeriesGroup;
  readonly bySeverity: readonly SeverityCompliance[];
  readonly byType: readonly ResourceGroup[];
  readonly byAccount: readonly ResourceGroup[];
  readonly policies: readonly CountedPolicy[];
}
interface SeverityCompliance {
  readonly severity: Severity;
  readonly policies: number;
  readonly failingPolicies: number;
  readonly counts: ComplianceCounts;
}

/** How resources comply now, and how they did within the time. Policies and resources are of no log type. */
export async function readCloudSecurity(context: RequestContext, from: Date, to: Date): Promise<CloudSecurity> {
  authorize(context.actor, "SummaryRead");
  const { store } = context;
  const range = overviewRange(from, to);
  const buckets = Math.ceil((to.getTime() - range.from.getTime()) / range.bucketMs);
  const [now, changes, groups] = await Promise.all([
    store.compliance.countsOfAllPolicies(),
    store.complianceHistory.changesByPolicy(range),
    store.resourceStatistics.countByStatus(),
  ]);
  const known = await store.detections.getMany([...new Set([...now.keys(), ...changes.keys()])]);
  const policies = known.filter(isPolicy);
  const counted = policies.flatMap((policy) => {
    const counts = now.get(policy.id);
    return counts ? [{ policy, counts }] : [];
  });
  const histories = policies.map(({ id, severity }) => {
    const counts = now.get(id) ?? noCompliance;
    const ofPolicy = changes.get(id) ?? new Map<number, ComplianceCounts>();
    // One bucket more: how it was when the time began.
    const shifted = new Map([...ofPolicy].map(([bucket, change]) => [bucket + 1, change]));
    const [before = counts, ...overTime] = countsOverTime(counts, shifted, buckets + 1);
    return { severity, before, overTime };
  });
  const failingOf = (wanted: Severity, bucket: number) =>
    histories.reduce(
      (sum, { severity, overTime }) => sum + (severity === wanted ? (overTime[bucket]?.failed ?? 0) : 0),
      0,
    );
  const at = Array.from({ length: buckets }, (_, bucket) => new Date(range.from.getTime() + bucket * range.bucketMs));
  return {
    counts: sumOf(counted.map(({ counts }) => counts)),
    countsBefore: sumOf(histories.map(({ before }) => before)),
    failingOverTime: {
      at,
      series: severities.map((severity) =>
        seriesOf(
          severity,
          at.map((_, bucket) => failingOf(severity, bucket)),
        ),
      ),
    },
    bySeverity: severities.map((severity) => summarize(severity, counted)),
    byType: groupResources(groups, ({ type }) => type),
    byAccount: groupResources(groups, ({ accountId }) => accountId),
    policies: counted,
  };
}

/** The most severe of those that fail, and of these the ones that fail for most resources. */
export function topPolicies({ actor }: RequestContext, policies: readonly CountedPolicy[]) {
  authorize(actor, "PolicyRead");
  return policies
    .filter(({ counts }) => counts.failed > 0)
    .toSorted(
      (a, b) =>
        severities.indexOf(a.policy.severity) - severities.indexOf(b.policy.severity) ||
        b.counts.failed - a.counts.failed ||
        (a.policy.id < b.policy.id ? -1 : 1),
    )
    .slice(0, topMax)
    .map(({ policy: { id, displayName, severity }, counts }) => ({ policyId: id, displayName, severity, counts }));
}

export async function topResources(
  context: RequestContext,
): Promise<{ resource: Resource; severity: Severity; failed: number }[]> {
  authorize(context.actor, "ResourceRead");
  const top = await context.store.resourceStatistics.mostFailing(topMax);
  const resources = await Promise.all(top.map(({ resourceId }) => context.loaders.resources.load(resourceId)));
  return top.flatMap(({ failed, severityRank }, index) => {
    const resource = resources[index];
    const severity = severities[severities.length - 1 - severityRank];
    return resource && severity ? [{ resource, severity, failed }] : [];
  });
}

function summarize(severity: Severity, policies: readonly CountedPolicy[]): SeverityCompliance {
  const all = policies.filter(({ policy }) => policy.severity === severity).map(({ counts }) => counts);
  const failing = all.filter((counts) => ["FAIL", "ERROR"].includes(rollUp(counts) ?? ""));
  return { severity, policies: all.length, failingPolicies: failing.length, counts: sumOf(all) };
}

function sumOf(counts: readonly ComplianceCounts[]): ComplianceCounts {
  return counts.reduce(addCompliance, noCompliance);
}
