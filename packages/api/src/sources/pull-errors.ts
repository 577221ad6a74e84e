import { defineError } from "@pharos/domain";

export const pullAuthorizationInvalid = defineError(
  "sources.pull_authorization_invalid",
  "Forbidden",
  () => "This authorization has expired or was begun in another browser. Choose Authorize on the log source again",
);
export const pullAuthorizationNotNeeded = defineError(
  "sources.pull_authorization_not_needed",
  "InvalidInput",
  (label: string) => `The log source ${label} needs no authorization`,
);
export const pullTrialWithSource = defineError(
  "sources.pull_trial_with_source",
  "InvalidInput",
  () =>
    "An unsaved definition is tried with secrets that you enter, not with those of a log source. Leave sourceId out",
);
export const pullProviderUnknown = defineError(
  "sources.pull_provider_unknown",
  "InvalidInput",
  (provider: string, suggestion: string | undefined) =>
    `Pharos cannot pull logs from ${provider}${suggestion ? `; did you mean ${suggestion}?` : ""}`,
);
export const pullerRefused = defineError(
  "pullers.invalid",
  "InvalidInput",
  (problems: readonly { readonly line: number; readonly column: number; readonly message: string }[]) =>
    problems.map(({ line, column, message }) => `Line ${line}, column ${column}: ${message}`).join("\n"),
);
