import { generateKeyPairSync, sign } from "node:crypto";
import type { PackSourceAnswer, PackSourceKind } from "@pharos/domain";
import { type GitHost, type RecordingServer, startGitHost, startRecordingServer } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { releasesAddress } from "./find-git-releases.ts";
import { checkPackSource, openPackSource } from "./open-pack-source.ts";

const now = new Date("2026-03-01T10:00:00Z");
const archive = Buffer.from("PK archive");
const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pemOf = (key: typeof publicKey) => key.export({ type: "spki", format: "pem" }).toString();

interface Change {
  readonly kind?: PackSourceKind;
  readonly url?: string;
  readonly publicKey?: string;
  readonly token?: string;
  readonly archiveBytesMax?: number;
}

function open(
  url: string,
  { token, archiveBytesMax = 1000, ...change }: Change = {},
  allowed = ["127.0.0.1", "localhost"],
) {
  return openPackSource({
    source: { kind: "GIT_RELEASES", url, publicKey: "", ...change },
    token,
    fetch: createOutboundFetch({ allowedPrivateHosts: allowed, requiresTls: true }),
    version: "1.2.3",
    clock: () => now,
    archiveBytesMax,
  });
}
function releasesOf(answer: PackSourceAnswer) {
  if (answer.kind === "UNCHANGED") throw new Error("nothing changed");
  return answer.releases;
}

test.each([
  ["https://github.com/owner/name", "https://api.github.com/repos/owner/name"],
  ["https://github.com/owner/name.git", "https://api.github.com/repos/owner/name"],
  ["https://github.com/owner/name/releases/", "https://api.github.com/repos/owner/name"],
  ["https://git.example.com/owner/name", "https://git.example.com/api/v3/repos/owner/name"],
  ["https://git.example.com/api/v1/repos/owner/name", "https://git.example.com/api/v1/repos/owner/name"],
])("%s is asked at %s", (repository, api) => {
  expect(releasesAddress(repository)).toBe(`${api}/releases?per_page=30`);
});

test("refuses an address without a repository and a key that cannot be read before anything is saved", () => {
  const source = { kind: "GIT_RELEASES", url: "https://github.com/owner/name", publicKey: "" } as const;
  expect(() => checkPackSource(source)).not.toThrow();
  expect(() => checkPackSource({ ...source, url: "https://github.com" })).toThrow("is not the address of a repository");
  expect(() => checkPackSource({ ...source, publicKey: "hello" })).toThrow("could not be read");
});

test("says how to write the address of a repository", () => {
  expect(() => releasesAddress("https://github.com/owner")).toThrow("such as https://github.com/owner/repository");
});

