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
export const pullProviderUnknown = defineError(
  "sources.pull_provider_unknown",
  "InvalidInput",
  (provider: string, suggestion: string | undefined) =>
    `Pharos cannot pull logs from ${provider}${suggestion ? `; did you mean ${suggestion}?` : ""}`,
);
