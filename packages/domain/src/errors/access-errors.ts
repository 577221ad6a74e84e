import { defineError } from "./pharos-error.ts";

export const signedOut = defineError("access.signed_out", "Unauthenticated", () => "Sign in to continue");
export const tokenInvalid = defineError(
  "access.token_invalid",
  "Unauthenticated",
  () =>
    "The API token is not valid. Send one that exists in the header X-API-Key, or as Authorization: Bearer; tokens are created in the console",
);
export const forbidden = defineError(
  "access.forbidden",
  "Forbidden",
  (needed: string) => `You need the permission ${needed} to do this`,
);
export const invalidInput = defineError("input.invalid", "InvalidInput", (reason: string) => reason);
