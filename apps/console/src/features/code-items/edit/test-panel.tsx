import { Button, Panel } from "@pharos/ui";
import { IconPlayerPlay } from "@pharos/ui/icons";
import classes from "../code-items.module.css";
import { failedTests, type Report, reportSentence } from "./code-report.ts";

interface TestPanelProps {
  /** Undefined before the first run. */
  readonly report: Report | undefined;
  readonly isRunning: boolean;
  readonly onRun: () => void;
  /** Saves although tests fail; undefined where that was not tried. */
  readonly onSaveAnyway: (() => void) | undefined;
}

/** What the tests of everything that uses the text say of it. */
export function TestPanel({ report, isRunning, onRun, onSaveAnyway }: TestPanelProps) {
  const failed = report ? failedTests(report) : [];
  const hint = isRunning
    ? "Running the tests of everything that uses it…"
    : "They run before it is saved. You can also run them now.";
  return (
    <Panel
      title="Tests of what uses it"
      actions={
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlayerPlay size={14} />}
          loading={isRunning}
          onClick={onRun}
        >
          Run all tests
        </Button>
      }
    >
      <div aria-live="polite">
        {report ? <strong>{reportSentence(report)}</strong> : <p className={classes.quiet}>{hint}</p>}
      </div>
      {failed.length > 0 ? (
        <ul className={classes.failures}>
          {failed.map(({ key, detection, name, error }) => (
            <li key={key}>
              {detection}: {name}
              {error ? <pre>{error}</pre> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {onSaveAnyway ? (
        <p>
          Nothing was saved.{" "}
          <Button variant="default" size="compact-sm" loading={isRunning} onClick={onSaveAnyway}>
            Save anyway
          </Button>
        </p>
      ) : null}
    </Panel>
  );
}
