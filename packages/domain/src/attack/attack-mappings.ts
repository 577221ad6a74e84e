export interface AttackMapping {
  readonly tactic: string;
  readonly technique: string | undefined;
  /** The page about it. */
  readonly url: string;
}

interface Report {
  readonly key: string;
  readonly values: readonly string[];
}

const framework = /^mitre/i;
const mapping = /^(TA\d{4})(?::(T\d{4})(?:\.(\d{3}))?)?$/;

/** The report whose values are techniques, where a detection has none of them yet. */
const attackReport = "MITRE ATT&CK";

/** `TA0001`, `TA0001:T1078` or `TA0001:T1078.004`. */
export const isAttackValue = (text: string): boolean => mapping.test(text);

type Reports = Readonly<Record<string, readonly string[]>>;

/** The values of a detection's reports that can be read, each once. */
export function listAttackValues(reports: Reports): string[] {
  const values = Object.entries(reports).flatMap(([key, list]) => (framework.test(key) ? list : []));
  return [...new Set(values.filter(isAttackValue))];
}

/** The reports after the change; other reports stay, and so do values that cannot be read. */
export function withAttackChanges(reports: Reports, add: readonly string[], remove: readonly string[]): Reports {
  const changed = Object.entries(reports).map(([key, list]): [string, readonly string[]] => [
    key,
    framework.test(key) ? list.filter((value) => !remove.includes(value)) : list,
  ]);
  const held = listAttackValues(Object.fromEntries(changed));
  const added = [...new Set(add)].filter((value) => !held.includes(value));
  const key = Object.keys(reports).find((name) => framework.test(name)) ?? attackReport;
  const result = new Map(changed);
  if (added.length > 0) result.set(key, [...(result.get(key) ?? []), ...added]);
  return Object.fromEntries([...result].filter(([name, list]) => list.length > 0 || !framework.test(name)));
}

/** The techniques among a rule's reports, whose values read `TA0001:T1078.004`; what reads otherwise is left out. */
export function parseAttackMappings(reports: readonly Report[]): AttackMapping[] {
  const values = reports.filter((report) => framework.test(report.key)).flatMap((report) => report.values);
  return values.flatMap((value): AttackMapping[] => {
    const [, tactic, technique, sub] = value.match(mapping) ?? [];
    if (!tactic) return [];
    if (!technique) return [{ tactic, technique: undefined, url: `https://attack.mitre.org/tactics/${tactic}/` }];
    const path = sub ? `${technique}/${sub}` : technique;
    return [
      {
        tactic,
        technique: sub ? `${technique}.${sub}` : technique,
        url: `https://attack.mitre.org/techniques/${path}/`,
      },
    ];
  });
}
