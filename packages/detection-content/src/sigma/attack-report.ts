import { attackTactics, tacticsOfTechnique } from "@pharos/domain/attack";

/** The ids of tactics by the names that tags give them: `credential-access`. */
const tacticIds = new Map([...attackTactics].map(([id, name]) => [name.toLowerCase().replaceAll(" ", "-"), id]));

/**
 * Report name → values, from tags such as `attack.execution` and `attack.t1059.001`: each technique with those tactics
 * of the rule that it serves, with all that it serves where the rule names none of them; a technique that is not known
 * with all of the rule.
 */
export function attackReport(tags: readonly string[]): Record<string, string[]> {
  const names = tags.flatMap((tag) => /^attack\.(.+)$/i.exec(tag)?.[1]?.toLowerCase() ?? []);
  const named = names.flatMap((name) => tacticIds.get(name.replaceAll("_", "-")) ?? []);
  const techniques = names.filter((name) => /^t\d{4}(?:\.\d{3})?$/.test(name)).map((name) => name.toUpperCase());
  const values = techniques.flatMap((technique) => {
    const known = tacticsOfTechnique(technique);
    const served = known.length > 0 ? known : named;
    const both = served.filter((tactic) => named.includes(tactic));
    return (both.length > 0 ? both : served).map((tactic) => `${tactic}:${technique}`);
  });
  return values.length === 0 ? {} : { "MITRE ATT&CK": [...new Set(values)] };
}
