/** How a volume compares with the one of the period before, in a table: `+12%`, `new`, `gone`. */
export function growthText(now: number, before: number): string {
  if (before === 0) return now === 0 ? "" : "new";
  if (now === 0) return "gone";
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return "±0%";
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent).toLocaleString("en")}%`;
}
