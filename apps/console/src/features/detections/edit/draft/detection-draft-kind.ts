import { type DetectionDraft, editedKinds, isSameDraft, newDraft } from "./detection-draft.ts";
import type { DraftKind, EditedForm } from "./use-kept-draft.ts";

/** The form of a detection. */
export type EditedDraft = EditedForm<DetectionDraft>;

export const detectionDraftKind: DraftKind<DetectionDraft> = {
  noun: "detection",
  isSame: isSameDraft,
  read(draft) {
    const { kind, tests } = draft;
    const isKnown = kind !== undefined && editedKinds.includes(kind) && Array.isArray(tests);
    return isKnown ? { ...newDraft(kind), ...draft } : undefined;
  },
};
