import { PharosError } from "@pharos/domain";
import { ConfigurationError } from "./configuration/configuration.ts";

export interface Failure {
  readonly message: string;
  /** 1: it did not work, 2: it was asked wrongly. */
  readonly exitCode: 1 | 2;
}

/** How the program ends for an error, and what it says: one sentence where it was to be expected, else all that is known. */
export function describeFailure(error: unknown): Failure {
  const isUsage = error instanceof ConfigurationError;
  const isExpected = isUsage || error instanceof PharosError;
  const what = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
  return { message: `pharos: ${what}`, exitCode: isUsage ? 2 : 1 };
}
