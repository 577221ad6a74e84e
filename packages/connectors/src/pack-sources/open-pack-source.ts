import type { PackSourceClient, PackSourceContent } from "@pharos/domain";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { findArchive } from "./find-archive.ts";
import { findGitReleases, releasesAddress } from "./find-git-releases.ts";
import { getPackFile, type PackRequest } from "./pack-request.ts";
import type { PackSourceAccess } from "./pack-source-access.ts";
import { readPublicKey } from "./verify-signature.ts";

export interface PackSourceOptions {
  readonly source: Pick<PackSourceContent, "kind" | "url" | "publicKey">;
  readonly token: string | undefined;
  readonly fetch: OutboundFetch;
  /** Of Pharos. */
  readonly version: string;
  readonly clock: () => Date;
  readonly archiveBytesMax?: number;
}

const archiveBytesMaxDefault = 40 * 1024 * 1024;

/** @throws repositoryAddressWrong, publicKeyUnreadable */
export function checkPackSource({ kind, url, publicKey }: PackSourceOptions["source"]): void {
  if (kind === "GIT_RELEASES") releasesAddress(url);
  if (publicKey !== "") readPublicKey(publicKey);
}

export function openPackSource({
  source: { kind, url, publicKey },
  token,
  fetch,
  version,
  clock,
  archiveBytesMax = archiveBytesMaxDefault,
}: PackSourceOptions): PackSourceClient {
  const get = (request: Omit<PackRequest, "token">) => getPackFile(fetch, `Pharos/${version}`, { ...request, token });
  const access: PackSourceAccess = { url, publicKey, archiveBytesMax, get, clock };
  return {
    findReleases: (etag) => (kind === "ARCHIVE" ? findArchive(access, etag) : findGitReleases(access, etag)),
  };
}
