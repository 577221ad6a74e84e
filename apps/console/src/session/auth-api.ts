/** The identity calls, over plain REST so that the sign-in page needs no GraphQL client. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

export interface SignedIn {
  readonly status: "SIGNED_IN";
  readonly identityToken: string;
  readonly expiresInSeconds: number;
  readonly user: SessionUser;
}

export interface TotpSecret {
  readonly secret: string;
  /** `otpauth://…`, for the picture that an authenticator scans. */
  readonly uri: string;
}

export interface Challenge {
  readonly status: "CHALLENGE";
  readonly challenge: "SOFTWARE_TOKEN_MFA" | "NEW_PASSWORD_REQUIRED" | "MFA_SETUP";
  /** Opaque; to be sent back with the answer. */
  readonly session: string;
  readonly totp?: TotpSecret;
}

export type SignInAnswer = SignedIn | Challenge;

interface FailureBody {
  readonly code?: string;
  readonly message?: string;
  readonly fieldErrors?: Record<string, string>;
}

/** A refusal that the person should read. */
export class AuthFailure extends Error {
  override readonly name = "AuthFailure";
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The failure's address, such as `identity.wrong_code`; empty when there was no answer. */
  readonly code: string;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(status: number, message: string, { code = "", fieldErrors = {} }: FailureBody = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}

async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  let response: Response;
  try {
    response = await fetch(path, { method: "POST", headers, credentials: "same-origin", body: JSON.stringify(body) });
  } catch {
    throw new AuthFailure(0, "The server does not answer. Check the connection and try again.");
  }
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw failureOf(response.status, answer);
  return answer as T;
}

function failureOf(status: number, body: FailureBody | undefined): AuthFailure {
  if (status === 502) return new AuthFailure(status, "Request timed out");
  return new AuthFailure(status, body?.message ?? "An unexpected server error has occurred", body);
}

export const signIn = (email: string, password: string) => post<SignInAnswer>("/auth/sign-in", { email, password });

export const answerChallenge = (session: string, answer: { code: string } | { newPassword: string }) =>
  post<SignInAnswer>("/auth/challenge", { session, ...answer });

/** With the refresh cookie, which the browser adds. */
export const refreshSession = () => post<SignedIn>("/auth/refresh", {});
export const signOut = (token: string) => post<void>("/auth/sign-out", {}, token);
export const signOutEverywhere = (token: string) => post<void>("/auth/sign-out-everywhere", {}, token);

/** Throws with status 410 when the one-time link was used or has expired. */
export const checkFirstAdminLink = (token: string) => post<void>("/auth/first-admin/check", { token });

export interface FirstAdmin {
  readonly token: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly password: string;
}
export const createFirstAdmin = (admin: FirstAdmin) => post<SignInAnswer | undefined>("/auth/first-admin", admin);

export const acceptInvitation = (token: string, password: string) =>
  post<SignInAnswer | undefined>("/auth/invitation", { token, password });

export const requestPasswordReset = (email: string) => post<void>("/auth/password-forgot", { email });
export const resetPassword = (token: string, newPassword: string) =>
  post<void>("/auth/password-reset", { token, newPassword });

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** Empty without an authenticator. */
  readonly code: string;
}
export const changePassword = (identityToken: string, { code, ...passwords }: PasswordChange) =>
  post<void>("/auth/change-password", { ...passwords, ...(code && { code }) }, identityToken);

/** Proves that the person at the browser is the one who signed in; holds for a few minutes. */
export const confirmSession = (identityToken: string, password: string, code: string) =>
  post<void>("/auth/confirm", { password, ...(code && { code }) }, identityToken);

export const setUpTotp = (identityToken: string) => post<TotpSecret>("/auth/totp/setup", {}, identityToken);
export const verifyTotp = (identityToken: string, code: string) =>
  post<void>("/auth/totp/verify", { code }, identityToken);
