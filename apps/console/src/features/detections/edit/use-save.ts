import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { isConflict } from "../../../graphql/revision-conflict.ts";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import type { ServerProblem } from "./code/told-problems.ts";
import { problemsOf } from "./save-errors.ts";

export interface Saving {
  readonly isSaving: boolean;
  /** Why the last attempt failed; undefined while nobody tried, and for a conflict. */
  readonly failure: string | undefined;
  readonly problems: readonly ServerProblem[];
  /** Somebody else has saved the detection since this form was opened. */
  readonly isConflicting: boolean;
  readonly run: (save: () => Promise<void>) => Promise<void>;
  readonly settleConflict: () => void;
}

const none: readonly ServerProblem[] = [];

/** Saves, and keeps what the server had against it. */
export function useSave(isDirty: boolean): Saving {
  const guard = useUnsavedChanges(isDirty);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [problems, setProblems] = useState(none);
  const [isConflicting, setConflicting] = useState(false);
  const run = async (save: () => Promise<void>) => {
    setSaving(true);
    setFailure(undefined);
    setProblems(none);
    try {
      await guard(save);
    } catch (error) {
      if (isConflict(error)) return setConflicting(true);
      setProblems(problemsOf(error));
      setFailure(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, failure, problems, isConflicting, run, settleConflict: () => setConflicting(false) };
}
