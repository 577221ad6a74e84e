import { detectionsFolder } from "@pharos/content";
import { loadContent } from "@pharos/detection-content";
import { openTestStore } from "@pharos/testkit";
import { afterAll, expect, test } from "vitest";
import { version } from "../../configuration/version.ts";
import { keepShippedRelease } from "./keep-shipped-release.ts";

const now = new Date("2026-03-01T12:00:00Z");
const { store, close } = await openTestStore();
afterAll(close);

test("packs move on with Pharos, but for those with which somebody went back", async () => {
  const content = await loadContent(detectionsFolder);
  expect((await keepShippedRelease(store, content, now)).rules).toEqual(content.rules);
  const [release] = await store.packReleases.list();
  expect(release).toMatchObject({ sourceId: undefined, version });
  const installed = await store.packReleases.installations();
  expect(installed.map(({ packId }) => packId)).toEqual(content.packs.map(({ id }) => id).sort());

  // An older release, in which Okta's pack had one rule with another text; somebody went back to it.
  const archive = await store.packReleases.archive(release?.id ?? "");
  if (!release || !archive) throw new Error("the release was kept");
  const older = await store.packReleases.put({ ...release, version: "0.0.1", archive }, now);
  await store.packReleases.setInstallation({ packId: "Pharos.Okta", sourceId: undefined, releaseId: older.id });
  const [first, ...others] = content.rules.filter(({ id }) => id.startsWith("Okta."));
  if (!first) throw new Error("Okta has rules");
  const newer = {
    ...content,
    rules: content.rules.map((rule) => (rule === first ? { ...rule, description: "New." } : rule)),
  };
  const kept = await keepShippedRelease(store, newer, now);
  expect(kept.rules.find(({ id }) => id === first.id)?.description).toBe(first.description);
  expect(kept.rules).toHaveLength(content.rules.length);
  expect(others.length).toBeGreaterThan(0);
  const releases = new Map((await store.packReleases.installations()).map((one) => [one.packId, one.releaseId]));
  expect([releases.get("Pharos.Okta"), releases.get("Pharos.AWS")]).toEqual([older.id, release.id]);
});
