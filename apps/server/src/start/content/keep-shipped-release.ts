import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { detectionsFolder } from "@pharos/content";
import {
  type LoadedContent,
  loadFiles,
  type PinnedPack,
  readArchive,
  releasedPacks,
  withPinnedPacks,
  writeZip,
} from "@pharos/detection-content";
import type { Store } from "@pharos/store";
import { version } from "../../configuration/version.ts";

/**
 * Keeps the packs of this version of Pharos as a release, so that people can go back to it later, and moves on all packs
 * but those with which somebody went back.
 * @returns the content that is to be stored: the loaded one, with those packs as they were
 */
export async function keepShippedRelease(tx: Store, loaded: LoadedContent, now: Date): Promise<LoadedContent> {
  const { packReleases } = tx;
  const before = (await packReleases.list()).filter(({ sourceId }) => sourceId === undefined);
  const installations = (await packReleases.installations()).filter(({ sourceId }) => sourceId === undefined);
  const [newest] = before;
  const held = installations.filter(({ releaseId }) => releaseId !== undefined && releaseId !== newest?.id);
  const pinned: PinnedPack[] = [];
  for (const { packId, releaseId = "" } of held) {
    const archive = await packReleases.archive(releaseId);
    if (archive) pinned.push({ packId, content: await loadFiles(readArchive(archive, now).files) });
  }
  const release = { sourceId: undefined, version, notes: "", publishedAt: now, archive: archiveOfDetections() };
  const { id: releaseId } = await packReleases.put({ ...release, packs: releasedPacks(loaded) }, now);
  const pins = new Set(pinned.map(({ packId }) => packId));
  for (const { id: packId } of loaded.packs.filter((pack) => !pins.has(pack.id)))
    await packReleases.setInstallation({ packId, sourceId: undefined, releaseId });
  const shipped = new Set([...loaded.packs.map(({ id }) => id), ...pins]);
  await packReleases.removeInstallations(
    installations.map(({ packId }) => packId).filter((packId) => !shipped.has(packId)),
  );
  await packReleases.forgetOld(undefined);
  return withPinnedPacks(loaded, pinned);
}

function archiveOfDetections(): Buffer {
  const paths = globSync(join(detectionsFolder, "**/*.{yml,py}")).sort();
  return writeZip(new Map(paths.map((path) => [relative(detectionsFolder, path), readFileSync(path)])));
}
