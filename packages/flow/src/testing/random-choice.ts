/** Decisions out of a list of numbers, so that a property's counterexample is a shorter list. */
export interface Choice {
  /** A whole number from 0 up to, and without, `below`. */
  number(below: number): number;
  of<Item>(items: readonly Item[]): Item;
}

export function choiceFrom(decisions: readonly number[]): Choice {
  let at = 0;
  const number = (below: number) => (decisions[at++] ?? 0) % Math.max(1, below);
  const of = <Item>(items: readonly Item[]) => {
    const item = items[number(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  };
  return { number, of };
}
