import { isOverspent, type RuleAccount, type Spent, spend } from "./rule-budget.ts";
import type { RuleOutage } from "./rule-outage.ts";

/** Which rules have cost too much time since they were loaded; counted by the host alone. */
export interface RuleHealth {
  /** Notes that the rule ran out of time or memory, or cost a process; true when it has done so too often. */
  strike(ruleId: string, kind: Strike, nowMs: number): boolean;
  /** It was found that the rule was not to blame. */
  absolve(ruleId: string): void;
  /** Counts time that the rule took; what it took in all, where that is more than its budget. */
  spend(ruleId: string, spent: Spent, nowMs: number): RuleAccount | undefined;
  /** Until the next reload, or for a while. */
  suspend(ruleId: string, message: string, forMs?: number): void;
  suspended(): readonly RuleOutage[];
}

export type Strike = "timeout" | "memory" | "lost process";

const strikesMax = 3;
const windowMs: Readonly<Record<Strike, number>> = { timeout: 60_000, memory: 60_000, "lost process": 10 * 60_000 };

/** `msPerMinute`: the time that each rule may take; as much as it wants where that is undefined. */
export function createRuleHealth(onChanged: () => void, msPerMinute?: number): RuleHealth {
  const accounts = new Map<string, RuleAccount>();
  const suspended = new Map<string, RuleOutage>();
  const strikes = new Map<string, { readonly kind: Strike; readonly atMs: number }[]>();

  function release(ruleId: string): void {
    suspended.delete(ruleId);
    accounts.delete(ruleId);
    onChanged();
  }

  return {
    strike(ruleId, kind, nowMs) {
      const recent = (strikes.get(ruleId) ?? []).filter((strike) => nowMs - strike.atMs < windowMs[strike.kind]);
      recent.push({ kind, atMs: nowMs });
      strikes.set(ruleId, recent);
      return recent.filter((strike) => strike.kind === kind).length >= strikesMax;
    },
    absolve(ruleId) {
      strikes.delete(ruleId);
      accounts.delete(ruleId);
    },
    spend(ruleId, spent, nowMs) {
      if (msPerMinute === undefined) return undefined;
      const account = spend(accounts.get(ruleId), spent, nowMs, msPerMinute);
      accounts.set(ruleId, account);
      return isOverspent(account) ? account : undefined;
    },
    suspend(ruleId, message, forMs) {
      if (suspended.has(ruleId)) return;
      suspended.set(ruleId, { ruleId, kind: "Suspended", message, line: 1 });
      if (forMs !== undefined) setTimeout(() => release(ruleId), forMs).unref();
      onChanged();
    },
    suspended: () => [...suspended.values()],
  };
}
