import { checkResources, type PolicyResult, type RuleEngine, type RuleMatch, type RuleSet } from "@pharos/detection";
import { isSuppressed, type Policy, type Resource } from "@pharos/domain";
import type { EngineOnDemand } from "../scheduled-rules/engine-on-demand.ts";
import type { Verdict } from "./plan-compliance.ts";

/** A verdict with what it is about. */
export interface PolicyVerdict extends Verdict {
  readonly policy: Policy;
  readonly resource: Resource;
  /** Of an error: the exception's class, or "Timeout" and its like; empty for others. */
  readonly errorKind: string;
  /** Of a failure: what an alert about it says. */
  readonly match: Omit<RuleMatch, "event"> | undefined;
}

/** Of documents in one round trip to Python. */
const bytesAtOnce = 4_000_000;

/** Asks every policy that is about its type of each of the resources. */
export function askPolicies(engine: EngineOnDemand, resources: readonly Resource[]): Promise<PolicyVerdict[]> {
  return engine.use((python, content) => askEngine(python, content, resources));
}

/** The same of an engine that holds this very content. */
export async function askEngine(
  python: RuleEngine,
  content: Pick<RuleSet, "rules"> & { readonly policies: readonly Policy[] },
  resources: readonly Resource[],
): Promise<PolicyVerdict[]> {
  const policyById = new Map(content.policies.map((policy) => [policy.id, policy]));
  const verdicts: PolicyVerdict[] = [];
  for (const batch of batchesOf(resources.map((resource) => asked(resource, content.policies)))) {
    for (const result of await checkResources(python, content, batch)) {
      const [resource, policy] = [batch[result.resource]?.resource, policyById.get(result.policyId)];
      if (resource && policy) verdicts.push(verdictOf(resource, policy, result));
    }
  }
  return verdicts;
}

export function isAbout({ resourceTypes }: Pick<Policy, "resourceTypes">, { type }: Resource): boolean {
  return resourceTypes.length === 0 || resourceTypes.includes(type);
}

function asked(resource: Resource, policies: readonly Policy[]) {
  const policyIds = policies.filter((policy) => isAbout(policy, resource)).map(({ id }) => id);
  return { resource, json: Buffer.from(JSON.stringify(resource.attributes)), policyIds };
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

function verdictOf(resource: Resource, policy: Policy, result: PolicyResult): PolicyVerdict {
  return {
    policyId: policy.id,
    resourceId: resource.id,
    status: result.status,
    suppressed: isSuppressed(resource.id, policy.suppressions),
    error: result.status === "ERROR" ? result.message : "",
    errorKind: result.status === "ERROR" ? result.kind : "",
    policy,
    resource,
    match: result.status === "FAIL" ? result.match : undefined,
  };
}
