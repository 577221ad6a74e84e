import type { RuleEngine } from "../engine/rule-engine.ts";
import type { RuleSet } from "../rules/engine-options.ts";
import type { RuleMatch } from "../rules/rule-batch.ts";

export interface ResourceToCheck {
  /** Its document as UTF-8 JSON. */
  readonly json: Uint8Array;
  /** The policies to ask, of the engine's set. */
  readonly policyIds: readonly string[];
}

/** What one policy says of one resource. */
export type PolicyResult = {
  /** Index of the resource in the batch. */
  readonly resource: number;
  readonly policyId: string;
} & (
  | { readonly status: "PASS" }
  /** What an alert about it says. */
  | { readonly status: "FAIL"; readonly match: Omit<RuleMatch, "event"> }
  /** `kind` is the exception's class, or "Timeout" and its like. */
  | { readonly status: "ERROR"; readonly kind: string; readonly message: string }
);

/**
 * Asks the policies, in one round trip to Python; each pair asked for gets one result, in order. The engine must hold
 * this very set of rules and policies.
 */
export async function checkResources(
  engine: RuleEngine,
  { rules, policies = [] }: Pick<RuleSet, "rules" | "policies">,
  resources: readonly ResourceToCheck[],
): Promise<PolicyResult[]> {
  const numbers = new Map(policies.map(({ id }, index) => [id, rules.length + index]));
  const outages = new Map(engine.outages().map((outage) => [outage.ruleId, outage]));
  const isAsked = (id: string) => numbers.has(id) && !outages.has(id);
  const found = await engine.evaluate({
    events: resources.map(({ json, policyIds }) => ({
      json,
      rules: policyIds.filter(isAsked).map((id) => numbers.get(id) ?? -1),
    })),
  });
  const matches = new Map(found.matches.map((match) => [keyOf(match), match]));
  const errors = new Map(found.errors.map((error) => [keyOf(error), error]));
  return resources.flatMap(({ policyIds }, resource) =>
    policyIds.map((policyId): PolicyResult => {
      const key = keyOf({ event: resource, ruleId: policyId });
      const error = outages.get(policyId) ?? errors.get(key);
      if (error) return { resource, policyId, status: "ERROR", kind: error.kind, message: error.message };
      const failed = matches.get(key);
      if (!failed) return { resource, policyId, status: "PASS" };
      const { event: _, ...match } = failed;
      return { resource, policyId, status: "FAIL", match };
    }),
  );
}

function keyOf({ event, ruleId }: Pick<RuleMatch, "event" | "ruleId">): string {
  return `${event} ${ruleId}`;
}
