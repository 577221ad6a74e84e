import type { Engine } from "../connection/engine.ts";
import type { Statement } from "../connection/statement.ts";
import { queryTooLarge, queryTooSlow } from "../errors/errors.ts";

const searchSecondsMaxDefault = 60;

/** Runs one statement of a search, in bounded time; says what a person can do about one that fails. */
export async function runSearch<T>(
  engine: Engine,
  statement: Statement,
  secondsMax = searchSecondsMaxDefault,
): Promise<T[]> {
  try {
    return await engine.rows<T>({ ...statement, settings: { max_execution_time: secondsMax } });
  } catch (error) {
    throw explained(error, secondsMax);
  }
}

function explained(error: unknown, secondsMax: number): unknown {
  const type = error instanceof Error && "type" in error ? String(error.type) : "";
  if (type === "TIMEOUT_EXCEEDED") return queryTooSlow(secondsMax);
  if (type === "MEMORY_LIMIT_EXCEEDED") return queryTooLarge();
  return error;
}
