import { defineError, PharosError } from "@pharos/domain";

export const wrongCredentials = defineError(
  "identity.wrong_credentials",
  "Unauthenticated",
  () => "The email address or the password is wrong",
);
export const userDisabled = defineError(
  "identity.user_disabled",
  "Forbidden",
  () => "Your account is switched off; ask an administrator",
);
export const wrongCode = defineError(
  "identity.wrong_code",
  "Unauthenticated",
  () => "This code is wrong or has already been used",
);
export const challengeOver = defineError(
  "identity.challenge_over",
  "Unauthenticated",
  () => "This sign-in took too long or had too many wrong codes. Sign in again with your password.",
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
  (origin: string) => `Requests from ${origin} are refused. If people use Pharos at this address, set publicUrl to it.`,
);
export const confirmationRequired = defineError(
  "identity.confirmation_required",
  "Forbidden",
  () => "Confirm that it is you: enter your password, and your authenticator's code if you have one.",
);

/** A refusal that says when to try again (the header Retry-After). */
export class RetryLaterError extends PharosError {
  readonly retryAfterSeconds: number;

  constructor(code: string, message: string, retryAfterSeconds: number) {
    super(code, "TooManyRequests", message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function lockedOut(waitMs: number): RetryLaterError {
  const seconds = Math.ceil(waitMs / 1000);
  return new RetryLaterError("identity.locked_out", `Too many failed attempts. Try again in ${seconds} s.`, seconds);
}

export function tooManyRequests(seconds: number): RetryLaterError {
  return new RetryLaterError("identity.too_many_requests", `Too many requests. Try again in ${seconds} s.`, seconds);
}

/** `field` is the form's name for it. */
export function weakPassword(problems: readonly string[], field: string): PharosError {
  const message = problems.join(". ");
  return new PharosError("identity.weak_password", "InvalidInput", message, { [field]: problems[0] ?? message });
}
