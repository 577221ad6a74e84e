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
