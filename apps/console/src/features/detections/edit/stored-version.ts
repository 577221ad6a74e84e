import type { DetectionDraft } from "./draft/detection-draft.ts";

/** A version that the server has. */
export interface StoredVersion<T = DetectionDraft> {
  readonly draft: T;
  readonly lastModified: string;
  /** Undefined for what comes with Pharos. */
  readonly by: string | undefined;
}
