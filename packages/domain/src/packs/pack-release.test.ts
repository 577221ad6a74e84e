import { expect, test } from "vitest";
import { compareReleases, findPackVersions, type PackRelease } from "./pack-release.ts";

function aRelease(version: string, day = 1, digest = version, sourceId: string | undefined = "s"): PackRelease {
  const at = new Date(Date.UTC(2026, 2, day));
  const pack = { id: "p", displayName: "P", description: "", itemIds: ["a"], digest };
  return { id: `${sourceId} ${version}`, sourceId, version, notes: "", publishedAt: at, foundAt: at, packs: [pack] };
}
const sorted = (...releases: PackRelease[]) => releases.toSorted(compareReleases).map(({ version }) => version);

test.each([
  { name: "by number, not by letter", given: [aRelease("v3.9.0"), aRelease("v3.10.0")], found: ["v3.10.0", "v3.9.0"] },
  {
    name: "a preview before its version",
    given: [aRelease("1.0.0-rc1"), aRelease("1.0.0")],
    found: ["1.0.0", "1.0.0-rc1"],
  },
  {
    name: "previews among each other",
    given: [aRelease("1.0.0-a"), aRelease("1.0.0-b")],
    found: ["1.0.0-b", "1.0.0-a"],
  },
  { name: "short numbers", given: [aRelease("1"), aRelease("1.1")], found: ["1.1", "1"] },
  { name: "names by their day", given: [aRelease("spring", 1), aRelease("summer", 2)], found: ["summer", "spring"] },
  { name: "equal numbers by their day", given: [aRelease("v1.0", 1), aRelease("1.0", 2)], found: ["1.0", "v1.0"] },
])("sorts $name", ({ given, found }) => {
  expect(sorted(...given)).toEqual(found);
});

test.each([
  {
    name: "a newer version with other content",
    installed: "1.0.0",
    releases: [aRelease("1.0.0"), aRelease("1.1.0")],
    hasUpdate: true,
  },
  {
    name: "a newer version with the same content",
    installed: "1.0.0",
    releases: [aRelease("1.0.0", 1, "x"), aRelease("1.1.0", 1, "x")],
    hasUpdate: false,
  },
  { name: "an older version", installed: "1.1.0", releases: [aRelease("1.0.0"), aRelease("1.1.0")], hasUpdate: false },
  {
    name: "versions of another source",
    installed: "1.0.0",
    releases: [aRelease("1.0.0"), aRelease("2.0.0", 1, "y", "t")],
    hasUpdate: false,
  },
  { name: "a pack that is not installed", installed: undefined, releases: [aRelease("1.0.0")], hasUpdate: false },
])("$name: update $hasUpdate", ({ installed, releases, hasUpdate }) => {
  const releaseId = installed && `s ${installed}`;
  const found = findPackVersions("p", { packId: "p", sourceId: "s", releaseId }, releases);
  expect(found.hasUpdate).toBe(hasUpdate);
  expect(found.installed?.version).toBe(installed);
});