describe("a Git host", () => {
  let host: GitHost;
  beforeEach(async () => {
    host = await startGitHost();
  });
  afterEach(() => host.close());
  const find = async (change: Change = {}) =>
    releasesOf(await open(host.repositoryUrl, change).findReleases(undefined));

  test("offers its releases without drafts and previews, and loads their files", async () => {
    host.token = "s3cret";
    host.releases.push(
      { tag: "v2.0.0", archive, isDraft: true },
      { tag: "v1.2.0-rc1", archive, isPreview: true },
      { tag: "v1.1.0", archive, notes: "More doors.", publishedAt: "2026-02-02T10:00:00Z" },
      { tag: "v1.0.0", archive: Buffer.from("PK old"), hasAsset: false },
    );
    const releases = await find({ token: "s3cret" });
    expect(releases.map(({ version, notes }) => [version, notes])).toEqual([
      ["v1.1.0", "More doors."],
      ["v1.0.0", ""],
    ]);
    expect(releases[0]?.publishedAt).toEqual(new Date("2026-02-02T10:00:00Z"));
    const loaded = await Promise.all(releases.map((release) => release.load()));
    expect(loaded.map(String)).toEqual(["PK archive", "PK old"]);
    expect(host.requests[0]?.headers).toMatchObject({
      accept: "application/vnd.github+json",
      "user-agent": "Pharos/1.2.3",
      authorization: "Bearer s3cret",
    });
    // The storage behind a redirect is another host.
    const storage = host.requests.filter(({ path }) => path.startsWith("/storage/"));
    expect(storage.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  test("is not asked for what has not changed", async () => {
    host.releases.push({ tag: "v1.0.0", archive });
    const client = open(host.repositoryUrl);
    const first = await client.findReleases(undefined);
    const etag = first.kind === "RELEASES" ? first.etag : undefined;
    expect(await client.findReleases(etag)).toEqual({ kind: "UNCHANGED" });
    host.releases.unshift({ tag: "v1.1.0", archive });
    expect(releasesOf(await client.findReleases(etag))).toHaveLength(2);
  });

  test.each([
    { name: "no token", change: {}, code: "packs.source_not_there", says: "also needs a token" },
    { name: "a wrong token", change: { token: "x" }, code: "packs.token_refused", says: "401: Bad credentials" },
  ])("says what is wrong with $name", async ({ change, code, says }) => {
    host.token = "s3cret";
    await expect(find(change)).rejects.toMatchObject({ code, message: expect.stringContaining(says) });
  });

  test("names the address that people entered, not the one of its API", async () => {
    host.token = "s3cret";
    await expect(find({})).rejects.toThrow(`${host.repositoryUrl} was not found (404).`);
  });

  test("says until when it accepts no more requests", async () => {
    host.requestsLeft = 0;
    await expect(find()).rejects.toThrow("until 2026-03-01T12:00:00.000Z");
  });

  test.each([
    { name: "Ed25519", key: pemOf(publicKey), signature: sign(null, archive, privateKey) },
    {
      name: "Ed25519 as base64",
      key: pemOf(publicKey),
      signature: Buffer.from(`${sign(null, archive, privateKey).toString("base64")}\n`),
    },
    { name: "RSA", key: pemOf(rsa.publicKey), signature: sign("sha512", archive, rsa.privateKey) },
  ])("takes an archive that is signed with $name", async ({ key, signature }) => {
    host.releases.push({ tag: "v1.0.0", archive, signature });
    const [release] = await find({ publicKey: key });
    expect(String(await release?.load())).toBe("PK archive");
  });

  test.each([
    { name: "no signature", release: {}, code: "packs.signature_missing" },
    { name: "the archive of the repository", release: { hasAsset: false }, code: "packs.signature_missing" },
    {
      name: "a signature of other bytes",
      release: { signature: sign(null, Buffer.from("x"), privateKey) },
      code: "packs.signature_wrong",
    },
    {
      name: "a signature of somebody else",
      release: { signature: sign("sha512", archive, rsa.privateKey) },
      code: "packs.signature_wrong",
    },
    { name: "no signature at all", release: { signature: Buffer.from("?") }, code: "packs.signature_wrong" },
  ])("refuses $name where the source has a key", async ({ release, code }) => {
    host.releases.push({ tag: "v1.0.0", archive, ...release });
    const [found] = await find({ publicKey: pemOf(publicKey) });
    await expect(found?.load()).rejects.toMatchObject({ code });
  });

  test("refuses an archive that is too large, or not the one that was released", async () => {
    host.releases.push(
      { tag: "v1.1.0", archive: Buffer.alloc(2000) },
      { tag: "v1.0.0", archive, digest: `sha256:${"0".repeat(64)}` },
    );
    const [large, damaged] = await find();
    await expect(large?.load()).rejects.toMatchObject({ code: "packs.archive_too_large" });
    await expect(damaged?.load()).rejects.toMatchObject({ code: "packs.archive_damaged" });
  });

  test("is not reached where nobody allowed its network", async () => {
    const client = open(host.repositoryUrl, {}, ["localhost"]);
    await expect(client.findReleases(undefined)).rejects.toMatchObject({ code: "outbound.plain_http_refused" });
    expect(host.requests).toEqual([]);
  });
});

describe("an archive", () => {
  let server: RecordingServer;
  beforeAll(async () => {
    server = await startRecordingServer();
  });
  afterAll(() => server.close());
  const openArchive = (change: Change = {}) => open(`${server.url}/packs.zip?x=1`, { kind: "ARCHIVE", ...change });

  test("has its content as its version", async () => {
    const headers = { etag: '"1"', "last-modified": "Sun, 01 Feb 2026 10:00:00 GMT" };
    server.willAnswer({ status: 200, headers, body: String(archive) });
    const answer = await openArchive({ token: "s3cret" }).findReleases(undefined);
    const [release] = releasesOf(answer);
    expect(release?.version).toMatch(/^[0-9a-f]{12}$/);
    expect(release?.publishedAt).toEqual(new Date("2026-02-01T10:00:00Z"));
    expect(String(await release?.load())).toBe("PK archive");
    expect(server.requests.at(-1)?.headers.authorization).toBe("Bearer s3cret");
    server.willAnswer({ status: 304 });
    expect(await openArchive().findReleases('"1"')).toEqual({ kind: "UNCHANGED" });
    expect(server.requests.at(-1)?.headers["if-none-match"]).toBe('"1"');
  });

  test("has its signature beside it", async () => {
    server.willAnswer({ status: 200, body: String(archive) });
    server.willAnswer({ status: 200, body: sign(null, archive, privateKey).toString("base64") });
    const [release] = releasesOf(await openArchive({ publicKey: pemOf(publicKey) }).findReleases(undefined));
    expect(String(await release?.load())).toBe("PK archive");
    expect(server.requests.at(-1)?.path).toBe("/packs.zip.sig?x=1");
    server.willAnswer({ status: 200, body: String(archive) });
    server.willAnswer({ status: 404 });
    const [unsigned] = releasesOf(await openArchive({ publicKey: pemOf(publicKey) }).findReleases(undefined));
    await expect(unsigned?.load()).rejects.toMatchObject({ code: "packs.signature_missing" });
  });

  test.each([
    { name: "is not there", status: 404, code: "packs.source_not_there" },
    { name: "fails", status: 502, code: "packs.source_unreachable" },
    { name: "does not understand", status: 418, code: "packs.answer_unexpected" },
  ])("says so where the host $name", async ({ status, code }) => {
    server.willAnswer({ status });
    await expect(openArchive().findReleases(undefined)).rejects.toMatchObject({ code });
  });

  test("says so where the connection is lost", async () => {
    server.willDrop();
    await expect(openArchive().findReleases(undefined)).rejects.toMatchObject({ code: "packs.source_unreachable" });
  });
});
