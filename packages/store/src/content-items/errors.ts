import { defineError } from "@pharos/domain";

export const contentItemNotFound = defineError(
  "content.not_found",
  "NotFound",
  (noun: string, id: string) => `The ${noun} ${id} does not exist`,
);
export const contentItemIdTaken = defineError(
  "content.id_taken",
  "AlreadyExists",
  (noun: string, id: string) => `A ${noun} called ${id} exists already`,
);
