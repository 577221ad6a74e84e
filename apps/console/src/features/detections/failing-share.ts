interface ComplianceCounts {
  readonly passed: number;
  readonly failed: number;
  readonly errored: number;
}

export interface FailingShare {
  /** "3 of 40 (7.5%)"; what is suppressed counts for nothing. */
  readonly text: string;
  readonly hasFailures: boolean;
}

/** How many resources a policy fails; undefined where it has looked at none that counts. */
export function describeFailing({ passed, failed, errored }: ComplianceCounts): FailingShare | undefined {
  const all = passed + failed + errored;
  if (all === 0) return undefined;
  const number = (value: number) => value.toLocaleString("en");
  return { text: `${number(failed)} of ${number(all)} (${percentOf(failed, all)})`, hasFailures: failed > 0 };
}

/** Never says none or all of what is only nearly so. */
export function percentOf(part: number, all: number): string {
  const percent = (100 * part) / all;
  if (part > 0 && percent < 0.1) return "<0.1%";
  if (part < all && percent > 99.9) return ">99.9%";
  return `${percent.toLocaleString("en", { maximumFractionDigits: 1 })}%`;
}
