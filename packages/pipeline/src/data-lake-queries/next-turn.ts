/** A query that waits for its turn, or has it. */
export interface QueuedQuery {
  readonly id: string;
  /** Whose it is: one person, program, or schedule. */
  readonly issuer: string;
}
export interface TurnLimits {
  /** Queries under way at a time. */
  readonly total: number;
  /** Of one issuer. */
  readonly perIssuer: number;
}

/**
 * Whose turn it is: a query of the issuer with the fewest under way; among those, of who has waited longest for a turn;
 * of theirs, the one that was asked first. Undefined while nobody may have one.
 * @param waiting in the order in which they were asked
 * @param turns the number of each issuer's latest turn, counted over all
 */
export function nextTurn(
  waiting: readonly QueuedQuery[],
  running: readonly QueuedQuery[],
  turns: ReadonlyMap<string, number>,
  limits: TurnLimits,
): QueuedQuery | undefined {
  if (running.length >= limits.total) return undefined;
  const underWay = (issuer: string) => running.filter((query) => query.issuer === issuer).length;
  const firsts = waiting.filter(({ issuer }, index) => waiting.findIndex((other) => other.issuer === issuer) === index);
  return firsts
    .filter(({ issuer }) => underWay(issuer) < limits.perIssuer)
    .sort((a, b) => underWay(a.issuer) - underWay(b.issuer) || (turns.get(a.issuer) ?? 0) - (turns.get(b.issuer) ?? 0))
    .at(0);
}
