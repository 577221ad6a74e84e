/** Highest first: the order of every list and filter. */
export const severities = ["CRITICAL", "HIGH", "MEDIUM", "LOW", "INFO"] as const;
export type Severity = (typeof severities)[number];

/** Accepts any capitalisation; undefined for anything else. */
export function parseSeverity(text: unknown): Severity | undefined {
  if (typeof text !== "string") return undefined;
  const upper = text.toUpperCase();
  return severities.find((s) => s === upper);
}
