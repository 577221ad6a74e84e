import { CollectionFailure, type ConnectionCheck } from "@pharos/domain";

export interface CheckStep {
  readonly name: string;
  /** Returns what went well. @throws CollectionFailure */
  readonly run: () => Promise<string>;
  /** Without it everything else would fail for the same reason. */
  readonly isFirst?: boolean;
}

/** Runs the steps of "Check connection" one after the other. */
export async function runChecks(steps: readonly CheckStep[]): Promise<ConnectionCheck[]> {
  const checks: ConnectionCheck[] = [];
  for (const { name, run, isFirst = false } of steps) {
    try {
      checks.push({ name, isHealthy: true, message: await run() });
    } catch (error) {
      if (!(error instanceof CollectionFailure)) throw error;
      checks.push({ name, isHealthy: false, message: error.message });
      if (isFirst) return checks;
    }
  }
  return checks;
}
