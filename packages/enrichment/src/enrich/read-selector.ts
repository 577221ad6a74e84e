import { everyItem, type SelectorStep } from "@pharos/domain";

/** Returns one value, a list of values, or undefined. */
export type ReadSelector = (event: Readonly<Record<string, unknown>>) => unknown;

/** Names are taken in their exact spelling. */
export function selectorReader(steps: readonly SelectorStep[]): ReadSelector {
  const [first] = steps;
  if (steps.length === 1 && typeof first === "string") return (event) => member(event, first);
  if (!steps.includes(everyItem)) return (event) => follow(event, steps);
  return (event) => {
    const found = collect([event], steps);
    return found.length === 0 ? undefined : found.flat();
  };
}

function follow(event: unknown, steps: readonly SelectorStep[]): unknown {
  let value = event;
  for (const step of steps) {
    value = member(value, step);
    if (value === undefined) return undefined;
  }
  return value;
}

function collect(values: readonly unknown[], steps: readonly SelectorStep[]): unknown[] {
  return steps.reduce<unknown[]>(
    (current, step) =>
      current.flatMap((value) => {
        if (step === everyItem) return typeof value === "object" && value !== null ? Object.values(value) : [];
        const next = member(value, step);
        return next === undefined ? [] : [next];
      }),
    [...values],
  );
}

function member(value: unknown, step: SelectorStep): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  if (typeof step === "number") return Array.isArray(value) ? value[step] : undefined;
  const object = value as Readonly<Record<string, unknown>>;
  return typeof step === "string" && Object.hasOwn(object, step) ? object[step] : undefined;
}
