import type { ComplianceCounts } from "@pharos/domain";

/** The share of results that pass, of those that count: `93.4%`; undefined without any. */
export function passingShare({ passed, failed, errored }: ComplianceCounts): number | undefined {
  const all = passed + failed + errored;
  return all === 0 ? undefined : passed / all;
}

/** Never says all of what is only nearly so. */
export function shareText(share: number | undefined): string {
  if (share === undefined) return "–";
  if (share < 1 && share > 0.999) return ">99.9%";
  return `${(share * 100).toLocaleString("en", { maximumFractionDigits: 1 })}%`;
}

/** How a share differs from the one at the beginning of the time: `+1.2 points since the beginning`. */
export function shareChange(now: number | undefined, before: number | undefined): string {
  if (now === undefined) return "Nothing evaluated";
  if (before === undefined) return "Nothing evaluated at the beginning";
  const points = Math.round((now - before) * 1000) / 10;
  if (points === 0) return "Same as at the beginning";
  return `${points > 0 ? "+" : "−"}${Math.abs(points).toLocaleString("en")} points since the beginning`;
}

/** How a number differs from the one at the beginning of the time. */
export function countChange(now: number, before: number): string {
  if (now === before) return "Same as at the beginning";
  return `${now > before ? "+" : "−"}${Math.abs(now - before).toLocaleString("en")} since the beginning`;
}
