import { administratorIds } from "./administrator-ids.ts";
import type { IdentityContext } from "./identity-context.ts";

/** What strangers guess. */
export type GuessKind = "password" | "code";

const hourly = { burst: 1, refillMs: 3_600_000 };

const messages: Record<GuessKind, (email: string) => string> = {
  password: (email) =>
    `Many wrong passwords were entered for ${email} from unknown browsers, which now have to wait. Browsers that ${email} used before are not affected.`,
  code: (email) =>
    `Somebody who knows the password of ${email} entered many wrong codes in unknown browsers, which now have to wait. Change the password.`,
};

/** Tells the user and the administrators, at most once an hour for an account. */
export async function reportGuessing(context: IdentityContext, kind: GuessKind, account: string): Promise<void> {
  const { store, clock } = context;
  const now = clock();
  if ((await store.signInAttempts.claim({ account, kind: "notification", origin: kind }, hourly, now)) > 0) return;
  const user = await store.users.get(account);
  if (!user) return;
  const readers = new Set([user.id, ...(await administratorIds(store))]);
  const notification = {
    topic: "SYSTEM_NOTIFICATION" as const,
    level: "WARNING" as const,
    title: "Too many failed sign-ins",
    message: messages[kind](user.email),
    metadata: { userId: user.id },
    neededLogTypes: [],
  };
  await store.notifications.create([...readers], notification, now);
}
