import { useMutation } from "@apollo/client/react";
import { notify } from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { UpdateRuleAndFilterInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { isConflict } from "../../../graphql/revision-conflict.ts";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";

const updateMutation = graphql(`
  mutation UpdateRuleAndFilter($input: UpdateRuleAndFilterInput!) {
    updateRuleAndFilter(input: $input) { id inlineFilters lastModified tests { name } }
  }
`);

export interface SavingFilter {
  readonly isSaving: boolean;
  /** What to tell of an attempt that failed; undefined without one. */
  readonly failure: { readonly title: string; readonly message: string } | undefined;
  readonly refuse: () => void;
  /** Resolves to whether it was saved. */
  readonly save: (input: UpdateRuleAndFilterInput) => Promise<boolean>;
}

const notSaved = "Changes have not been saved to your detection.";
const saveFailed = "There were errors trying to save the rule with additional filter(s)";
const fieldsMissing = "The required fields below be filled";

/** @param onOutdated somebody else has saved the rule since it was loaded */
export function useSaveFilter(isDirty: boolean, sheet: string, onOutdated: () => Promise<unknown>): SavingFilter {
  const guard = useUnsavedChanges(isDirty, sheet);
  const [update, { loading }] = useMutation(updateMutation);
  const [failure, setFailure] = useState<SavingFilter["failure"]>();
  return {
    isSaving: loading,
    failure,
    refuse: () => setFailure({ title: fieldsMissing, message: notSaved }),
    async save(input) {
      setFailure(undefined);
      try {
        await guard(() => update({ variables: { input } }));
        notify({ message: input.test ? "Filters and unit test were saved" : "Filters were saved", tone: "success" });
        return true;
      } catch (error) {
        setFailure({ title: saveFailed, message: `${await explain(error, onOutdated)} ${notSaved}` });
        return false;
      }
    },
  };
}

async function explain(error: unknown, onOutdated: () => Promise<unknown>): Promise<string> {
  if (!isConflict(error)) return asSentence(errorText(error));
  await onOutdated();
  return "Another version of the rule was saved meanwhile, and its filters are shown now. Save again to add yours to it.";
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
