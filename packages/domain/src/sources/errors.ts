import { defineError } from "../errors/pharos-error.ts";

export const sourceNotFound = defineError(
  "sources.not_found",
  "NotFound",
  (id: string) => `The log source ${id} does not exist`,
);
export const sourceLabelTaken = defineError(
  "sources.label_taken",
  "AlreadyExists",
  (label: string) => `A log source with the label ${label} exists already`,
);
export const sourceLogTypeArchived = defineError(
  "sources.log_type_archived",
  "InvalidInput",
  (logType: string) => `The schema ${logType} is archived; restore it before a source uses it`,
);
export const sourceLogTypeUnknown = defineError(
  "sources.log_type_unknown",
  "InvalidInput",
  (logType: string, suggestion: string | undefined) =>
    `No schema is called ${logType}${suggestion ? `; did you mean ${suggestion}?` : ""}`,
);
