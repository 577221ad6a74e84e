import { defineError, PharosError } from "@pharos/domain";

export const wrongCredentials = defineError(
  "identity.wrong_credentials",
  "Unauthenticated",
  () => "The e-mail address or the password is wrong",
);
export const userDisabled = defineError(
  "identity.user_disabled",
  "Forbidden",
  () => "Your account is switched off; ask an administrator",
);
export const wrongCode = defineError("identity.wrong_code", "Unauthenticated", () => "This code is wrong or was used");
export const challengeOver = defineError(
  "identity.challenge_over",
  "Unauthenticated",
  () => "This sign-in took too long; begin again with your password",
);
export const sessionOver = defineError(
  "identity.session_over",
  "Unauthenticated",
  () => "Your session is over; sign in again",
);
export const linkOver = defineError(
  "identity.link_over",
  "NotFound",
  () => "This link was used, replaced, or is too old; ask for another one",
);
export const strangeOrigin = defineError(
  "identity.strange_origin",
  "Forbidden",
  () => "This request comes from another site",
);
export const wrongOldPassword = defineError(
  "identity.wrong_old_password",
  "InvalidInput",
  () => "The old password is wrong",
);

/** A refusal that says when to try again (the header Retry-After). */
export class RetryLaterError extends PharosError {
  readonly retryAfterSeconds: number;

  constructor(code: string, message: string, retryAfterSeconds: number) {
    super(code, "TooManyRequests", message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function lockedOut(seconds: number): RetryLaterError {
  return new RetryLaterError("identity.locked_out", `Too many failed attempts; try again in ${seconds} s`, seconds);
}

export function tooManyRequests(seconds: number): RetryLaterError {
  return new RetryLaterError("identity.too_many_requests", `Too many requests; try again in ${seconds} s`, seconds);
}

/** `field` is the form's name for it. */
export function weakPassword(problems: readonly string[], field: string): PharosError {
  const message = problems.join(". ");
  return new PharosError("identity.weak_password", "InvalidInput", message, { [field]: problems[0] ?? message });
}
