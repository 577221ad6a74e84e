import { findPackVersions, type PackSource, type ReleasedPack } from "@pharos/domain";
import type { Store } from "@pharos/store";

/**
 * Offers the packs of the newest release that nobody has installed yet, as that release describes them, and takes back
 * those that it no longer has. Returns the names of installed packs for which there is an update.
 * @param problems gets a sentence for each pack whose id is taken
 */
export async function offerPacks(tx: Store, source: PackSource, now: Date, problems: string[]): Promise<string[]> {
  const [releases, all, packs] = await Promise.all([
    tx.packReleases.list(source.id),
    tx.packReleases.installations(),
    tx.packs.all(),
  ]);
  const installations = new Map(all.map((one) => [one.packId, one]));
  const taken = new Map(packs.map((pack) => [pack.id, pack]));
  const offered = releases[0]?.packs ?? [];
  for (const pack of offered) {
    const installation = installations.get(pack.id);
    if (installation?.releaseId !== undefined && installation.sourceId === source.id) continue;
    if (taken.has(pack.id) && installation?.sourceId !== source.id) {
      problems.push(`The pack ${pack.id} was not taken: another pack has this id.`);
      continue;
    }
    await tx.packs.putManaged(definitionOf(pack), source.createdBy, { origin: "PACK", by: undefined, at: now });
    await tx.packReleases.setInstallation({ packId: pack.id, sourceId: source.id, releaseId: undefined });
  }
  const names = new Set(offered.map(({ id }) => id));
  const own = all.filter(({ sourceId }) => sourceId === source.id);
  const gone = own.filter(({ packId, releaseId }) => releaseId === undefined && !names.has(packId));
  for (const { packId } of gone) await tx.packs.delete(packId);
  await tx.packReleases.removeInstallations(gone.map(({ packId }) => packId));
  return own
    .filter((installation) => findPackVersions(installation.packId, installation, releases).hasUpdate)
    .map(({ packId }) => taken.get(packId)?.displayName ?? packId);
}

function definitionOf({ digest: _, ...pack }: ReleasedPack) {
  return { ...pack, enabled: false };
}
