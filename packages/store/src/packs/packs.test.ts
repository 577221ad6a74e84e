import type { ActorReference, ReleasedPack } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const { packSources, packReleases } = store;
const ada: ActorReference = { kind: "user", id: "u1", name: "Ada" };
const now = new Date("2026-03-01T10:00:00Z");
const later = new Date("2026-03-01T11:00:00Z");
const content = {
  displayName: "Community",
  kind: "GIT_RELEASES",
  url: "https://github.example/rules/packs",
  publicKey: "",
  enabled: true,
} as const;
const doors: ReleasedPack = { id: "Doors", displayName: "Doors", description: "", itemIds: ["a"], digest: "1" };
const aRelease = (sourceId: string | undefined, version: string) => ({
  sourceId,
  version,
  notes: "",
  publishedAt: now,
  packs: [doors],
  archive: Buffer.from(version),
});

beforeEach(clear);
afterAll(close);

test("keeps the token of a source sealed, through changes that do not name it", async () => {
  const source = await packSources.create(content, "s3cret", ada, now);
  expect(source).toMatchObject({ ...content, hasToken: true, revision: 1, polledAt: undefined });
  expect(JSON.stringify(source)).not.toContain("s3cret");
  const renamed = await packSources.update(source.id, 1, { ...content, displayName: "Ours" }, undefined, ada, later);
  expect([renamed.displayName, await packSources.token(source.id)]).toEqual(["Ours", "s3cret"]);
  await packSources.update(source.id, 2, content, "", ada, later);
  expect(await packSources.token(source.id)).toBeUndefined();
  await expect(packSources.update(source.id, 1, content, "", ada, later)).rejects.toMatchObject({
    category: "RevisionConflict",
  });
  await expect(packSources.create({ ...content, displayName: "COMMUNITY" }, "", ada, now)).rejects.toMatchObject({
    code: "packs.source_name_taken",
  });
});

test("asks anew once somebody changed the source", async () => {
  const { id } = await packSources.create(content, "", ada, now);
  await packSources.setLook(id, { problem: "gone", etag: 'W/"1"', toldProblems: ["gone"] }, later);
  expect(await packSources.etag(id)).toBe('W/"1"');
  expect(await packSources.get(id)).toMatchObject({ problem: "gone", polledAt: later, revision: 1 });
  await packSources.setLook(id, { problem: "away", etag: 'W/"1"', toldProblems: undefined }, later);
  expect(await packSources.toldProblems(id)).toEqual(["gone"]);
  await packSources.update(id, 1, content, undefined, ada, later);
  expect(await packSources.etag(id)).toBeUndefined();
  expect(await packSources.toldProblems(id)).toEqual([]);
});

test("keeps one archive a version, and the newest of a source beside those in use", async () => {
  const { id: sourceId } = await packSources.create(content, "", ada, now);
  const first = await packReleases.put(aRelease(sourceId, "v1.0.0"), now);
  const again = await packReleases.put({ ...aRelease(sourceId, "v1.0.0"), archive: Buffer.from("new") }, later);
  expect(again.id).toBe(first.id);
  expect(String(await packReleases.archive(first.id))).toBe("new");
  await packReleases.put(aRelease(undefined, "v1.0.0"), now);
  for (let n = 1; n <= 11; n++) await packReleases.put(aRelease(sourceId, `v1.${n}.0`), now);
  await packReleases.setInstallation({ packId: "Doors", sourceId, releaseId: first.id });
  await packReleases.forgetOld(sourceId);
  const kept = (await packReleases.list(sourceId)).map(({ version }) => version);
  expect(kept).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `v1.${n}.0`).concat("v1.0.0"));
  expect(await packReleases.list()).toHaveLength(12);
});

test("forgets the releases and what is installed with their source", async () => {
  const { id: sourceId } = await packSources.create(content, "", ada, now);
  const { id: releaseId } = await packReleases.put(aRelease(sourceId, "v1"), now);
  await packReleases.setInstallation({ packId: "Doors", sourceId, releaseId });
  expect(await packReleases.installations()).toEqual([{ packId: "Doors", sourceId, releaseId }]);
  expect(await packSources.delete(sourceId)).toBe(true);
  expect([await packReleases.list(), await packReleases.installations()]).toEqual([[], []]);
  expect(await packSources.delete(sourceId)).toBe(false);
});
