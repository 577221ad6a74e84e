import { defineError } from "@pharos/domain";

export const secretUnreadable = defineError(
  "secrets.unreadable",
  "ServerError",
  (place: string) => `The secret of ${place} cannot be decrypted: it was sealed with another key, or moved or changed`,
);
export const keyInvalid = defineError(
  "secrets.key_invalid",
  "InvalidInput",
  (where: string) => `${where} is no key: 32 bytes are needed, as 64 hexadecimal digits`,
);
