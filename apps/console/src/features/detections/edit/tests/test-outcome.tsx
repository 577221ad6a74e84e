import { StatusBadge } from "@pharos/ui";
import { functionRows } from "../../detail/test-results.ts";
import { plainError } from "../code/told-problems.ts";
import classes from "../editor.module.css";
import type { DraftTestResult } from "./draft-tester.ts";

interface TestOutcomeProps {
  readonly result: DraftTestResult | undefined;
  readonly isPolicy: boolean;
}

/** What each function returned for the test's event, or why it failed. */
export function TestOutcome({ result, isPolicy }: TestOutcomeProps) {
  if (!result) return <div className={classes.outcome} aria-live="polite" />;
  return (
    <div className={classes.outcome} aria-live="polite">
      <StatusBadge tone={result.passed ? "pass" : "fail"}>{result.passed ? "Test Passed" : "Test Failed"}</StatusBadge>
      {result.error ? <div className={classes.outcomeError}>{plainError(result.error)}</div> : null}
      <dl className={classes.functions}>
        {functionRows(result.functions, isPolicy).map(({ name, output, error }) => (
          <div key={name} className={classes.functionRow}>
            <dt>{name}</dt>
            <dd data-error={error !== undefined}>{error ?? output}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
