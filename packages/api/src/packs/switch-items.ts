import type { ActorReference } from "@pharos/domain";
import type { Store } from "@pharos/store";

/** Only those that are not as they shall be. Globals can't be switched; queries without a schedule are run by hand. */
export async function switchItems(
  tx: Store,
  ids: readonly string[],
  isEnabled: boolean,
  by: ActorReference,
  now: Date,
): Promise<void> {
  const isOther = ({ enabled }: { readonly enabled: boolean }) => enabled !== isEnabled;
  const detections = (await tx.detections.getMany(ids)).filter(isOther).map(({ id }) => id);
  await tx.detections.setEnabledOf(detections, isEnabled, { origin: "PACK", by, at: now });
  for (const model of (await tx.dataModels.getMany(ids)).filter(isOther)) {
    await tx.dataModels.setEnabled(model.id, isEnabled, by, now, "PACK");
  }
  for (const query of (await tx.savedQueries.getMany(ids)).filter(isOther)) {
    if (query.schedule !== undefined) await tx.savedQueries.setEnabled(query.name, isEnabled, by, now);
  }
  const wanted = new Set(ids);
  for (const table of (await tx.lookupTables.all()).filter(({ name }) => wanted.has(name)).filter(isOther)) {
    await tx.lookupTables.update(table.id, table.revision, { ...table, enabled: isEnabled }, by, now);
  }
}
