import { readKnownContent } from "@pharos/store";
import { dueCorrelations } from "./due-correlations.ts";
import { type CorrelationOptions, runCorrelation } from "./run-correlation.ts";

/**
 * Runs the correlation rules that are due, one after the other: the lake has one connection for them. One that fails
 * does not keep the others from running.
 * @returns how many were run
 * @throws AggregateError what some of them found could not be committed; it will be when they are run again
 */
export async function runDueCorrelationRules(options: CorrelationOptions, signal?: AbortSignal): Promise<number> {
  const { store, clock } = options;
  const rules = await store.detections.allCorrelationRules();
  const latest = await store.correlationRuns.latest(rules.map(({ id }) => id));
  const failures: unknown[] = [];
  let count = 0;
  const runs = dueCorrelations(rules, latest, clock());
  if (runs.length === 0) return 0;
  const known = await readKnownContent(store);
  for (const due of runs) {
    if (signal?.aborted) break;
    await runCorrelation(options, due, known).catch((error: unknown) => failures.push(error));
    count += 1;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, "What correlation rules found could not be committed yet");
  return count;
}
