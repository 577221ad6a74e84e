import { Button, Checkbox, ConfirmModal, EmptyState, Panel, RenamableTabs } from "@pharos/ui";
import { IconPlayerPlay, IconPlus } from "@pharos/ui/icons";
import { useState } from "react";
import { blankTest, testNameProblem, withoutTest } from "../draft/test-drafts.ts";
import classes from "../editor.module.css";
import type { SectionProps } from "../section-props.ts";
import { AddTestMenu } from "./add-test-menu.tsx";
import { CoverageSummary } from "./coverage-summary.tsx";
import { TestForm } from "./test-form.tsx";
import { TestResultList } from "./test-result-list.tsx";
import type { TestRuns } from "./use-test-runs.ts";

interface UnitTestsProps extends SectionProps {
  readonly runs: TestRuns;
  /** The server has the detection. */
  readonly isStored: boolean;
  /** Name of the test that the address shows. */
  readonly shown: string | undefined;
  readonly onShow: (name: string | undefined) => void;
  /** Puts the cursor at a line of the code. */
  readonly onGoToLine?: (line: number) => void;
}

/** The detection's unit tests: a tab each, run while they and the detection are typed, and once more on request. */
export function UnitTests({ runs, isStored, shown, onShow, onGoToLine, ...section }: UnitTestsProps) {
  const { draft, change, problemOf, isLocked } = section;
  const isReadOnly = isLocked("tests");
  const { tests } = draft;
  // YAML has no lines that are run.
  const canMeasure = onGoToLine !== undefined && draft.simpleDetectionBody === undefined;
  const [doomed, setDoomed] = useState<string>();
  const active = tests.find(({ name }) => name === shown) ?? tests[0];
  const add = (test = blankTest(draft)) => {
    change((current) => ({ tests: [...current.tests, test] }));
    onShow(test.name);
  };
  const rename = (key: string, name: string) => {
    change((current) => ({ tests: current.tests.map((test) => (test.key === key ? { ...test, name } : test)) }));
    onShow(name);
  };
  const remove = (key: string) => {
    const left = withoutTest(tests, key);
    change({ tests: left.tests });
    onShow(left.tests.find((test) => test.key === left.shown)?.name);
  };
  return (
    <Panel
      flush
      title={`Unit tests (${tests.length})`}
      actions={
        <span className={classes.panelActions}>
          {tests.length > 0 && runs.canRun ? (
            <>
              {canMeasure ? (
                <Checkbox
                  size="xs"
                  label="Line coverage"
                  checked={runs.isMeasuring}
                  onChange={({ currentTarget }) => runs.setMeasuring(currentTarget.checked)}
                />
              ) : null}
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconPlayerPlay size={14} />}
                loading={runs.running === "one"}
                onClick={() => active && runs.runOne(active.key)}
              >
                Run Test
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                loading={runs.running === "all"}
                onClick={() => runs.runAll()}
              >
                Run All Tests
              </Button>
            </>
          ) : null}
          {isReadOnly ? null : <AddTestMenu draft={draft} isStored={isStored} onAdd={add} />}
        </span>
      }
    >
      {active === undefined ? (
        <EmptyState
          title={isReadOnly ? "There are no Unit Tests" : "Add a new unit test"}
          action={
            isReadOnly ? undefined : (
              <Button size="sm" leftSection={<IconPlus size={16} />} onClick={() => add()}>
                Add test
              </Button>
            )
          }
        />
      ) : (
        <>
          <RenamableTabs
            label="Unit tests"
            tabs={tests.map(({ key, name }) => ({ key, name, status: runs.statusOf(key) }))}
            active={active.key}
            isReadOnly={isReadOnly}
            problemOf={(key, name) => testNameProblem(tests, key, name)}
            onActivate={(key) => onShow(tests.find((test) => test.key === key)?.name)}
            onRename={rename}
            onDelete={setDoomed}
          />
          <TestResultList runs={runs} tests={tests} onShow={onShow} />
          {canMeasure && runs.coverage ? <CoverageSummary coverage={runs.coverage} onGoToLine={onGoToLine} /> : null}
          <TestForm
            key={active.key}
            test={active}
            index={tests.indexOf(active)}
            kind={draft.kind}
            isReadOnly={isReadOnly}
            problemOf={problemOf}
            result={runs.resultOf(active.key)}
            onChange={(part) =>
              change((current) => ({
                tests: current.tests.map((test) => (test.key === active.key ? { ...test, ...part } : test)),
              }))
            }
          />
        </>
      )}
      <ConfirmModal
        opened={doomed !== undefined}
        title="Delete test"
        confirmLabel="Delete"
        destructive
        onConfirm={() => {
          if (doomed !== undefined) remove(doomed);
          setDoomed(undefined);
        }}
        onClose={() => setDoomed(undefined)}
      >
        Are you sure you want to delete {tests.find(({ key }) => key === doomed)?.name}?
      </ConfirmModal>
    </Panel>
  );
}
