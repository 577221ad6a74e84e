import type { Engine } from "../connection/engine.ts";
import type { Statement } from "../connection/statement.ts";
import { queryTooLarge, queryTooSlow } from "../errors/errors.ts";

const searchSecondsMax = 60;

/** Runs one statement of a search, in bounded time; says what a person can do about one that fails. */
export async function runSearch<T>(engine: Engine, statement: Statement): Promise<T[]> {
  try {
    return await engine.rows<T>({ ...statement, settings: { max_execution_time: searchSecondsMax } });
  } catch (error) {
    throw explained(error);
  }
}

function explained(error: unknown): unknown {
  const type = error instanceof Error && "type" in error ? String(error.type) : "";
  if (type === "TIMEOUT_EXCEEDED") return queryTooSlow(searchSecondsMax);
  if (type === "MEMORY_LIMIT_EXCEEDED") return queryTooLarge();
  return error;
}
