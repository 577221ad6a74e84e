import { constants, getPriority, setPriority } from "node:os";

/** This process waits for others from now on: senders, rules and queries come first. Only root can undo it. */
export function lowerPriority(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
}
