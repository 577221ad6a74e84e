export interface ScanEstimate {
  readonly rows: number;
  readonly bytes: number;
  readonly seconds?: number | null | undefined;
}

/** Less is read before anybody has finished reading a hint. */
const farRows = 20_000_000;
const farSeconds = 5;

export function isFarScan({ rows, seconds }: ScanEstimate): boolean {
  return rows >= farRows || (seconds ?? 0) >= farSeconds;
}

/** `120 million rows, about 8 s` */
export function describeScan({ rows, seconds }: ScanEstimate): string {
  return `${rowsText(rows)} rows${seconds ? `, about ${durationText(seconds)}` : ""}`;
}

function rowsText(rows: number): string {
  const [divisor, unit] = rows >= 1e9 ? [1e9, " billion"] : rows >= 1e6 ? [1e6, " million"] : [1, ""];
  return `${(rows / divisor).toLocaleString("en", { maximumSignificantDigits: divisor === 1 ? 21 : 2 })}${unit}`;
}

function durationText(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
