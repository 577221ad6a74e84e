import type { PharosError } from "@pharos/domain";
import pg from "pg";
import { storeConflict, storeUnavailable } from "./errors.ts";

const conflictStates = new Set(["40001", "40P01", "55P03"]);
/** Class 08 (connection), 57P01–57P03 (shutting down, crashed, starting up), 53300 (too many connections). */
const unavailableState = /^(08|57P0[123]|53300)/;
const unavailableCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"]);
const driverWords =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection/i;

/** What callers see of a failure of the driver: a retryable PharosError, or the database's error without row contents. */
export function publicFailure(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    if (conflictStates.has(error.code ?? "")) return withCause(storeConflict(), error);
    if (unavailableState.test(error.code ?? "")) return withCause(storeUnavailable(), error);
    // `detail` quotes the row, which may hold a hash or a sealed secret, and errors end up in logs.
    error.detail = undefined;
    return error;
  }
  if (!(error instanceof Error)) return error;
  const isUnavailable =
    unavailableCodes.has((error as NodeJS.ErrnoException).code ?? "") || driverWords.test(error.message);
  return isUnavailable ? withCause(storeUnavailable(), error) : error;
}

function withCause(error: PharosError, cause: Error): PharosError {
  error.cause = cause;
  return error;
}

/** Whether the error says that a row breaks the named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint;
}
