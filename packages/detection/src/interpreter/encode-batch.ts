import type { RuleBatch } from "../rules/rule-batch.ts";

const headerNumbers = 5;

/**
 * The batch as Python reads it (`Runner.evaluate`): u32 numbers in little-endian, then the events' JSON:
 * events, calls, skips, careful, milliseconds | length of each event | calls of each event | rule of each call | skipped calls | JSON.
 * A call is one rule with one event; calls count from 1 in the batch's order. After so many milliseconds Python begins no
 * further event; 0 for no limit.
 */
export function encodeBatch(
  batch: RuleBatch,
  skippedCalls: readonly number[],
  isCareful: boolean,
  milliseconds = 0,
): Buffer {
  const calls = callsIn(batch);
  let jsonBytes = 0;
  for (const event of batch.events) jsonBytes += event.json.length;
  const numbers = new Uint32Array(headerNumbers + 2 * batch.events.length + calls + skippedCalls.length);
  numbers.set([batch.events.length, calls, skippedCalls.length, isCareful ? 1 : 0, milliseconds]);
  const bytes = Buffer.allocUnsafe(numbers.byteLength + jsonBytes);
  let lengthAt = headerNumbers;
  let countAt = headerNumbers + batch.events.length;
  let ruleAt = countAt + batch.events.length;
  let jsonAt = numbers.byteLength;
  for (const event of batch.events) {
    numbers[lengthAt++] = event.json.length;
    numbers[countAt++] = event.rules.length;
    for (const rule of event.rules) numbers[ruleAt++] = rule;
    bytes.set(event.json, jsonAt);
    jsonAt += event.json.length;
  }
  numbers.set(skippedCalls, ruleAt);
  bytes.set(new Uint8Array(numbers.buffer), 0);
  return bytes;
}

export function callsIn(batch: RuleBatch): number {
  return batch.events.reduce((calls, { rules }) => calls + rules.length, 0);
}

/** Which event and rule the call with this number is. */
export function callAt(batch: RuleBatch, call: number): { event: number; rule: number } | undefined {
  let before = 0;
  for (const [event, { rules }] of batch.events.entries()) {
    const rule = rules[call - 1 - before];
    if (rule !== undefined) return { event, rule };
    before += rules.length;
  }
  return undefined;
}

/** The calls of one rule after the given one. */
export function callsOf(batch: RuleBatch, rule: number, after: number): { call: number; event: number }[] {
  const found: { call: number; event: number }[] = [];
  let call = 0;
  for (const [event, { rules }] of batch.events.entries()) {
    for (const candidate of rules) {
      call += 1;
      if (call > after && candidate === rule) found.push({ call, event });
    }
  }
  return found;
}
