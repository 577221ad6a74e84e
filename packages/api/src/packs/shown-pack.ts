import {
  findPackVersions,
  type Pack,
  type PackInstallation,
  type PackRelease,
  type PackSource,
  type PackVersions,
} from "@pharos/domain";
import type { ItemSwitch, Store, StoredItem } from "@pharos/store";

export type PackOrigin = "PHAROS" | "SOURCE" | "UPLOAD";

/** A pack with what is known of its versions. */
export interface ShownPack extends StoredItem<Pack> {
  readonly origin: PackOrigin;
  readonly source: PackSource | undefined;
  readonly known: PackVersions;
  readonly switch: ItemSwitch;
}

/** All that is known of versions. */
export interface PackCatalogue {
  readonly releases: readonly PackRelease[];
  /** By the id of the pack. */
  readonly installations: ReadonlyMap<string, PackInstallation>;
  /** By id. */
  readonly sources: ReadonlyMap<string, PackSource>;
  /** By the id of the pack. */
  readonly switches: ReadonlyMap<string, ItemSwitch>;
}

export async function readPackCatalogue({ packReleases, packSources, packs }: Store): Promise<PackCatalogue> {
  const [releases, installations, sources, switches] = await Promise.all([
    packReleases.list(),
    packReleases.installations(),
    packSources.list(),
    packs.switches(),
  ]);
  return {
    releases,
    installations: new Map(installations.map((one) => [one.packId, one])),
    sources: new Map(sources.map((source) => [source.id, source])),
    switches,
  };
}

const noSwitch: ItemSwitch = { enabledByUser: null, waitsForLogs: false };

export function toShownPack(pack: StoredItem<Pack>, catalogue: PackCatalogue): ShownPack {
  const { releases, installations, sources, switches } = catalogue;
  const installation = installations.get(pack.id);
  const source = sources.get(installation?.sourceId ?? "");
  const origin = source ? "SOURCE" : pack.managed ? "PHAROS" : "UPLOAD";
  const isVersioned = origin !== "UPLOAD";
  const known = findPackVersions(pack.id, installation, isVersioned ? releases : []);
  return { ...pack, origin, source, known, switch: switches.get(pack.id) ?? noSwitch };
}
