import {
  type Boomerang,
  boomerangEntry,
  type DeliveryOutcome,
  decideBoomerang,
  nextBoomerangAt,
  systemActor,
} from "@pharos/domain";
import type { Store } from "@pharos/store";

/** Asks, reminds and tells by the tool of a question's destination. Never throws for what the other side does. */
export interface BoomerangSender {
  ask(boomerang: Boomerang): Promise<{
    readonly outcome: DeliveryOutcome;
    readonly place: { readonly channel: string; readonly ts: string } | undefined;
  }>;
  remind(boomerang: Boomerang): Promise<DeliveryOutcome>;
  tell(boomerang: Boomerang): Promise<DeliveryOutcome>;
  /** A sentence on why it failed. */
  explain(boomerang: Boomerang, outcome: DeliveryOutcome): Promise<string>;
}

const takenTogether = 20;
/** Longer than all requests about one question may take: what a lost process had taken is due again then. */
const leaseMs = 5 * 60_000;
const retryMs = 60_000;

/** Does what is due about questions to people; each is taken by one process alone. */
export async function settleBoomerangs(
  { store, sender }: { readonly store: Store; readonly sender: BoomerangSender },
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const due = await store.boomerangs.takeDue(now, new Date(now.getTime() + leaseMs), takenTogether);
    if (due.length === 0) return;
    await Promise.all(due.map((boomerang) => settle(store, sender, boomerang, now)));
  }
}

async function settle(store: Store, sender: BoomerangSender, boomerang: Boomerang, now: Date): Promise<void> {
  switch (decideBoomerang(boomerang, now)) {
    case "ASK": {
      const { outcome, place } = await sender.ask(boomerang);
      if (place) return store.boomerangs.markSent(boomerang, place, now);
      if (isPassing(outcome)) return store.boomerangs.putOff(boomerang, retryAt(outcome, now));
      return end(store, boomerang, { state: "FAILED", reply: await sender.explain(boomerang, outcome) }, now);
    }
    case "REMIND": {
      const outcome = await sender.remind(boomerang);
      if (isPassing(outcome)) return store.boomerangs.putOff(boomerang, retryAt(outcome, now));
      return store.boomerangs.markReminded(boomerang, now);
    }
    case "EXPIRE":
      return end(store, boomerang, { state: "EXPIRED" }, now);
    case "TELL": {
      const outcome = await sender.tell(boomerang);
      return store.boomerangs.putOff(boomerang, isPassing(outcome) ? retryAt(outcome, now) : undefined);
    }
    case "WAIT":
      return store.boomerangs.putOff(boomerang, nextBoomerangAt(boomerang));
  }
}

type Passing = Extract<DeliveryOutcome, { readonly kind: "retry" | "throttled" }>;
const isPassing = (outcome: DeliveryOutcome): outcome is Passing =>
  outcome.kind === "retry" || outcome.kind === "throttled";
const retryAt = ({ retryAfterMs = retryMs }: { readonly retryAfterMs?: number | undefined }, now: Date) =>
  new Date(now.getTime() + retryAfterMs);

/** With its entry in the alert's history, or not at all. */
async function end(
  store: Store,
  { id }: Boomerang,
  how: { readonly state: "EXPIRED" } | { readonly state: "FAILED"; readonly reply: string },
  now: Date,
): Promise<void> {
  await store.transaction(async (tx) => {
    const ended = await tx.boomerangs.end(id, how, now);
    if (!ended) return;
    const { kind, id: actorId, name } = systemActor;
    const news = { to: how.state, comment: how.state === "FAILED" ? how.reply : "", at: now };
    await tx.alerts.appendHistory(boomerangEntry(ended, { ...news, actor: { kind, id: actorId, name } }));
  });
}
