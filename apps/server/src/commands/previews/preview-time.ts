import type { PreviewTime } from "./preview-rule.ts";

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** The time that the options name, or what is wrong with them. */
export function readPreviewTime(
  { last = "24h", from, to }: { readonly last?: string; readonly from?: string; readonly to?: string },
  now: Date,
): PreviewTime | string {
  const endsAt = to === undefined ? now : new Date(to);
  if (Number.isNaN(endsAt.getTime())) return `--to is not a time: ${to}`;
  if (from === undefined) {
    const [, amount, unit = ""] = /^([1-9]\d{0,4})([mhdw])$/.exec(last) ?? [];
    const lengthMs = Number(amount) * (unitMs[unit] ?? Number.NaN);
    if (Number.isNaN(lengthMs)) return `--last must be a number and m, h, d or w, such as 7d, and is ${last}`;
    return { startsAt: new Date(endsAt.getTime() - lengthMs), endsAt };
  }
  const startsAt = new Date(from);
  if (Number.isNaN(startsAt.getTime())) return `--from is not a time: ${from}`;
  return startsAt < endsAt ? { startsAt, endsAt } : "--from must be before --to";
}
