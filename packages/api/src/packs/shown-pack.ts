import {
  findPackVersions,
  type Pack,
  type PackInstallation,
  type PackRelease,
  type PackSource,
  type PackVersions,
} from "@pharos/domain";
import type { Store, StoredItem } from "@pharos/store";

export type PackOrigin = "PHAROS" | "SOURCE" | "UPLOAD";

/** A pack with what is known of its versions. */
export interface ShownPack extends StoredItem<Pack> {
  readonly origin: PackOrigin;
  readonly source: PackSource | undefined;
  readonly known: PackVersions;
}

/** All that is known of versions. */
export interface PackCatalogue {
  readonly releases: readonly PackRelease[];
  /** By the id of the pack. */
  readonly installations: ReadonlyMap<string, PackInstallation>;
  /** By id. */
  readonly sources: ReadonlyMap<string, PackSource>;
}

export async function readPackCatalogue({ packReleases, packSources }: Store): Promise<PackCatalogue> {
  const [releases, installations, sources] = await Promise.all([
    packReleases.list(),
    packReleases.installations(),
    packSources.list(),
  ]);
  return {
    releases,
    installations: new Map(installations.map((one) => [one.packId, one])),
    sources: new Map(sources.map((source) => [source.id, source])),
  };
}

export function toShownPack(pack: StoredItem<Pack>, { releases, installations, sources }: PackCatalogue): ShownPack {
  const installation = installations.get(pack.id);
  const source = sources.get(installation?.sourceId ?? "");
  const origin = source ? "SOURCE" : pack.managed ? "PHAROS" : "UPLOAD";
  const isVersioned = origin !== "UPLOAD";
  const known = findPackVersions(pack.id, installation, isVersioned ? releases : []);
  return { ...pack, origin, source, known };
}
