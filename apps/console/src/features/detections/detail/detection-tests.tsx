import { useMutation } from "@apollo/client/react";
import { Button, EmptyState, JsonTree, Panel, StatusBadge, UnstyledButton } from "@pharos/ui";
import { IconChevronRight, IconPlayerPlay } from "@pharos/ui/icons";
import { useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import classes from "./detection-page.module.css";
import { failingFirst, functionRows, parsedEvent, resultSentence, type TestResult } from "./test-results.ts";

const runTestsMutation = graphql(`
  mutation RunDetectionTests($id: ID!) {
    runDetectionTests(id: $id) { name passed expectedResult actualResult error functions }
  }
`);

interface Test {
  readonly name: string;
  readonly expectedResult: boolean;
  /** JSON: the event, the resource, or the outputs of rules. */
  readonly resource: string;
}

interface DetectionTestsProps {
  readonly detectionId: string;
  readonly tests: readonly Test[];
  readonly mayRun: boolean;
  /** Its tests say what complies, not what matches. */
  readonly isPolicy?: boolean;
}

/** The detection's own tests, and what the sandbox says about them now. */
export function DetectionTests({ detectionId: id, tests, mayRun, isPolicy = false }: DetectionTestsProps) {
  const [runTests] = useMutation(runTestsMutation);
  const [change, isRunning] = useChange();
  const [results, setResults] = useState<readonly TestResult[]>([]);
  const run = () =>
    change("Couldn't run the tests", async () => {
      const { data } = await runTests({ variables: { id } });
      setResults(data?.runDetectionTests ?? []);
    });
  return (
    <Panel
      title={`Tests (${tests.length})`}
      flush
      actions={
        <span className={classes.tags}>
          <span aria-live="polite" className={classes.expected}>
            {resultSentence(results)}
          </span>
          {mayRun && tests.length > 0 ? (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconPlayerPlay size={14} />}
              loading={isRunning}
              onClick={run}
            >
              Run tests
            </Button>
          ) : null}
        </span>
      }
    >
      {tests.length === 0 ? <EmptyState title="There are no Unit Tests" /> : null}
      <ul className={classes.tests}>
        {failingFirst(tests, results).map((test) => (
          <TestItem
            key={test.name}
            test={test}
            isPolicy={isPolicy}
            result={results.find((result) => result.name === test.name)}
          />
        ))}
      </ul>
    </Panel>
  );
}

function expectationOf({ expectedResult }: Test, isPolicy: boolean): string {
  if (isPolicy) return expectedResult ? "complies" : "should fail";
  return expectedResult ? "should match" : "should not match";
}

interface TestItemProps {
  readonly test: Test;
  readonly isPolicy: boolean;
  readonly result: TestResult | undefined;
}

function TestItem({ test, isPolicy, result }: TestItemProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <UnstyledButton className={classes.testHead} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconChevronRight size={14} aria-hidden />
        <span className={classes.testName}>{test.name}</span>
        <span className={classes.expected}>{expectationOf(test, isPolicy)}</span>
        {result ? (
          <StatusBadge tone={result.passed ? "pass" : "fail"}>{result.passed ? "PASS" : "FAIL"}</StatusBadge>
        ) : null}
      </UnstyledButton>
      {isOpen || result?.passed === false ? (
        <div className={classes.testBody}>
          {result ? <Outputs result={result} isPolicy={isPolicy} /> : null}
          {isOpen ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
            <section className={classes.event} tabIndex={0} aria-label={`Event of ${test.name}`}>
              <JsonTree value={parsedEvent(test.resource)} />
            </section>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** What each function returned for the test's event, or why it failed. */
function Outputs({ result, isPolicy }: { result: TestResult; isPolicy: boolean }) {
  const rows = functionRows(result.functions, isPolicy);
  return (
    <>
      {result.error ? <div className={classes.error}>{result.error}</div> : null}
      <dl className={classes.functions}>
        {rows.map(({ name, output, error }) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>{name}</dt>
            <dd className={error ? classes.error : undefined}>{error ?? output}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
