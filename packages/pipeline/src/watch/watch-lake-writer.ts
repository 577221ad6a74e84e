import type { Store } from "@pharos/store";
import { raiseAlarms } from "../alarms/raise-alarms.ts";
import type { LakeWriter } from "../lake-writer/lake-writer.ts";
import { lakeWriterAlarms } from "./lake-writer-alarms.ts";

/** Tells everybody who may see log sources when acknowledged rows do not arrive in the lake; each thing once. */
export async function watchLakeWriter(
  { store, lakeWriter }: { readonly store: Store; readonly lakeWriter: Pick<LakeWriter, "stats"> },
  now: Date,
): Promise<void> {
  const alarms = lakeWriterAlarms(lakeWriter.stats, await store.lakeOutbox.refusedByTable(), now);
  await raiseAlarms(store, "lake-writer-alarms", alarms, now);
}
