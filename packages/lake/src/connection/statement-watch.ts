import type { Statement } from "./statement.ts";

/** Told of every statement before it is sent. Waits for an engine that can take it. @throws what refuses it */
export type StatementWatch = (statement: Statement) => Promise<WatchedStatement>;

export interface WatchedStatement {
  /** The engine is at work on it no more. */
  finish(): void;
  /** The error to throw for one that the statement failed with. Finishes it. */
  explain(error: unknown): Promise<unknown>;
  /** Nobody waits for it any more: it must end soon. */
  abandon(): void;
  /** The engine that worked on it is no more. */
  isLost(): boolean;
}

/** For an engine that somebody else looks after. */
export const unwatched: StatementWatch = async () => ({
  finish: () => undefined,
  abandon: () => undefined,
  explain: async (error) => error,
  isLost: () => false,
});
