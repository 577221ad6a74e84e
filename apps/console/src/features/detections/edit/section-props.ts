import type { DetectionDraft } from "./draft/detection-draft.ts";
import type { EditedDraft } from "./draft/detection-draft-kind.ts";

/** What each part of the form works with. */
export interface SectionProps extends Pick<EditedDraft, "draft" | "change"> {
  /** What is wrong with a member of the draft; undefined while nobody has touched it. */
  readonly problemOf: (field: string) => string | undefined;
  /** Of a detection that comes with Pharos, people choose some members only. */
  readonly isLocked: (field: keyof DetectionDraft) => boolean;
}
