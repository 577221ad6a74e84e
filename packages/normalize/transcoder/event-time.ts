const none: u32 = 0xffffffff;

let order: u32 = none;
let text: usize = 0;

/** Forgets the times of the record before. */
export function beginEventTime(): void {
  order = none;
}

/** Notes a time's 29 characters: of several event times the one that the schema names first counts. */
export function noteEventTime(itsOrder: u32, itsText: usize): void {
  if (itsOrder >= order) return;
  order = itsOrder;
  text = itsText;
}

/** The address of the record's time; 0 when it has none. */
export function eventTimeText(): usize {
  return order === none ? 0 : text;
}
