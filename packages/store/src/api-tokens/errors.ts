import { defineError } from "@pharos/domain";

export const apiTokenNotFound = defineError(
  "api_tokens.not_found",
  "NotFound",
  (id: string) => `The API token ${id} does not exist`,
);
export const apiTokenNameTaken = defineError(
  "api_tokens.name_taken",
  "AlreadyExists",
  (name: string) => `An API token called ${name} exists already`,
);
