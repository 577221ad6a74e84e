import { severities } from "@pharos/domain";
import type { RuleBatchResult } from "../rules/rule-batch.ts";

/** Pairs that were asked, in words that `judgeAnswer` compares. */
export interface AskedPair {
  readonly event: number;
  readonly ruleId: string;
}

const textLengthMax = 1_000;
const contextLengthMax = 204_800;
const messageLengthMax = 10_000;

/** What of an engine's answer no engine may say, whatever its rules do; empty for a sound answer. */
export function judgeAnswer(answer: RuleBatchResult, asked: readonly AskedPair[]): string[] {
  const problems: string[] = [];
  const open = new Set(asked.map(({ event, ruleId }) => `${event} ${ruleId}`));
  for (const { event, ruleId } of [...answer.matches, ...answer.errors]) {
    if (!open.delete(`${event} ${ruleId}`))
      problems.push(`an answer for event ${event} of ${ruleId}, not asked for or twice`);
  }
  for (const match of answer.matches) {
    const { title, dedup, unique, severity, destinations, context } = match;
    const texts = { title, dedup, description: match.description, reference: match.reference, runbook: match.runbook };
    for (const [name, text] of Object.entries({ ...texts, unique: unique ?? "" })) {
      if (typeof text !== "string") problems.push(`a ${name} that is a ${typeof text}`);
      else if (text.length > textLengthMax) problems.push(`a ${name} of ${text.length} characters`);
    }
    if (!severities.includes(severity)) problems.push(`the severity ${severity}`);
    if (destinations !== null && !(Array.isArray(destinations) && destinations.length <= 10)) {
      problems.push("destinations that are no short list");
    }
    for (const destination of destinations ?? []) {
      if (typeof destination !== "string") problems.push("a destination that is not text");
    }
    const text = JSON.stringify(context);
    if (typeof context !== "object" || context === null) problems.push("a context that is not an object");
    if (text.length > contextLengthMax * 2) problems.push(`a context of ${text.length} characters`);
  }
  for (const { kind, message } of answer.errors) {
    if (typeof kind !== "string" || kind.length > textLengthMax) problems.push("a kind of error that is no short text");
    if (typeof message !== "string" || message.length > messageLengthMax)
      problems.push("a message that is no short text");
  }
  if (({} as { polluted?: unknown }).polluted !== undefined) problems.push("a prototype that all objects share");
  return problems;
}
