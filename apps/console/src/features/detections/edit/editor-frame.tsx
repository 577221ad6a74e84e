import { Button, FailedState, Page, PageHeader } from "@pharos/ui";
import { lazy, type ReactNode, Suspense } from "react";
import type { EditedDraft } from "./draft/detection-draft-kind.ts";
import { RestoredDraft } from "./draft/restored-draft.tsx";
import classes from "./editor.module.css";
import type { EditorForm } from "./use-editor-form.ts";
import type { Saving } from "./use-save.ts";

const ConfirmLoss = lazy(() => import("../preview/index.ts").then((m) => ({ default: m.ConfirmLoss })));

export interface EditorFrameProps {
  readonly title: string;
  /** A line below the title. */
  readonly facts?: ReactNode;
  readonly edited: EditedDraft;
  readonly isNew: boolean;
  /** Nothing can be saved. */
  readonly isReadOnly: boolean;
  readonly cancel: ReactNode;
  readonly saving: Saving;
}

interface FrameProps extends EditorFrameProps {
  readonly form: EditorForm;
  readonly children: ReactNode;
}

/** What the editors of all kinds have around their sections: the title, saving, and what was found again. */
export function EditorFrame({ title, facts, edited, isNew, isReadOnly, cancel, saving, form, children }: FrameProps) {
  const { draft, isDirty } = edited;
  const problemCount = Object.keys(form.shownProblems).length;
  return (
    <Page kind="wide">
      <div className={classes.head}>
        <PageHeader
          title={title}
          actions={
            <>
              {problemCount > 0 ? (
                <span role="status" className={classes.saveProblem}>
                  {problemCount === 1 ? "1 field needs your attention" : `${problemCount} fields need your attention`}
                </span>
              ) : null}
              {cancel}
              {isReadOnly ? null : (
                <Button loading={saving.isSaving} disabled={!isDirty && !isNew} onClick={form.save}>
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
      <RestoredDraft edited={edited} />
      {saving.failure === undefined ? null : (
        <FailedState
          title={`Couldn't save the ${draft.kind === "POLICY" ? "policy" : "rule"}`}
          message={saving.failure}
        />
      )}
      {children}
      {form.loss.asked ? (
        <Suspense fallback={null}>
          <ConfirmLoss loss={form.loss.asked} onConfirm={form.saveAnyway} onClose={form.loss.dismiss} />
        </Suspense>
      ) : null}
    </Page>
  );
}
