import type { PackSourceClient, PackSourceContent } from "@pharos/domain";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { findArchive } from "./find-archive.ts";
import { findGitReleases } from "./find-git-releases.ts";
import { getPackFile, type PackRequest, type PackResponse } from "./pack-request.ts";

/** What a kind of source is reached with. */
export interface PackSourceAccess extends Pick<PackSourceContent, "url" | "publicKey"> {
  readonly archiveBytesMax: number;
  readonly get: (request: Omit<PackRequest, "token">) => Promise<PackResponse>;
  readonly clock: () => Date;
}

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

export function openPackSource({
  source: { kind, url, publicKey },
  token,
  fetch,
  version,
  clock,
  archiveBytesMax = archiveBytesMaxDefault,
}: PackSourceOptions): PackSourceClient {
  const get = (request: Omit<PackRequest, "token">) => getPackFile(fetch, `Pharos/${version}`, { ...request, token });
  const access = { url, publicKey, archiveBytesMax, get, clock };
  return {
    findReleases: (etag) => (kind === "ARCHIVE" ? findArchive(access, etag) : findGitReleases(access, etag)),
  };
}
