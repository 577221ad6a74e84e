import { graphql } from "../../../graphql/generated/index.ts";

/** What tests said of a text, as every operation of helpers and data models answers it. */
export const codeReportFields = graphql(`
  fragment CodeReport on CodeTestReport {
    problems { file line column message }
    testCount failureCount
    uses { id kind displayName results { name passed error } }
  }
`);

interface ReportedUse {
  readonly id: string;
  readonly displayName: string;
  readonly results: readonly { readonly name: string; readonly passed: boolean; readonly error?: string | null }[];
}

export interface Report {
  readonly problems: readonly {
    readonly file: "YAML" | "PYTHON";
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }[];
  readonly testCount: number;
  readonly failureCount: number;
  readonly uses: readonly (ReportedUse & { readonly kind: string })[];
}

/** The outcome in one sentence. */
export function reportSentence({ problems, testCount, failureCount, uses }: Report): string {
  if (problems.length > 0) return "The text has mistakes, so no test ran.";
  if (testCount === 0) return "Nothing that uses it has tests.";
  const users = counted(uses.length, "detection");
  if (failureCount === 0) return `All tests passed! ${counted(testCount, "test")} of ${users} ran.`;
  return `${failureCount.toLocaleString("en")} of ${testCount.toLocaleString("en")} tests failed.`;
}

const counted = (count: number, noun: string) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

/** The tests that failed, by the detection that they belong to. */
export function failedTests({ uses }: Report) {
  return uses.flatMap(({ id, displayName, results }) =>
    results
      .filter(({ passed }) => !passed)
      .map(({ name, error }) => ({ key: `${id}\0${name}`, detection: displayName || id, name, error: error ?? "" })),
  );
}
