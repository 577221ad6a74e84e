import { createHash } from "node:crypto";
import type { OfferedRelease, PackSourceAnswer } from "@pharos/domain";
import { z } from "zod";
import {
  answerUnexpected,
  archiveDamaged,
  repositoryAddressWrong,
  signatureMissing,
  signatureWrong,
} from "./errors.ts";
import type { PackSourceAccess } from "./pack-source-access.ts";
import { hasValidSignature, readPublicKey } from "./verify-signature.ts";

/** Of an answer of the API, which tells much more. */
const assetSchema = z.object({
  name: z.string(),
  url: z.string(),
  digest: z.string().nullish(),
});
const releasesSchema = z.array(
  z.object({
    tag_name: z.string(),
    body: z.string().nullish(),
    draft: z.boolean().nullish(),
    prerelease: z.boolean().nullish(),
    published_at: z.string().nullish(),
    zipball_url: z.string().nullish(),
    assets: z.array(assetSchema).nullish(),
  }),
);
type ApiRelease = z.infer<typeof releasesSchema>[number];
type Asset = z.infer<typeof assetSchema>;

const listBytesMax = 8 * 1024 * 1024;
const signatureBytesMax = 64 * 1024;
const notesMax = 10_000;
const apiHeaders = { accept: "application/vnd.github+json", "x-github-api-version": "2022-11-28" };

/**
 * Asks the API of a Git host for the releases of a repository, as GitHub speaks it and others do. Drafts and previews are
 * left out.
 */
export async function findGitReleases(access: PackSourceAccess, etag: string | undefined): Promise<PackSourceAnswer> {
  const url = releasesAddress(access.url);
  const headers = { ...apiHeaders, ...(etag !== undefined && { "if-none-match": etag }) };
  const answer = await access.get({ url, shownUrl: access.url, headers, bytesMax: listBytesMax });
  if (answer.body === undefined) return { kind: "UNCHANGED" };
  const read = releasesSchema.safeParse(parseJson(answer.body));
  if (!read.success) throw answerUnexpected(access.url, "with something other than releases");
  const releases = read.data
    .filter(({ draft, prerelease }) => draft !== true && prerelease !== true)
    .flatMap((release) => toOffered(release, access) ?? []);
  return { kind: "RELEASES", etag: answer.etag, releases };
}

/** `https://github.com/owner/name` → its list of releases; other hosts have the API below a path of their own. */
export function releasesAddress(repository: string): string {
  const { origin, host, pathname } = new URL(repository);
  const path = pathname.replace(/\/+$/, "").replace(/\.git$/, "");
  if (/\/repos\/[^/]+\/[^/]+$/.test(path)) return `${origin}${path}/releases?per_page=30`;
  const [, owner, name] = /^\/([^/]+)\/([^/]+)(?:\/releases)?$/.exec(path) ?? [];
  if (owner === undefined || name === undefined) throw repositoryAddressWrong(repository);
  const api = host === "github.com" || host === "www.github.com" ? "https://api.github.com" : `${origin}/api/v3`;
  return `${api}/repos/${owner}/${name}/releases?per_page=30`;
}

/** A release without an archive of its own is the repository as it was then. */
function toOffered(release: ApiRelease, access: PackSourceAccess): OfferedRelease | undefined {
  const assets = release.assets ?? [];
  const archive = pickArchive(assets);
  const url = archive?.url ?? release.zipball_url ?? undefined;
  if (url === undefined) return undefined;
  const published = Date.parse(release.published_at ?? "");
  return {
    version: release.tag_name,
    notes: (release.body ?? "").slice(0, notesMax),
    publishedAt: new Date(Number.isNaN(published) ? 0 : published),
    load: () => loadArchive(url, archive, assets, access),
  };
}

/** The one that holds everything, where several do. */
function pickArchive(assets: readonly Asset[]): Asset | undefined {
  const archives = assets.filter(({ name }) => name.endsWith(".zip"));
  return archives.find(({ name }) => /(^|[-_.])all\.zip$/.test(name)) ?? archives[0];
}

async function loadArchive(
  url: string,
  asset: Asset | undefined,
  assets: readonly Asset[],
  { get, publicKey, archiveBytesMax }: PackSourceAccess,
): Promise<Buffer> {
  const headers = { accept: "application/octet-stream" };
  // The archive of a repository is made when it is asked for: only files of a release have a signature.
  const names = asset ? [`${asset.name}.sig`, asset.name.replace(/\.zip$/, ".sig")] : [];
  const signed = assets.find(({ name }) => names.includes(name));
  if (publicKey !== "" && signed === undefined) throw signatureMissing();
  const { body: archive = Buffer.alloc(0) } = await get({ url, headers, bytesMax: archiveBytesMax });
  const [, sha256] = /^sha256:([0-9a-f]{64})$/.exec(asset?.digest ?? "") ?? [];
  if (sha256 !== undefined && createHash("sha256").update(archive).digest("hex") !== sha256) throw archiveDamaged(url);
  if (publicKey !== "" && signed !== undefined) {
    const { body: signature = Buffer.alloc(0) } = await get({ url: signed.url, headers, bytesMax: signatureBytesMax });
    if (!hasValidSignature(archive, signature, readPublicKey(publicKey))) throw signatureWrong();
  }
  return archive;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
