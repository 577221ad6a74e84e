import { logTypesProblem } from "../sources/log-types-problem.ts";
import type { BucketPrefix } from "./bucket.ts";

/** What is wrong with a row of prefixes, by its part; empty where nothing is. */
export interface PrefixProblems {
  readonly prefix?: string;
  readonly logTypes?: string;
  readonly excludedPrefixes?: string;
}

/**
 * Checks rows of prefixes by the rules of specification 3 §5; returns one result for each.
 * @param storedLogTypes those that the source has already
 */
export function prefixProblems(
  rows: readonly BucketPrefix[],
  storedLogTypes: readonly string[] = [],
): PrefixProblems[] {
  return rows.map((row, at) => {
    const isRepeated = rows.slice(0, at).some(({ prefix }) => prefix === row.prefix);
    const prefix = isRepeated ? "Prefixes must be unique" : prefixProblem(row.prefix);
    const logTypes = logTypesProblem(row.logTypes, storedLogTypes);
    const excludedPrefixes = excludedProblem(row);
    return { ...(prefix && { prefix }), ...(logTypes && { logTypes }), ...(excludedPrefixes && { excludedPrefixes }) };
  });
}

function prefixProblem(prefix: string): string | undefined {
  if (prefix === "*") return "Leave the prefix empty to read the whole bucket; * alone is not accepted";
  return prefix.startsWith("/") ? "A prefix must not start with /" : undefined;
}

function excludedProblem({ prefix, excludedPrefixes }: BucketPrefix): string | undefined {
  for (const [at, excluded] of excludedPrefixes.entries()) {
    if (!excluded.startsWith(prefix)) return `${excluded} must start with ${prefix}`;
    if (excluded === prefix) return `${excluded} must differ from the prefix itself`;
    if (excluded.includes("**")) return `${excluded} must not contain **`;
    if (excluded.endsWith("*")) return `${excluded} must not end with *`;
    if (excludedPrefixes.indexOf(excluded) < at) return `${excluded} is excluded twice`;
  }
  return undefined;
}
