import { defineError } from "./pharos-error.ts";

export const signedOut = defineError("access.signed_out", "Unauthenticated", () => "Sign in to continue");
export const forbidden = defineError(
  "access.forbidden",
  "Forbidden",
  (needed: string) => `You need the permission ${needed} to do this`,
);
export const invalidInput = defineError("input.invalid", "InvalidInput", (reason: string) => reason);
