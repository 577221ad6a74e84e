/** How a number compares with the one of the period before: `+12%`, `−3%`. */
export function changeText(now: number, before: number): string {
  if (now === before) return "Same as the period before";
  if (before === 0) return "None in the period before";
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return "About the same as the period before";
  const sign = percent > 0 ? "+" : "−";
  return `${sign}${Math.abs(percent).toLocaleString("en")}% vs. the period before`;
}
