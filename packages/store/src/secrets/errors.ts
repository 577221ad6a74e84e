import { defineError } from "@pharos/domain";

export const secretUnreadable = defineError(
  "secrets.unreadable",
  "ServerError",
  (place: string) => `The secret of ${place} cannot be decrypted: it was sealed with another key, or moved or changed`,
);
export const keyLost = defineError(
  "secrets.key_lost",
  "ServerError",
  (place: string, what: string) =>
    `${place} is not the key that this database was sealed with, so ${what} cannot be read. Put the former key back from a backup. If it is lost for good, start once with --accept-lost-key: Pharos then forgets them and says what to enter anew.`,
);
export const keyInvalid = defineError(
  "secrets.key_invalid",
  "InvalidInput",
  (where: string) => `${where} is no key: 32 bytes are needed, as 64 hexadecimal digits`,
);
