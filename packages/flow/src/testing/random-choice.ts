/** Decisions out of a list of numbers, so that a property's counterexample is a shorter list. */
export interface Choice {
  /** A whole number from 0 up to, and without, `below`; 0 when the list is at its end. */
  number(below: number): number;
  /** True once in so many times; never when the list is at its end. */
  once(inTimes: number): boolean;
  of<Item>(items: readonly Item[]): Item;
  /** From `least` to `most` of what a function makes. */
  some(least: number, most: number, make: () => string): string[];
}

export function choiceFrom(decisions: readonly number[]): Choice {
  let at = 0;
  const number = (below: number) => (decisions[at++] ?? 0) % Math.max(1, below);
  const of = <Item>(items: readonly Item[]) => {
    const item = items[number(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  };
  return {
    number,
    of,
    once: (inTimes) => number(inTimes) === inTimes - 1,
    some: (least, most, make) => Array.from({ length: least + number(most - least + 1) }, make),
  };
}
