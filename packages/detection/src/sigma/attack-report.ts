/** ATT&CK's tactics by the names that tags give them, `_` and `-` being the same. */
const tacticIds: Readonly<Record<string, string>> = {
  reconnaissance: "TA0043",
  "resource-development": "TA0042",
  "initial-access": "TA0001",
  execution: "TA0002",
  persistence: "TA0003",
  "privilege-escalation": "TA0004",
  "defense-evasion": "TA0005",
  stealth: "TA0005",
  "credential-access": "TA0006",
  discovery: "TA0007",
  "lateral-movement": "TA0008",
  collection: "TA0009",
  "command-and-control": "TA0011",
  exfiltration: "TA0010",
  impact: "TA0040",
};

/** Report name → values, from tags such as `attack.execution` and `attack.t1059.001`: each technique with each tactic. */
export function attackReport(tags: readonly string[]): Record<string, string[]> {
  const names = tags.flatMap((tag) => /^attack\.(.+)$/i.exec(tag)?.[1]?.toLowerCase() ?? []);
  const tactics = names.flatMap((name) => tacticIds[name.replaceAll("_", "-")] ?? []);
  const techniques = names.filter((name) => /^t\d{4}(?:\.\d{3})?$/.test(name)).map((name) => name.toUpperCase());
  const values = tactics.flatMap((tactic) => techniques.map((technique) => `${tactic}:${technique}`));
  return values.length === 0 ? {} : { "MITRE ATT&CK": [...new Set(values)] };
}
