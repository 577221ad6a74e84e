/** How many of what arrived matched no schema: `0.4% of what arrived`. */
export function failedShare({ events, failed }: { readonly events: number; readonly failed: number }): string {
  if (failed === 0) return "Every event matched a schema";
  const percent = (100 * failed) / (events + failed);
  return `${percent < 0.1 ? "<0.1" : percent.toLocaleString("en", { maximumFractionDigits: 1 })}% of what arrived`;
}
