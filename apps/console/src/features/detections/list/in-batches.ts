import { detectionsChangedMax as batchMax } from "@pharos/domain";

/** Sends the ids in as few requests as the server takes, one after the other. The first that fails ends it. */
export async function inBatches(ids: readonly string[], send: (batch: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += batchMax) await send(ids.slice(at, at + batchMax));
}
