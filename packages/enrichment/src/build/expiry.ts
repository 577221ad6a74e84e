/** Milliseconds of each unit by the name of its time format. */
const unitMs: Readonly<Record<string, number>> = { unix: 1000, unix_ms: 1, unix_us: 1e-3, unix_ns: 1e-6 };

/**
 * Milliseconds of the instant at which a row expires; infinite for a value that is none. Numbers are read by the
 * schema's format, or by their size; text as RFC 3339 or as `YYYY-MM-DD HH:MM:SS`, in UTC.
 */
export function expiryMs(value: unknown, timeFormats: readonly string[]): number {
  if (typeof value === "number" || (typeof value === "string" && /^\d+(\.\d+)?$/.test(value))) {
    const unit = timeFormats.map((format) => unitMs[format]).find((ms) => ms !== undefined);
    return Number(value) * (unit ?? unitBySize(Number(value)));
  }
  if (typeof value !== "string") return Number.POSITIVE_INFINITY;
  const text = value.trim().replace(" ", "T");
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/i.test(text);
  const ms = Date.parse(hasZone || !text.includes("T") ? text : `${text}Z`);
  return Number.isNaN(ms) ? Number.POSITIVE_INFINITY : ms;
}

function unitBySize(value: number): number {
  if (value < 1e11) return 1000;
  if (value < 1e14) return 1;
  return value < 1e17 ? 1e-3 : 1e-6;
}
