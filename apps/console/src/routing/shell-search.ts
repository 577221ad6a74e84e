import { oneOf } from "./search-codec.ts";

const shellSheets = ["notifications", "profile"] as const;
export type ShellSheet = (typeof shellSheets)[number];

/** What every signed-in page's address may hold. */
export function readShellSearch(search: Record<string, unknown>): { sheet?: ShellSheet } {
  const sheet = oneOf(search.sheet, shellSheets);
  return sheet ? { sheet } : {};
}
