import { Button, FailedState, Page, PageHeader, TimeText } from "@pharos/ui";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { FilterPanel } from "./code/filter-panel.tsx";
import { FunctionPanel } from "./code/function-panel.tsx";
import { usePythonLanguage } from "./code/use-python-language.ts";
import type { DetectionDraft } from "./draft/detection-draft.ts";
import { findDraftProblems } from "./draft/draft-problems.ts";
import { draftText } from "./draft/draft-text.ts";
import type { EditedDraft } from "./draft/use-kept-draft.ts";
import classes from "./editor.module.css";
import type { SectionProps } from "./section-props.ts";
import { AlertForm } from "./settings/alert-form.tsx";
import { DetailsForm } from "./settings/details-form.tsx";
import { SettingsForm } from "./settings/settings-form.tsx";
import type { DraftTester } from "./tests/draft-tester.ts";
import { UnitTests } from "./tests/unit-tests.tsx";
import { useTestRuns } from "./tests/use-test-runs.ts";
import type { Saving } from "./use-save.ts";

const DetectionPreview = lazy(() => import("../preview/index.ts").then((m) => ({ default: m.DetectionPreview })));

interface DetectionEditorProps {
  readonly title: string;
  /** A line below the title. */
  readonly facts?: ReactNode;
  readonly edited: EditedDraft;
  readonly isNew: boolean;
  readonly isLocked: SectionProps["isLocked"];
  /** Nothing can be saved. */
  readonly isReadOnly: boolean;
  readonly cancel: ReactNode;
  /** Name of the test that the address shows. */
  readonly shownTest: string | undefined;
  readonly onShowTest: (name: string | undefined) => void;
  readonly saving: Saving;
  /** Rejects with the server's error. */
  readonly onSave: (draft: DetectionDraft) => Promise<void>;
  readonly tester: DraftTester;
}

/** Settings and code of a rule, a scheduled rule or a policy, side by side, with its unit tests. */
export function DetectionEditor(props: DetectionEditorProps) {
  const { title, facts, edited, isNew, isLocked, isReadOnly, cancel, saving, onSave, tester } = props;
  const { draft, isDirty, restoredAt, discard } = edited;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const problems = findDraftProblems(draft);
  const change: EditedDraft["change"] = (part) => {
    if (typeof part !== "function") setTouched((current) => new Set([...current, ...Object.keys(part)]));
    edited.change(part);
  };
  const problemOf = (field: string) => {
    const told = saving.problems.find((problem) => problem.field === field && !problem.line)?.message;
    return told ?? (isTried || touched.has(field) || field.startsWith("tests") ? problems[field] : undefined);
  };
  const section = { draft, change, problemOf, isLocked };
  const shownTest = draft.tests.find(({ name }) => name === props.shownTest) ?? draft.tests[0];
  const runs = useTestRuns(draft, shownTest?.key, tester);
  const language = usePythonLanguage(draft);
  // What the sandbox says follows the text; what a failed attempt to save said stands until the next.
  const found = runs.problems.length > 0 ? runs.problems : saving.problems;
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length === 0) void saving.run(() => onSave(draft));
  };
  const isRule = draft.kind !== "POLICY";
  return (
    <Page kind="wide">
      <div className={classes.head}>
        <PageHeader
          title={title}
          actions={
            <>
              {isTried && Object.keys(problems).length > 0 ? (
                <span role="status" className={classes.saveProblem}>
                  {problemCount(problems)}
                </span>
              ) : null}
              {cancel}
              {isReadOnly ? null : (
                <Button loading={saving.isSaving} disabled={!isDirty && !isNew} onClick={save}>
                  Save
                </Button>
              )}
            </>
          }
        >
          {facts}
          {isDirty ? <span>Unsaved changes</span> : null}
        </PageHeader>
      </div>
      {restoredAt && isDirty ? (
        <div className={classes.restored} role="status">
          <span>
            Restored your unsaved changes from <TimeText value={restoredAt.toISOString()} />
          </span>
          <Button variant="default" size="compact-sm" onClick={discard}>
            Discard changes
          </Button>
        </div>
      ) : null}
      {saving.failure === undefined ? null : (
        <FailedState title={`Couldn't save the ${isRule ? "rule" : "policy"}`} message={saving.failure} />
      )}
      <div className={classes.columns}>
        <div className={classes.settings}>
          <SettingsForm {...section} isNew={isNew} />
          {isRule ? <AlertForm {...section} /> : null}
          <DetailsForm {...section} />
        </div>
        <div className={classes.main}>
          {isRule ? <FilterPanel {...section} isNew={isNew} problems={found} /> : null}
          <FunctionPanel {...section} isNew={isNew} language={language} problems={found} />
          <UnitTests {...section} isStored={!isNew} runs={runs} shown={props.shownTest} onShow={props.onShowTest} />
          {draft.kind === "RULE" ? (
            <Suspense fallback={null}>
              <DetectionPreview
                detection={{
                  ...(!isNew && { detectionId: draft.id }),
                  draft: { version: draft, write: () => draftText(draft) },
                }}
              />
            </Suspense>
          ) : null}
        </div>
      </div>
    </Page>
  );
}

function problemCount(problems: object): string {
  const count = Object.keys(problems).length;
  return count === 1 ? "1 field needs your attention" : `${count} fields need your attention`;
}
