import { explainTest, type MeasuredCoverage, type RuleTestResult } from "@pharos/detection";
import { describeLines, describeShare, partlyTaken } from "@pharos/domain";
import type { CheckedContent, ContentCounts, TestOutcome } from "./check-paths.ts";

export interface ReportOptions {
  readonly json: boolean;
  /** Of the tests, tell people only about those that did not pass. */
  readonly showFailures: boolean;
}

/** What was found, line by line: problems, tests, detections with too few tests, coverage, and the counts last. */
export function contentReport(checked: CheckedContent, options: ReportOptions): string[] {
  return options.json ? linesForMachines(checked) : linesForPeople(checked, options);
}

function linesForMachines({ problems, outcomes, shortages, coverage = [], counts }: CheckedContent): string[] {
  return [
    ...problems.map((problem) => ({
      kind: "problem",
      status: problem.isUnsupported ? "unsupported" : "invalid",
      ...problem,
    })),
    ...outcomes.map(({ item, test, status, result }) => ({ kind: "test", item, test, status, ...detailsOf(result) })),
    ...shortages.map((shortage) => ({ kind: "shortage", ...shortage })),
    ...coverage.map(({ ruleId, ...measured }) => ({ kind: "coverage", item: ruleId, ...measured })),
    counts,
  ].map((line) => JSON.stringify(line));
}

function detailsOf(result: RuleTestResult | undefined): object {
  if (result === undefined) return {};
  const { triggerAlert, error, functions, printed } = result;
  return { triggerAlert, error, functions, printed };
}

function linesForPeople(checked: CheckedContent, options: ReportOptions): string[] {
  const { problems, outcomes, shortages, coverage, counts } = checked;
  return [
    ...problems.map(
      ({ file, line, column, message, isUnsupported }) =>
        `${isUnsupported ? "UNSUPPORTED" : "INVALID"} ${file}:${line}:${column}: ${message}`,
    ),
    ...outcomes.filter(({ status }) => !options.showFailures || isFinding(status)).flatMap(testLines),
    ...shortages.map(({ item, message }) => `TOO FEW TESTS ${item}: ${message}`),
    ...(coverage ?? []).map(coverageLine),
    countsInWords(counts),
    ...(coverage === undefined ? [] : [totalInWords(coverage)]),
  ];
}

function isFinding(status: TestOutcome["status"]): boolean {
  return status === "failed" || status === "errored";
}

const words = { passed: "PASS", failed: "FAIL", errored: "ERROR", skipped: "SKIP" } as const;
const wordWidth = 7;

function testLines({ item, test, status, result }: TestOutcome): string[] {
  const line = `${words[status].padEnd(wordWidth)} ${item}: ${test}`;
  return result !== undefined && isFinding(status) ? [line, ...failureLines(result)] : [line];
}

function failureLines(result: RuleTestResult): string[] {
  const outputs = Object.entries(result.functions).map(([name, { output, error }]) =>
    error === null ? `${name} returned ${JSON.stringify(output)}` : `${name} raised ${error.message}`,
  );
  const reason = result.error === null ? [] : [explainTest(result)];
  const printed = result.printed === "" ? [] : ["printed:", ...result.printed.trimEnd().split("\n")];
  return [...reason, ...outputs, ...printed].map((line) => " ".repeat(wordWidth + 1) + line);
}

function coverageLine({ ruleId, ...coverage }: MeasuredCoverage): string {
  const { lines, missed } = coverage;
  const branches = partlyTaken(coverage).map(({ from, to }) => `never went from ${from} to ${to}`);
  const details = [...(missed.length > 0 ? [`not run: ${describeLines(missed, lines)}`] : []), ...branches];
  return [`COVERAGE ${ruleId}: ${describeShare(coverage)}`, ...details].join("; ");
}

function totalInWords(coverage: readonly MeasuredCoverage[]): string {
  const total = { lines: coverage.flatMap(({ lines }) => lines), missed: coverage.flatMap(({ missed }) => missed) };
  return `coverage: ${describeShare(total)} of ${coverage.length} ${coverage.length === 1 ? "detection" : "detections"}`;
}

function countsInWords({ passed, failed, errored, skipped, invalid, items }: ContentCounts): string {
  const tests = [`${passed} passed`, `${failed} failed`, `${errored} errored`, `${skipped} skipped`].join(", ");
  return `${items} ${items === 1 ? "item" : "items"}, ${invalid} invalid; tests: ${tests}`;
}
