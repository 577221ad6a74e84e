import { useState } from "react";
import { type PreviewedLoss, textOf } from "../preview/previewed-loss.ts";
import type { DetectionDraft } from "./draft/detection-draft.ts";
import { draftText } from "./draft/draft-text.ts";

export interface LossGuard {
  /** What the last preview that is over found. */
  readonly note: (loss: PreviewedLoss | undefined) => void;
  /** The loss that the reader is asked about; undefined while nothing is asked. */
  readonly asked: PreviewedLoss | undefined;
  readonly dismiss: () => void;
  /** Asks where the draft is, to the letter, what a preview found to lose true positives; saves it otherwise. */
  readonly guard: (draft: DetectionDraft, save: () => void) => void;
}

/** Lets nobody save what loses a true positive, as a preview showed, without a second confirmation. */
export function useLossGuard(): LossGuard {
  const [loss, note] = useState<PreviewedLoss>();
  const [isAsking, setAsking] = useState(false);
  return {
    note,
    asked: isAsking ? loss : undefined,
    dismiss: () => setAsking(false),
    guard(draft, save) {
      if (loss !== undefined && loss.text === textOf(draftText(draft))) setAsking(true);
      else save();
    },
  };
}
