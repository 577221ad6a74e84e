import type { LostAlert } from "./preview-documents.ts";

/** True positives that a text would not have raised, as its preview found. */
export interface PreviewedLoss {
  /** By `textOf`. */
  readonly text: string;
  readonly alerts: readonly LostAlert[];
  readonly count: number;
}

export interface DraftFiles {
  readonly yaml: string;
  readonly python: string | undefined;
}

/** All that a preview was run on. */
export function textOf({ yaml, python }: DraftFiles): string {
  return JSON.stringify([yaml, python ?? null]);
}
