/** A pack as a release has it. */
export interface ReleasedPack {
  readonly id: string;
  readonly displayName: string;
  readonly description: string;
  readonly itemIds: readonly string[];
  /** Of the pack and of all its items: equal where two releases do not differ in it. */
  readonly digest: string;
}

/** A version of all packs of a source. */
export interface PackRelease {
  readonly id: string;
  /** Undefined for what comes with Pharos. */
  readonly sourceId: string | undefined;
  readonly version: string;
  /** What its makers say about it. */
  readonly notes: string;
  readonly publishedAt: Date;
  readonly foundAt: Date;
  readonly packs: readonly ReleasedPack[];
}

/** Which version of a pack is in use. */
export interface PackInstallation {
  readonly packId: string;
  /** Undefined for a pack that comes with Pharos. */
  readonly sourceId: string | undefined;
  /** Undefined where nothing of the pack is installed. */
  readonly releaseId: string | undefined;
}

/** How many releases of a source are kept, beside those that are in use. */
export const packReleasesKept = 10;

/** The newest first: by number where both have one, else by when they were published. */
type Dated = Pick<PackRelease, "version" | "publishedAt">;

export function compareReleases(a: Dated, b: Dated): number {
  const [left, right] = [numbersOf(a.version), numbersOf(b.version)];
  if (left && right) {
    for (const [index, number] of left.numbers.entries()) {
      const difference = (right.numbers[index] ?? 0) - number;
      if (difference !== 0) return difference;
    }
    if (left.preview !== right.preview) {
      if (left.preview === "") return -1;
      if (right.preview === "") return 1;
      return left.preview < right.preview ? 1 : -1;
    }
  }
  return b.publishedAt.getTime() - a.publishedAt.getTime();
}

/** `v3.12.0-beta` → 3, 12, 0 and `beta`. */
function numbersOf(version: string): { readonly numbers: readonly number[]; readonly preview: string } | undefined {
  const [, major, minor = "0", patch = "0", preview = ""] =
    /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([\w.-]+))?$/.exec(version) ?? [];
  return major === undefined ? undefined : { numbers: [major, minor, patch].map(Number), preview };
}

export interface PackVersions {
  /** Undefined where nothing of the pack is installed. */
  readonly installed: PackRelease | undefined;
  /** Those that have the pack, the newest first. */
  readonly releases: readonly PackRelease[];
  /** A newer version has other content than the installed one. */
  readonly hasUpdate: boolean;
}

/** The versions of a pack among all releases. */
export function findPackVersions(
  packId: string,
  installation: PackInstallation | undefined,
  all: readonly PackRelease[],
): PackVersions {
  const digestIn = (release: PackRelease | undefined) => release?.packs.find(({ id }) => id === packId)?.digest;
  const releases = all
    .filter((release) => release.sourceId === installation?.sourceId && digestIn(release) !== undefined)
    .sort(compareReleases);
  const installed = releases.find(({ id }) => id === installation?.releaseId);
  const [newest] = releases;
  const hasUpdate = installed !== undefined && newest !== installed && digestIn(newest) !== digestIn(installed);
  return { installed, releases, hasUpdate };
}
