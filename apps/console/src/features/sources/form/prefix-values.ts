import { matchPrefix, type PrefixProblems, prefixProblems } from "@pharos/domain";

export interface PrefixValues {
  readonly prefix: string;
  readonly logTypes: string[];
  readonly excludedPrefixes: string[];
}

export const newPrefixValues: PrefixValues = { prefix: "", logTypes: [], excludedPrefixes: [] };

/** The rows of a source that exists. */
export function prefixValuesOf(
  rows: readonly { prefix: string; logTypes: readonly string[]; excludedPrefixes: readonly string[] }[],
): PrefixValues[] {
  return rows.map(({ prefix, logTypes, excludedPrefixes }) => ({
    prefix,
    logTypes: [...logTypes],
    excludedPrefixes: [...excludedPrefixes],
  }));
}

/** As the server takes them. */
export function prefixInput(rows: readonly PrefixValues[]): PrefixValues[] {
  return rows.map(({ prefix, logTypes, excludedPrefixes }) => ({ prefix, logTypes, excludedPrefixes }));
}

/** What is wrong with the rows: path of the field → sentence. */
export function prefixRowProblems(
  rows: readonly PrefixValues[],
  storedLogTypes: readonly string[] = [],
): Record<string, string> {
  return Object.fromEntries(prefixProblems(rows, storedLogTypes).flatMap((row, at) => problemsOfRow(row, at)));
}

function problemsOfRow(row: PrefixProblems, at: number): [string, string][] {
  return Object.entries(row).map(([part, problem]) => [`prefixes.${at}.${part}`, problem]);
}

/** Which row an object belongs to, by its place; undefined where it is left alone. */
export function rowOfKey(prefixes: readonly PrefixValues[], key: string): number | undefined {
  const row = matchPrefix(prefixes, key);
  return row === undefined ? undefined : prefixes.indexOf(row);
}
