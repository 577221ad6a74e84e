import { enablePacksInUse } from "@pharos/store";
import type { RequestContext } from "../context/request-context.ts";

/** What a new or changed source entails: packs for its log types are enabled, and the pipeline knows it. */
export async function applySourceChange({ store, pipeline, clock }: RequestContext): Promise<void> {
  await enablePacksInUse(store, clock());
  await pipeline.reload();
}
