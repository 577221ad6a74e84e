import { defineError } from "../errors/pharos-error.ts";

export const destinationNotFound = defineError(
  "destinations.not_found",
  "NotFound",
  (id: string) => `The destination ${id} does not exist`,
);
export const destinationNameTaken = defineError(
  "destinations.name_taken",
  "AlreadyExists",
  (name: string) => `A destination with the name ${name} already exists, please choose another display name`,
  "displayName",
);
export const destinationLogTypeUnknown = defineError(
  "destinations.log_type_unknown",
  "InvalidInput",
  (logType: string, suggestion: string | undefined) =>
    `The log type ${logType} does not exist. ${suggestion ? `Did you mean ${suggestion}?` : "Choose one that has a schema."}`,
  "logTypes",
);
export const hookRefused = defineError(
  "destinations.hook_refused",
  "Unauthenticated",
  () => "No destination has this address, or the signature is not that of its secret",
);
export const destinationsUnknown = defineError(
  "destinations.unknown",
  "InvalidInput",
  (ids: readonly string[]) => `Invalid destination(s) specified: ${ids.join(", ")}`,
);
export const destinationsRefuseType = defineError(
  "destinations.refuse_type",
  "InvalidInput",
  (ids: readonly string[]) => `The destination(s) specified do not accept this Alert's Type: [${ids.join(", ")}]`,
);
export const muteNotAhead = defineError(
  "mutes.not_ahead",
  "InvalidInput",
  () => "The end of a mute must be in the future. Choose a later time.",
);
export const muteTooLong = defineError(
  "mutes.too_long",
  "InvalidInput",
  (days: number) => `A mute lasts ${days} days at most. Choose an earlier end.`,
);
export const muteReasonTooLong = defineError(
  "mutes.reason_too_long",
  "InvalidInput",
  (length: number, max: number) => `The reason has ${length} characters, and ${max} are allowed. Shorten it.`,
);
export const muteNotFound = defineError(
  "mutes.not_found",
  "NotFound",
  (id: string) => `The mute ${id} does not exist or has ended. Reload the page.`,
);
