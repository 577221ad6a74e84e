/** The lake's `2026-03-01 12:00:00.123456789`, which is UTC, to the millisecond. */
export function lakeInstant(text: string): Date {
  return new Date(`${text.slice(0, 23).replace(" ", "T").replace(/Z$/, "")}Z`);
}
