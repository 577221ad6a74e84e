import type { ContentProblem } from "@pharos/detection-content";

/** A rule that is not taken: where, and all that is wrong with it. */
export interface SkippedRule {
  readonly item: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

/** A rule that is taken, but asks for fields that its log types do not keep. */
export interface DoubtfulRule {
  readonly id: string;
  readonly file: string;
  readonly logTypes: readonly string[];
  readonly fields: readonly string[];
}

export interface ImportCounts {
  readonly imported: number;
  readonly skipped: number;
}

/** One for each item that has problems, in their order. */
export function skippedRules(problems: readonly ContentProblem[]): SkippedRule[] {
  const skipped = new Map<string, SkippedRule>();
  for (const { item, file, line, column, message } of problems) {
    const known = skipped.get(item);
    const rule = known ?? { item, file, line, column, reason: "" };
    skipped.set(item, { ...rule, reason: known === undefined ? message : `${known.reason}; ${message}` });
  }
  return [...skipped.values()];
}

/** A line for each rule that was left out or is doubtful, and the counts last. */
export function importReport(
  skipped: readonly SkippedRule[],
  doubtful: readonly DoubtfulRule[],
  counts: ImportCounts,
  { isDry, isJson }: { readonly isDry: boolean; readonly isJson: boolean },
): string[] {
  if (isJson) {
    const rules = [
      ...skipped.map((rule) => ({ kind: "skipped", ...rule })),
      ...doubtful.map((rule) => ({ kind: "doubtful", ...rule })),
    ];
    return [...rules, counts].map((line) => JSON.stringify(line));
  }
  return [
    ...skipped.map(({ file, line, column, reason }) => `SKIPPED ${file}:${line}:${column}: ${reason}`),
    ...doubtful.map(
      ({ file, fields, logTypes }) => `DOUBTFUL ${file}: ${logTypes.join(", ")} does not keep ${fields.join(", ")}`,
    ),
    `${counts.imported} ${isDry ? "can be imported" : "imported"}, ${counts.skipped} skipped`,
  ];
}
