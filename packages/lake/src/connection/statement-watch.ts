import { lakeUnavailable } from "../errors/errors.ts";
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

const lostCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND"]);

/** The same as `unwatched`, and says of a lost connection that it was lost. */
export const unwatchedInWords: StatementWatch = async (statement) => ({
  ...(await unwatched(statement)),
  explain: async (error) => {
    const { code = "", message } = error as NodeJS.ErrnoException;
    const isLost = lostCodes.has(code) || /socket hang up|Timeout error/.test(message);
    return isLost ? lakeUnavailable(`the connection was lost (${message})`) : error;
  },
});

/** For an engine that somebody else looks after. */
export const unwatched: StatementWatch = async () => ({
  finish: () => undefined,
  abandon: () => undefined,
  explain: async (error) => error,
  isLost: () => false,
});
