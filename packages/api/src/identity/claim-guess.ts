import { createHash } from "node:crypto";
import type { AttemptLimit, User } from "@pharos/domain";
import type { SignInAttemptKey } from "@pharos/store";
import type { Client } from "./client.ts";
import { lockedOut } from "./errors.ts";
import type { IdentityContext } from "./identity-context.ts";
import { type GuessKind, reportGuessing } from "./report-guessing.ts";

const minuteMs = 60_000;

/**
 * Nobody can lock anybody out for good. A browser in which the user signed in before has attempts of its own. Everyone
 * else has a few for each network, and all of them together have so many for each account: these may be used up by
 * strangers, but never those of a known browser, and the wait is one refill.
 */
const limits: Record<GuessKind, { readonly own: AttemptLimit; readonly strangers: AttemptLimit }> = {
  password: {
    own: { burst: 5, refillMs: 2 * minuteMs },
    strangers: { burst: 50, refillMs: minuteMs / 2 },
  },
  // Whoever guesses codes knows the password, and a code is one of a million.
  code: {
    own: { burst: 5, refillMs: 2 * minuteMs },
    strangers: { burst: 10, refillMs: 6 * minuteMs },
  },
};
const challengeLimit: AttemptLimit = { burst: 5, refillMs: 60 * minuteMs };
const confirmationLimit: AttemptLimit = { burst: 5, refillMs: 2 * minuteMs };

/** An attempt that was counted before its verdict. */
export interface ClaimedGuess {
  /** After a right password or code: the attempts of this client are available again. */
  release(): Promise<void>;
}

/** An email address that belongs to nobody is counted like any other, or the limit would tell which ones exist. */
export function accountOf(user: User | undefined, email: string): string {
  return user?.id ?? `nobody ${createHash("sha256").update(email.toLowerCase()).digest("base64url")}`;
}

/**
 * Counts a guess, to be called before the password or code is looked at: of guesses sent at the same time no more get a
 * verdict than of guesses sent one by one. @throws lockedOut
 */
export async function claimGuess(
  context: IdentityContext,
  kind: GuessKind,
  account: string,
  client: Client,
): Promise<ClaimedGuess> {
  const { own, strangers } = limits[kind];
  const { signInAttempts } = context.store;
  const isKnown = client.device?.userId === account;
  const origin = isKnown ? `device ${client.device?.id}` : `network ${client.network}`;
  const ownKey: SignInAttemptKey = { account, kind, origin };
  const strangersKey: SignInAttemptKey = { account, kind, origin: "strangers" };
  const ownWaitMs = await signInAttempts.claim(ownKey, own, context.clock());
  if (ownWaitMs > 0) throw lockedOut(ownWaitMs);
  if (!isKnown) {
    const waitMs = await signInAttempts.claim(strangersKey, strangers, context.clock());
    if (waitMs > 0) {
      await reportGuessing(context, kind, account);
      throw lockedOut(waitMs);
    }
  }
  return {
    async release() {
      await signInAttempts.forget(ownKey);
      if (!isKnown) await signInAttempts.refund(strangersKey, strangers);
    },
  };
}

/** Whether a challenge may be answered once more; it takes a few answers, then it is spent. */
export async function claimChallenge(context: IdentityContext, account: string, challengeId: string): Promise<boolean> {
  const key: SignInAttemptKey = { account, kind: "challenge", origin: challengeId };
  return (await context.store.signInAttempts.claim(key, challengeLimit, context.clock())) === 0;
}

/** Counts a guess of a signed-in person's own password, so that a stolen session cannot find it out. @throws lockedOut */
export async function claimConfirmation(
  context: IdentityContext,
  account: string,
  sessionId: string,
): Promise<ClaimedGuess> {
  const key: SignInAttemptKey = { account, kind: "confirmation", origin: sessionId };
  const waitMs = await context.store.signInAttempts.claim(key, confirmationLimit, context.clock());
  if (waitMs > 0) throw lockedOut(waitMs);
  return { release: () => context.store.signInAttempts.forget(key) };
}
