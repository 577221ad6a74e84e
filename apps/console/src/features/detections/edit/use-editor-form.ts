import { useState } from "react";
import type { ServerProblem } from "./code/told-problems.ts";
import type { DetectionDraft, TestDraft } from "./draft/detection-draft.ts";
import type { EditedDraft } from "./draft/detection-draft-kind.ts";
import { type FieldProblems, findDraftProblems } from "./draft/draft-problems.ts";
import type { SectionProps } from "./section-props.ts";
import type { DraftTester } from "./tests/draft-tester.ts";
import { type TestRuns, useTestRuns } from "./tests/use-test-runs.ts";
import { type LossGuard, useLossGuard } from "./use-loss-guard.ts";
import type { Saving } from "./use-save.ts";

interface EditorFormInput {
  readonly edited: EditedDraft;
  readonly isLocked: SectionProps["isLocked"];
  /** Name of the test that the address shows. */
  readonly shownTest: string | undefined;
  readonly saving: Saving;
  /** Rejects with the server's error. */
  readonly onSave: (draft: DetectionDraft) => Promise<void>;
  /** Undefined for readers who may not run tests. */
  readonly tester: DraftTester | undefined;
}

export interface EditorForm {
  readonly section: SectionProps;
  /** What keeps the draft from being saved; empty before the first attempt. */
  readonly shownProblems: FieldProblems;
  /** What the server found wrong with its texts. */
  readonly found: readonly ServerProblem[];
  readonly runs: TestRuns;
  readonly save: () => void;
  /** Saves although a preview showed that true positives would be lost. */
  readonly saveAnyway: () => void;
  readonly loss: LossGuard;
}

const none: FieldProblems = {};

/** The form of a draft: what is wrong with its members, its tests, and how it is saved. */
export function useEditorForm(input: EditorFormInput): EditorForm {
  const { edited, isLocked, saving, onSave, tester } = input;
  const { draft } = edited;
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
  const runs = useTestRuns(draft, shownTestOf(draft, input.shownTest)?.key, tester);
  const loss = useLossGuard();
  const saveNow = () => void saving.run(() => onSave(draft));
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length === 0) loss.guard(draft, saveNow);
  };
  const saveAnyway = () => {
    loss.dismiss();
    saveNow();
  };
  return {
    section: { draft, change, problemOf, isLocked },
    shownProblems: isTried ? problems : none,
    // What the sandbox says follows the text; what a failed attempt to save said stands until the next.
    found: runs.problems.length > 0 ? runs.problems : saving.problems,
    runs,
    save,
    saveAnyway,
    loss,
  };
}

function shownTestOf({ tests }: DetectionDraft, shown: string | undefined): TestDraft | undefined {
  return tests.find(({ name }) => name === shown) ?? tests[0];
}
