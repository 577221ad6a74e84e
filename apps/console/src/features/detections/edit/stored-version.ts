import type { DetectionDraft } from "./draft/detection-draft.ts";

/** A version of a detection that the server has. */
export interface StoredVersion {
  readonly draft: DetectionDraft;
  readonly lastModified: string;
  /** Undefined for what comes with Pharos. */
  readonly by: string | undefined;
}
