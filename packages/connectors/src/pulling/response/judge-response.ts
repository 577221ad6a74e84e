import { PullFailure, type PullFailureKind } from "@pharos/domain";
import type { ErrorRule, PullBudget } from "../definition/puller-definition.ts";
import type { PullResponse } from "../request/pull-request.ts";
import { parseJson } from "./parse-json.ts";
import { budgetWaitMs, readRetryAfterMs } from "./read-limits.ts";
import { readPath, readText } from "./read-path.ts";

export interface JudgedStream {
  readonly provider: string;
  /** The stream, in the words of the definition. */
  readonly label: string;
  readonly requires: string | undefined;
  /** The first that fits decides. */
  readonly errors: readonly ErrorRule[];
  readonly budget: PullBudget;
  /** Cuts secrets that an answer repeats. */
  readonly cut: (text: string) => string;
}

/** good: read it. empty: there is nothing, which is no failure. refreshToken: ask again with a new token. */
export type Judgement = "good" | "empty" | "refreshToken" | PullFailure;

/** Decides what an answer is. */
export function judgeResponse(stream: JudgedStream, response: PullResponse, now: Date): Judgement {
  const { status } = response;
  const isGood = status >= 200 && status < 300;
  const body =
    isGood && !stream.errors.some(({ when }) => when.path !== undefined) ? undefined : tryJson(response.text);
  const rule = stream.errors.find(({ when }) => fits(when, response, body, isGood));
  const verdict = rule?.means ?? (isGood ? "good" : ofStatus(status));
  if (verdict === "good" || verdict === "empty" || verdict === "refreshToken") return verdict;
  const retryAfterMs =
    verdict === "rateLimited" || verdict === "unavailable"
      ? (readRetryAfterMs(response.headers, now) ?? (budgetWaitMs(stream.budget, response.headers, now) || undefined))
      : undefined;
  return new PullFailure(verdict, describe(verdict, stream, response, body, rule?.say), retryAfterMs);
}

/** After a new token did not help. */
export function refusedToken(stream: JudgedStream, response: PullResponse): PullFailure {
  return new PullFailure("unauthorized", describe("unauthorized", stream, response, tryJson(response.text), undefined));
}

function fits(when: ErrorRule["when"], { status, text }: PullResponse, body: unknown, isGood: boolean): boolean {
  // Without a path or a text it would take every good answer for an error.
  if (when.status === undefined && when.path === undefined && when.contains === undefined) return false;
  if (when.status !== undefined && !when.status.includes(status)) return false;
  if (when.status === undefined && when.path === undefined && isGood) return false;
  if (when.contains !== undefined && !text.includes(when.contains)) return false;
  if (when.path === undefined) return true;
  const values = readPath(body, when.path).map(String);
  return when.equals === undefined ? values.length > 0 : values.some((value) => when.equals?.includes(value));
}

function ofStatus(status: number): PullFailureKind | "refreshToken" {
  if (status === 401) return "refreshToken";
  if (status === 403) return "forbidden";
  if (status === 429) return "rateLimited";
  if (status === 408 || status === 425 || status >= 500) return "unavailable";
  return "refused";
}

function describe(
  kind: PullFailureKind,
  { provider, label, requires, cut }: JudgedStream,
  { status }: PullResponse,
  body: unknown,
  say: string | undefined,
): string {
  const reason = reasonOf(body, cut);
  const answer = `HTTP ${status}${reason === undefined ? "" : `: ${reason}`}`;
  const needs = requires === undefined ? "" : ` They need ${requires}.`;
  const sentences: Partial<Record<PullFailureKind, string>> = {
    unauthorized: `${provider} does not accept the credentials (${answer}). Enter new credentials.`,
    forbidden: `${provider} does not let these credentials read ${label} (${answer}).${needs}`,
    notLicensed: `${label} is not available to this account of ${provider} (${answer}).`,
    rateLimited: `${provider} is limiting requests (${answer}). Pharos waits before it asks again.`,
    unavailable: `${provider} could not answer (${answer}). Pharos will try again.`,
    cursorExpired: `${provider} has forgotten the cursor (${answer}). Pharos continues from the time of the last event.`,
  };
  const sentence = sentences[kind] ?? `${provider} refused the request (${answer}).`;
  return say === undefined ? sentence : `${sentence} ${say}`;
}

const reasonPaths = [
  "error_description",
  "error.message",
  "message",
  "errorSummary",
  "errors[].message",
  "errors[].detail",
  "errors[].title",
  "error_summary",
  "detail",
  "error.code",
  "error",
  "errors[]",
];
const reasonLengthMax = 200;

function reasonOf(body: unknown, cut: (text: string) => string): string | undefined {
  for (const path of reasonPaths) {
    const text = readText(body, path);
    if (text !== undefined)
      // Before it is shortened: a secret at its end would be shown in part.
      return cut(text)
        .replace(/\s+/g, " ")
        .slice(0, reasonLengthMax)
        .replace(/[.\s]+$/, "");
  }
  return undefined;
}

function tryJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
