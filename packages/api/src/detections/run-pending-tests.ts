import type { ApiDependencies } from "../context/api-dependencies.ts";
import { recordTests, testedTextOf } from "./test-status.ts";

/** Whoever runs tests in the console waits for the batch that is under way. */
const batchSize = 50;

/**
 * Runs the tests of detections that have not been tested as they are now: those of uploads, packs and clients. A change
 * of something else, such as tags, runs nothing.
 */
export async function runPendingTests(
  { store, rules, clock }: Pick<ApiDependencies, "store" | "rules" | "clock">,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const ids = await store.detectionTestRuns.listPending(batchSize);
    if (ids.length === 0) return;
    const [pending, runs] = await Promise.all([store.detections.getMany(ids), store.detectionTestRuns.getMany(ids)]);
    const isTested = Map.groupBy(pending, (one) => runs.get(one.id)?.testedText === testedTextOf(one));
    for (const { id: detectionId, lastModified: detectionModified } of isTested.get(true) ?? []) {
      const testedText = runs.get(detectionId)?.testedText ?? "";
      await store.detectionTestRuns.follow({ detectionId, testedText, detectionModified });
    }
    const untested = isTested.get(false) ?? [];
    const withTests = untested.filter(({ tests }) => tests.length > 0);
    const results = Map.groupBy(withTests.length === 0 ? [] : await rules.runTests(withTests), ({ ruleId }) => ruleId);
    for (const detection of untested) await recordTests({ store, clock }, detection, results.get(detection.id) ?? []);
  }
}
