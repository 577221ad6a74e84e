import type { RuleBatch, RuleBatchResult } from "../rules/rule-batch.ts";
import type { DomainPart, RuleGeneration } from "./rule-generation.ts";

/** What of a batch one domain evaluates, in its own numbers. */
export interface BatchPart {
  readonly part: DomainPart;
  readonly batch: RuleBatch;
  /** For each of its events the place in the whole batch. */
  readonly events: readonly number[];
}

export function splitBatch(batch: RuleBatch, { places, parts }: Pick<RuleGeneration, "places" | "parts">): BatchPart[] {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return [{ part: only, batch, events: [...batch.events.keys()] }];
  const found = new Map<DomainPart, { json: Uint8Array; rules: number[]; at: number }[]>();
  for (const [at, { json, rules }] of batch.events.entries()) {
    for (const rule of rules) {
      const place = places[rule];
      if (place === undefined) continue;
      const events = found.get(place.part) ?? [];
      found.set(place.part, events);
      let event = events.at(-1);
      if (event?.at !== at) {
        event = { json, rules: [], at };
        events.push(event);
      }
      event.rules.push(place.number);
    }
  }
  return [...found].map(([part, events]) => ({ part, batch: { events }, events: events.map(({ at }) => at) }));
}

/** The results of all parts, in the order of the events. */
export function joinResults(
  parts: readonly { readonly result: RuleBatchResult; readonly events: readonly number[] }[],
): RuleBatchResult {
  const [only] = parts;
  const collect = <T extends { readonly event: number }>(of: (result: RuleBatchResult) => readonly T[]): T[] => {
    const all = parts.flatMap(({ result, events }) =>
      of(result).map((item) => ({ ...item, event: events[item.event] ?? -1 })),
    );
    return parts.length > 1 ? all.sort((a, b) => a.event - b.event) : all;
  };
  if (only === undefined) return { matches: [], errors: [] };
  // A rule is of one domain only.
  const spentMs = new Map(parts.flatMap(({ result }) => [...(result.spentMs ?? [])]));
  return {
    matches: collect(({ matches }) => matches),
    errors: collect(({ errors }) => errors),
    ...(spentMs.size > 0 && { spentMs }),
  };
}
