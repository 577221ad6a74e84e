import { defineError } from "@pharos/domain";

export const secretUnreadable = defineError(
  "secrets.unreadable",
  "ServerError",
  (place: string) => `The secret of ${place} cannot be decrypted: it was encrypted with another key, moved or changed`,
);
export const keyLost = defineError(
  "secrets.key_lost",
  "ServerError",
  (place: string, what: string) =>
    `${place} is not the key that this database was encrypted with, so ${what} cannot be read. Restore the former key from a backup. If it is lost, start once with --accept-lost-key: Pharos then forgets them and says what to enter anew.`,
);
export const keyInvalid = defineError(
  "secrets.key_invalid",
  "InvalidInput",
  (where: string) => `${where} is not a key: it must be 32 bytes, as 64 hexadecimal digits`,
);
