/** The report whose values are techniques. */
export const attackReport = "MITRE ATT&CK";

export type Reports = readonly { readonly key: string; readonly values: readonly string[] }[];

const isAttack = (key: string) => /^mitre/i.test(key);

export function attackValues(reports: Reports): string[] {
  return reports.filter(({ key }) => isAttack(key)).flatMap(({ values }) => values);
}

/** The reports with these techniques; the others stay, and the report keeps the name that it has. */
export function withAttackValues(reports: Reports, values: readonly string[]): Reports {
  const key = reports.find((report) => isAttack(report.key))?.key ?? attackReport;
  const others = reports.filter((report) => !isAttack(report.key));
  return values.length > 0 ? [...others, { key, values }] : others;
}

/** Other reports as texts: `CIS:1.2`. */
export function otherReports(reports: Reports): string[] {
  return reports
    .filter(({ key }) => !isAttack(key))
    .flatMap(({ key, values }) => values.map((value) => `${key}:${value}`));
}

/** Undefined where a text is not a name and a value with a colon between them. */
export function withOtherReports(reports: Reports, texts: readonly string[]): Reports | undefined {
  const byKey = new Map<string, string[]>();
  for (const text of texts) {
    const [, key, value] = text.match(/^\s*([^:]+?)\s*:\s*(\S.*?)\s*$/) ?? [];
    if (!key || !value || isAttack(key)) return undefined;
    byKey.set(key, [...(byKey.get(key) ?? []), value]);
  }
  return [...reports.filter(({ key }) => isAttack(key)), ...[...byKey].map(([key, values]) => ({ key, values }))];
}
