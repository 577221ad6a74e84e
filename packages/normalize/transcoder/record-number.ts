let number: u32 = 0;

/** Counts the records that were begun: what was noted of one is told from what was noted of those before it. */
export function beginRecord(): void {
  number++;
}

export function recordNumber(): u32 {
  return number;
}
