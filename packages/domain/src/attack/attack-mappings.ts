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
