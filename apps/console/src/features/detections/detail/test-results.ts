import type { RunDetectionTestsMutation } from "../../../graphql/generated/graphql.ts";

export type TestResult = RunDetectionTestsMutation["runDetectionTests"][number];

/** Failing tests first, otherwise as they are written. */
export function failingFirst<T extends { readonly name: string }>(
  tests: readonly T[],
  results: readonly Pick<TestResult, "name" | "passed">[],
): T[] {
  const failed = new Set(results.filter((result) => !result.passed).map((result) => result.name));
  return [...tests].sort((a, b) => Number(failed.has(b.name)) - Number(failed.has(a.name)));
}

/** The sentence above the results (specification 2 §2); empty before the first run. */
export function resultSentence(results: readonly Pick<TestResult, "passed">[]): string {
  if (results.length === 0) return "";
  const failed = results.filter((result) => !result.passed).length;
  return failed === 0 ? "All tests passed!" : `${failed} of ${results.length} tests failed`;
}

export interface FunctionRow {
  readonly name: string;
  readonly output: string;
  readonly error: string | undefined;
}

/** Function name → output or error, as the server sends it; what is shaped otherwise is left out. */
export function functionRows(functions: unknown, isPolicy: boolean): FunctionRow[] {
  if (typeof functions !== "object" || functions === null) return [];
  return Object.entries(functions as Record<string, { output?: unknown; error?: { message?: string } | null } | null>)
    .filter(([, value]) => value !== null && typeof value === "object")
    .map(([name, value]) => ({
      name: name === "detection" ? (isPolicy ? "policy" : "rule") : name,
      output: JSON.stringify(value?.output, undefined, 2) ?? "",
      error: value?.error?.message,
    }));
}

/** The event of a test; the text itself where it is no JSON. */
export function parsedEvent(resource: string): unknown {
  try {
    return JSON.parse(resource);
  } catch {
    return resource;
  }
}
