import type { PullBudget } from "../definition/puller-definition.ts";

/** Returns how long the header `Retry-After` asks to wait: seconds, or until a date. */
export function readRetryAfterMs(headers: Headers, now: Date): number | undefined {
  const text = headers.get("retry-after")?.trim();
  if (!text) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}

/** Returns how long to wait until the limit that the headers tell of is over; 0 while requests are left. */
export function budgetWaitMs(budget: PullBudget, headers: Headers, now: Date): number {
  if (budget.remaining === undefined || budget.reset === undefined) return 0;
  const remaining = firstNumber(headers.get(budget.remaining));
  const reset = headers.get(budget.reset);
  if (remaining === undefined || remaining > 0 || reset === null) return 0;
  return Math.max(0, resetMs(budget.resetAs, reset, now) ?? 0);
}

function resetMs(as: PullBudget["resetAs"], text: string, now: Date): number | undefined {
  if (as === "date") return Date.parse(text) - now.getTime();
  const value = firstNumber(text);
  if (value === undefined) return undefined;
  if (as === "seconds") return value * 1000;
  return value * (as === "epochMs" ? 1 : 1000) - now.getTime();
}

/** Structured headers begin with the number that counts: `160, 160;w=1`. */
function firstNumber(text: string | null): number | undefined {
  const [number] = /^\s*\d+(\.\d+)?/.exec(text ?? "") ?? [];
  return number === undefined ? undefined : Number(number);
}
