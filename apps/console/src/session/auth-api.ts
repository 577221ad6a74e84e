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

/** A refusal that the person should read. */
export class AuthFailure extends Error {
  override readonly name = "AuthFailure";
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fieldErrors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.fieldErrors = fieldErrors;
  }
}

type CallOptions = { readonly token?: string };

async function call<T>(method: "GET" | "POST", path: string, body?: object, options: CallOptions = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body) headers["content-type"] = "application/json";
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new AuthFailure(0, "The server does not answer. Check the connection and try again.");
  }
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw failureOf(response.status, answer);
  return answer as T;
}

interface FailureBody {
  readonly message?: string;
  readonly fieldErrors?: Record<string, string>;
}

function failureOf(status: number, body: FailureBody | undefined): AuthFailure {
  if (status === 502) return new AuthFailure(status, "Request timed out");
  return new AuthFailure(status, body?.message ?? "An unexpected server error has occurred", body?.fieldErrors);
}

const post = <T>(path: string, body: object, token?: string) => call<T>("POST", path, body, token ? { token } : {});

export const signIn = (email: string, password: string) => post<SignInAnswer>("/auth/sign-in", { email, password });

export const answerChallenge = (session: string, answer: { code: string } | { newPassword: string }) =>
  post<SignInAnswer>("/auth/challenge", { session, ...answer });

/** With the refresh cookie, which the browser adds. */
export const refreshSession = () => post<SignedIn>("/auth/refresh", {});
export const signOut = (token: string) => post<void>("/auth/sign-out", {}, token);
export const signOutEverywhere = (token: string) => post<void>("/auth/sign-out-everywhere", {}, token);

/** Throws with status 410 when the one-time link was used or has expired. */
export const checkFirstAdminLink = (token: string) =>
  call<void>("GET", `/auth/first-admin?token=${encodeURIComponent(token)}`);

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

export const changePassword = (identityToken: string, oldPassword: string, newPassword: string) =>
  post<void>("/auth/change-password", { oldPassword, newPassword }, identityToken);

export const setUpTotp = (identityToken: string) => post<TotpSecret>("/auth/totp/setup", {}, identityToken);
export const verifyTotp = (identityToken: string, code: string) =>
  post<void>("/auth/totp/verify", { code }, identityToken);
