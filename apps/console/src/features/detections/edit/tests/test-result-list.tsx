import { Button, StatusBadge, UnstyledButton } from "@pharos/ui";
import { useState } from "react";
import { failingFirst } from "../../detail/test-results.ts";
import type { TestDraft } from "../draft/detection-draft.ts";
import classes from "../editor.module.css";
import type { TestRuns } from "./use-test-runs.ts";

interface TestResultListProps {
  readonly runs: TestRuns;
  readonly tests: readonly TestDraft[];
  readonly onShow: (name: string) => void;
}

/** What the last run found, in a sentence; below it every test, the failing ones first. */
export function TestResultList({ runs, tests, onShow }: TestResultListProps) {
  const [isOpen, setOpen] = useState(false);
  if (runs.failure !== undefined) {
    return (
      <div className={classes.testFailure} role="alert">
        <strong>Invalid test</strong> {runs.failure}
      </div>
    );
  }
  const known = tests.filter(({ key }) => runs.resultOf(key) !== undefined);
  const results = known.flatMap(({ key, name }) => {
    const result = runs.resultOf(key);
    return result ? [{ name, passed: result.passed }] : [];
  });
  return (
    <div className={classes.results}>
      <div className={classes.resultsHead}>
        <span aria-live="polite">{runs.sentence}</span>
        {results.length > 0 ? (
          <Button variant="subtle" size="compact-xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Hide results" : "View results"}
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <ul className={classes.resultList}>
          {failingFirst(known, results).map(({ key, name }) => {
            const isPassed = runs.resultOf(key)?.passed === true;
            return (
              <li key={key}>
                <UnstyledButton className={classes.place} onClick={() => onShow(name)}>
                  {name}
                </UnstyledButton>
                <StatusBadge tone={isPassed ? "pass" : "fail"}>{isPassed ? "PASS" : "FAIL"}</StatusBadge>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
