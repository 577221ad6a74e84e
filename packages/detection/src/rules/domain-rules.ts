import type { DataModel, GlobalHelper, Policy, Rule } from "@pharos/domain";
import type { RuleSet } from "./engine-options.ts";
import { defaultDomain, type TrustDomains } from "./trust-domains.ts";

/** What one interpreter runs of a rule set. */
export interface DomainRules {
  readonly domain: string;
  readonly ruleSet: RuleSet;
  /** For each number in `ruleSet` the number in the whole set. */
  readonly numbers: readonly number[];
}

/** Every detection in the part of its domain. Helpers and data models are in each part, disarmed where they are not trusted. */
export function splitByDomain(whole: RuleSet): readonly DomainRules[] {
  const { rules, policies = [], trustDomains } = whole;
  if (trustDomains === undefined) {
    return [{ domain: defaultDomain, ruleSet: whole, numbers: [...rules, ...policies].map((_, at) => at) }];
  }
  const domainOf = ({ id }: Rule | Policy) => trustDomains.detections.get(id) ?? defaultDomain;
  const domains = new Set([...[...rules, ...policies].map(domainOf), ...checkedDomains(whole, trustDomains)]);
  return [...domains].map((domain) => {
    const isOwn = (detection: Rule | Policy) => domainOf(detection) === domain;
    return {
      domain,
      ruleSet: {
        ...whole,
        rules: rules.filter(isOwn),
        policies: policies.filter(isOwn),
        globals: whole.globals.map((helper) => trustedGlobal(helper, domain, trustDomains)),
        dataModels: (whole.dataModels ?? []).map((model) => trustedModel(model, domain, trustDomains)),
      },
      numbers: [...rules, ...policies].flatMap((detection, at) => (isOwn(detection) ? [at] : [])),
    };
  });
}

/** Domains whose helpers are to be loaded even if they have no detection. */
function checkedDomains({ checksGlobals, globals }: RuleSet, { globals: domains }: TrustDomains): string[] {
  return checksGlobals ? globals.map(({ id }) => domains.get(id) ?? defaultDomain) : [];
}

function isTrusted(domain: string, other: string, { trusted }: TrustDomains): boolean {
  return domain === other || (trusted.get(domain)?.includes(other) ?? false);
}

/** A helper of an author who may see less is replaced by one that raises: its own code never runs in this domain. */
function trustedGlobal(helper: GlobalHelper, domain: string, domains: TrustDomains): GlobalHelper {
  const { id } = helper;
  if (isTrusted(domain, domains.globals.get(id) ?? defaultDomain, domains)) return helper;
  const reason = `the helper module ${id} can't be imported here: its author does not have access to all log types that the author of the detection has`;
  return { ...helper, body: `raise ImportError(${pythonText(reason)})` };
}

/** The same for a data model: each of its names raises when a detection asks for it, and no other name does. */
function trustedModel(model: DataModel, domain: string, domains: TrustDomains): DataModel {
  const { id } = model;
  if (isTrusted(domain, domains.dataModels.get(id) ?? defaultDomain, domains)) return model;
  const reason = `the data model ${id} can't be used here: its author does not have access to all log types that the author of the detection has`;
  return {
    ...model,
    mappings: model.mappings.map(({ name }) => ({ name, method: "refuse" })),
    body: `def refuse(event):\n    raise PermissionError(${pythonText(reason)})`,
  };
}

/** Python reads a JSON string as the same text, as long as no surrogate is escaped. */
function pythonText(text: string): string {
  return JSON.stringify(text);
}
