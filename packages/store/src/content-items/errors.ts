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
export const contentItemChanged = defineError(
  "content.changed",
  "RevisionConflict",
  (noun: string, id: string, who: string, at: Date) =>
    `${who} changed the ${noun} ${id} at ${at.toISOString()}, after you had opened it. Compare both versions and save again.`,
);
