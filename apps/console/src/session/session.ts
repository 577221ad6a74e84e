import {
  AuthFailure,
  refreshSession,
  type SessionUser,
  type SignedIn,
  signOut,
  signOutEverywhere,
} from "./auth-api.ts";

/** Present while somebody is signed in; the page's first script reads it to draw the frame at once. */
const markerKey = "session";
/** The path to return to after the next sign-in, kept for this tab. */
const referrerKey = "referrer";
/** Written when a person signs out, so that other tabs leave their pages too. */
const signedOutKey = "signed-out";
const noticeKey = "sign-in-notice";
/** A token this close to its end is renewed before it is used. */
const renewBeforeEndMs = 30_000;

interface SessionState {
  readonly user: SessionUser;
  readonly identityToken: string;
  readonly endsAtMs: number;
}

let state: SessionState | undefined;
/** Who was signed in when the session ended by itself, while their page waits for them. */
let expired: SessionUser | undefined;
let waiting: ((isBack: boolean) => void)[] = [];
let restoring: Promise<boolean> | undefined;
let renewing: Promise<SessionState> | undefined;
const listeners = new Set<() => void>();

/** Who is signed in; undefined when nobody is. */
export const sessionUser = (): SessionUser | undefined => state?.user;

/** Whose session ended while their page is open; undefined when nobody's did. */
export const expiredUser = (): SessionUser | undefined => expired;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over a successful sign-in. */
export function acceptSignIn(answer: SignedIn): void {
  state = {
    user: answer.user,
    identityToken: answer.identityToken,
    endsAtMs: Date.now() + answer.expiresInSeconds * 1000,
  };
  localStorage.setItem(markerKey, JSON.stringify({ email: answer.user.email, authenticatedAtMs: Date.now() }));
  document.documentElement.dataset.frame = "shown";
  endWaiting(true);
}

/** Whether somebody is signed in, after trying the refresh cookie once at load. Any failure counts as signed out. */
export function isSignedIn(): Promise<boolean> {
  if (state) return Promise.resolve(true);
  if (!localStorage.getItem(markerKey)) return Promise.resolve(false);
  restoring ??= renew()
    .then(() => true)
    .catch(() => {
      forget();
      return false;
    })
    .finally(() => {
      restoring = undefined;
    });
  return restoring;
}

/**
 * A token that is good for at least half a minute; empty when the session is over.
 * @throws AuthFailure when the server does not answer: that ends no session
 */
export async function identityToken(): Promise<string> {
  if (state && state.endsAtMs - Date.now() > renewBeforeEndMs) return state.identityToken;
  if (!state) return "";
  try {
    return (await renew()).identityToken;
  } catch (error) {
    if (!(error instanceof AuthFailure && error.status === 401)) throw error;
    endExpiredSession();
    return "";
  }
}

/** One renewal at a time, across tabs too: the refresh token rotates, and two at once would invalidate each other. */
function renew(): Promise<SessionState> {
  renewing ??= inTurn(refreshSession)
    .then((answer) => {
      acceptSignIn(answer);
      if (!state) throw new Error("The session ended while it was renewed");
      return state;
    })
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
}

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("session-refresh", work) : work();

/** After a 401: signed out. The page stays as it is, until the same person signs in again or leaves it. */
export function endExpiredSession(): void {
  if (!state) return;
  rememberReferrer(location.pathname + location.search);
  expired = state.user;
  forget();
}

/** Gives the page up whose session ended: whoever signs in next comes back to its address. */
export function leaveExpiredSession(): void {
  if (expired) endWaiting(false);
}

/** Resolves when the person whose session ended has signed in again; to false when nobody does. */
export function whenSignedInAgain(): Promise<boolean> {
  if (!expired) return Promise.resolve(state !== undefined);
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
  });
}

function endWaiting(isBack: boolean): void {
  expired = undefined;
  const waited = waiting;
  waiting = [];
  announce();
  for (const resolve of waited) resolve(isBack);
}

export async function endSession({ everywhere = false } = {}): Promise<void> {
  const token = await identityToken();
  try {
    await (everywhere ? signOutEverywhere(token) : signOut(token));
  } catch (error) {
    // A server that no longer knows the session has ended it already.
    if (!(error instanceof AuthFailure && error.status === 401)) throw error;
  }
  localStorage.setItem(signedOutKey, new Date().toISOString());
  expired = undefined;
  forget();
}

function forget(): void {
  state = undefined;
  localStorage.removeItem(markerKey);
  delete document.documentElement.dataset.frame;
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}

export function rememberReferrer(path: string): void {
  sessionStorage.setItem(referrerKey, path);
}

/** Where to go after signing in; asked once. */
export function takeReferrer(): string {
  const path = sessionStorage.getItem(referrerKey);
  sessionStorage.removeItem(referrerKey);
  return path?.startsWith("/") && !path.startsWith("//") ? path : "/";
}

/** A sentence for the sign-in page to show once. */
export function leaveNotice(text: string): void {
  sessionStorage.setItem(noticeKey, text);
}
export function takeNotice(): string | undefined {
  const text = sessionStorage.getItem(noticeKey) ?? undefined;
  sessionStorage.removeItem(noticeKey);
  return text;
}

globalThis.addEventListener?.("storage", ({ key, newValue }) => {
  if (key === signedOutKey) leaveHere();
  else if (key !== markerKey) return;
  else if (newValue === null) endExpiredSession();
  else if (expired) takeOver(expired);
});

/** Signing out in one tab signs out the others. */
function leaveHere(): void {
  endExpiredSession();
  leaveExpiredSession();
}

/** Signing in again in one tab signs in the others; the page of one person is not for another. */
async function takeOver({ id }: SessionUser): Promise<void> {
  const { user } = await renew();
  if (user.id !== id) location.reload();
}
