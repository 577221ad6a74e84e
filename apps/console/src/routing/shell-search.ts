import { oneOf } from "./search-codec.ts";

const shellSheets = ["notifications", "profile"] as const;
export type ShellSheet = (typeof shellSheets)[number];

/** What every signed-in page's address may hold. */
export function readShellSearch(search: Record<string, unknown>): { sheet?: ShellSheet } {
  const sheet = oneOf(search.sheet, shellSheets);
  return sheet ? { sheet } : {};
}

/**
 * What a page's reader made of the address, beside what is the frame's, with everything else as undefined: the router
 * lays it over the address, so what the reader left out would come through.
 */
export function readAlone(search: Record<string, unknown>, read: (search: Record<string, unknown>) => object) {
  const nothing = Object.fromEntries(Object.keys(search).map((key) => [key, undefined]));
  return { ...nothing, ...readShellSearch(search), ...read(search) };
}
