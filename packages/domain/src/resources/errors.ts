import { defineError } from "../errors/pharos-error.ts";

export const resourceInvalid = defineError("resources.invalid", "InvalidInput", (reason: string) => reason);
export const resourceNotFound = defineError(
  "resources.not_found",
  "NotFound",
  (id: string) => `The resource ${id} does not exist`,
);
export const resourcesTooMany = defineError(
  "resources.too_many",
  "InvalidInput",
  (count: number, max: number) => `At most ${max} resources are taken at once, these are ${count}`,
);
