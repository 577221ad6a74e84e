// Deeper than anybody writes, and shallow enough for everyone who walks the tree by recursion.
const deepest: i32 = 200;
let depth: i32 = 0;

export function startDepth(): void {
  depth = 0;
}

/** Whether one more level is allowed; where it is, `leave` must follow. */
export function enter(): bool {
  if (depth >= deepest) return false;
  depth++;
  return true;
}

export function leave(): void {
  depth--;
}

/** Chains such as `a + b + …` make trees deep without recursion. */
export function isTooHigh(height: i32): bool {
  return height > deepest * 5;
}
