import { aiTooManyRunning } from "./errors.ts";
import { runningInferenceMax } from "./inference-stream.ts";

/**
 * Whether one more may be written.
 * @param owners of each that is being written, by the id of who asked
 * @throws aiTooManyRunning
 */
export function checkRunning(owners: readonly string[], actorId: string): void {
  const { ofOne, ofAll } = runningInferenceMax;
  if (owners.filter((owner) => owner === actorId).length >= ofOne) throw aiTooManyRunning(ofOne, "your");
  if (owners.length >= ofAll) throw aiTooManyRunning(ofAll, "all");
}
