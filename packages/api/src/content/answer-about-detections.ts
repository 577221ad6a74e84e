import { type Detection, isRule } from "@pharos/domain";
import type { Store } from "@pharos/store";

/**
 * Answers what a thread asks about detections that are not among its files. A base is told as it was written: what
 * people chose of it, or that it waits for logs, is of the base alone, and no part of what derives from it.
 */
export function answerAboutDetections(
  { detections }: Store,
  find: (id: string) => Promise<Detection | undefined>,
): (question: string, id: unknown) => Promise<Detection | undefined> {
  return async (question, id) => {
    if (question !== "base") return find(String(id));
    const [base] = await detections.unchosen([String(id)]);
    return base && isRule(base) ? base : undefined;
  };
}
