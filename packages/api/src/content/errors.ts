import { defineError, PharosError } from "@pharos/domain";

/** One thing wrong with an upload; `path` is that of the file in the archive. */
export interface UploadIssue {
  readonly path: string;
  readonly errorMessage: string;
}

/** Clients read the sentence as JSON: `{ error, issues }`. */
export class UploadRefused extends PharosError {
  readonly issues: readonly UploadIssue[];

  constructor(issues: readonly UploadIssue[]) {
    const count = `${issues.length} ${issues.length === 1 ? "problem" : "problems"}`;
    const error = `Nothing was uploaded: there ${issues.length === 1 ? "is" : "are"} ${count}`;
    super("content.upload_refused", "InvalidInput", JSON.stringify({ error, issues }));
    this.issues = issues;
  }
}

export const emptyUpload = defineError(
  "content.empty_upload",
  "InvalidInput",
  () => "The archive has no item: put YAML files with an AnalysisType into it",
);
export const isManaged = defineError(
  "content.managed",
  "InvalidUpdate",
  (id: string) =>
    `${id} comes with Pharos: it can be enabled and disabled, but not replaced or deleted. Make a copy under another id`,
);
export const logicElsewhere = defineError(
  "detections.logic_elsewhere",
  "InvalidUpdate",
  (id: string, members: readonly string[]) =>
    `${id} is derived from another rule or from Sigma: change ${members.join(", ")} there, or upload it again`,
);
export const tooManyAtOnce = defineError(
  "content.too_many_at_once",
  "TooLarge",
  (max: number) => `At most ${max.toLocaleString("en")} items can be changed at once. Send them in parts.`,
);
