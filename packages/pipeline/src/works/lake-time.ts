/** `YYYY-MM-DD HH:MM:SS.mmm000000`, UTC: how the lake and the rules write an instant. */
export function lakeTime(at: Date): string {
  return `${at.toISOString().slice(0, 23).replace("T", " ")}000000`;
}

/** Milliseconds since 1970; NaN for what is no such time. */
export function lakeTimeMs(text: string): number {
  return Date.parse(`${text.slice(0, 23).replace(" ", "T")}Z`);
}
