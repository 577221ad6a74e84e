import { defineError } from "../errors/pharos-error.ts";

export const lookupTableNotFound = defineError(
  "lookups.not_found",
  "NotFound",
  (idOrName: string) => `The lookup table ${idOrName} does not exist`,
);
export const lookupTableNameTaken = defineError(
  "lookups.name_taken",
  "AlreadyExists",
  (name: string) => `A lookup table called ${name} exists already, or one whose name reads the same in queries`,
);
export const lookupFileUnreadable = defineError(
  "lookups.file_unreadable",
  "InvalidInput",
  (filename: string, reason: string) => `${filename} can't be read: ${reason}`,
);
export const lookupFileTooLarge = defineError(
  "lookups.file_too_large",
  "TooLarge",
  (filename: string, bytesMax: number) =>
    `${filename} is too large: a lookup table has at most ${Math.floor(bytesMax / 1024 ** 2)} MiB of rows`,
);
