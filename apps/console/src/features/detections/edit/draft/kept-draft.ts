import { type DetectionDraft, editedKinds, newDraft } from "./detection-draft.ts";

/** What was typed and not saved. */
export interface KeptDraft {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of the detection that it changes. */
  readonly version?: string;
  readonly draft: DetectionDraft;
}

/** Undefined where nothing was kept, or by a console whose forms had another shape. */
export function readKeptDraft(text: string | null): KeptDraft | undefined {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as KeptDraft;
    const isKnown =
      typeof kept.at === "number" && editedKinds.includes(kept.draft.kind) && Array.isArray(kept.draft.tests);
    return isKnown ? { ...kept, draft: { ...newDraft(kept.draft.kind), ...kept.draft } } : undefined;
  } catch {
    return undefined;
  }
}
