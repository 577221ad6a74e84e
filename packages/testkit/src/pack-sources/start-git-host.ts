import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface GitHostRelease {
  readonly tag: string;
  readonly archive: Buffer;
  readonly notes?: string;
  readonly publishedAt?: string;
  readonly isDraft?: boolean;
  readonly isPreview?: boolean;
  /** Beside the archive, as `<archive>.sig`. */
  readonly signature?: Buffer;
  /** False: the release has no files, and its archive is that of the repository. */
  readonly hasAsset?: boolean;
  /** The checksum that the API names for the archive; the right one by default. */
  readonly digest?: string;
}

export interface GitHostRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** A Git host on this machine: the part of GitHub's REST API that tells of releases and their files. */
export interface GitHost {
  readonly url: string;
  /** As people see it in the browser. */
  readonly repositoryUrl: string;
  readonly requests: readonly GitHostRequest[];
  /** The newest first, as the API lists them. */
  readonly releases: GitHostRelease[];
  /** Without it every request is refused; undefined lets everybody read. */
  token: string | undefined;
  /** Requests that are still accepted; undefined for any number. */
  requestsLeft: number | undefined;
  close(): Promise<void>;
}

const jsonType = { "content-type": "application/json; charset=utf-8" };
const listPath = "/api/v3/repos/rules/packs/releases";

export async function startGitHost(): Promise<GitHost> {
  const requests: GitHostRequest[] = [];
  const releases: GitHostRelease[] = [];
  const server = createServer((message, response) => {
    const path = message.url ?? "";
    requests.push({ path, headers: message.headers });
    answer(host, path, message.headers, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const host: GitHost = {
    url,
    repositoryUrl: `${url}/rules/packs`,
    requests,
    releases,
    token: undefined,
    requestsLeft: undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return host;
}

function answer(host: GitHost, path: string, headers: IncomingHttpHeaders, response: ServerResponse): void {
  const sendJson: SendJson = (status, body, more = {}) => {
    response.writeHead(status, { ...jsonType, ...more }).end(JSON.stringify(body));
  };
  // The storage that files are redirected to takes links alone, and no token.
  const [, stored] = /^\/storage\/(.+)$/.exec(path) ?? [];
  if (stored !== undefined) {
    const bytes = fileOf(host, decodeURIComponent(stored));
    if (headers.authorization === undefined)
      response.writeHead(bytes ? 200 : 404, { "content-type": "application/octet-stream" }).end(bytes);
    else sendJson(400, { message: "Only one auth mechanism allowed" });
    return;
  }
  if (host.requestsLeft !== undefined && host.requestsLeft-- <= 0) {
    const more = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1772366400" };
    sendJson(403, { message: "API rate limit exceeded for 127.0.0.1." }, more);
    return;
  }
  if (host.token !== undefined && headers.authorization !== `Bearer ${host.token}`) {
    const isAnonymous = headers.authorization === undefined;
    // A private repository is not there for who may not read it.
    sendJson(isAnonymous ? 404 : 401, { message: isAnonymous ? "Not Found" : "Bad credentials" });
    return;
  }
  const [, file] = /^\/api\/v3\/repos\/rules\/packs\/releases\/assets\/(.+)$/.exec(path) ?? [];
  if (file !== undefined) {
    // Another name of this machine stands for another host.
    const location = `${host.url.replace("127.0.0.1", "localhost")}/storage/${file}`;
    if (headers.accept === "application/octet-stream") response.writeHead(302, { location }).end();
    else sendJson(200, { name: file });
    return;
  }
  const [, tag] = /^\/api\/v3\/repos\/rules\/packs\/zipball\/(.+)$/.exec(path) ?? [];
  if (tag !== undefined) {
    response.writeHead(302, { location: `/codeload/${tag}` }).end();
    return;
  }
  const [, loaded] = /^\/codeload\/(.+)$/.exec(path) ?? [];
  if (loaded !== undefined) {
    const release = host.releases.find((one) => one.tag === decodeURIComponent(loaded));
    response.writeHead(200, { "content-type": "application/zip" }).end(release?.archive);
    return;
  }
  if (path.split("?")[0] === listPath) answerList(host, headers, response, sendJson);
  else sendJson(404, { message: "Not Found" });
}

type SendJson = (status: number, body: unknown, more?: Readonly<Record<string, string>>) => void;

function answerList(host: GitHost, headers: IncomingHttpHeaders, response: ServerResponse, sendJson: SendJson): void {
  const list = host.releases.map((release, index) => asJson(host, release, index));
  const etag = `W/"${createHash("sha256").update(JSON.stringify(list)).digest("hex")}"`;
  if (headers["if-none-match"] === etag) response.writeHead(304, { etag }).end();
  else sendJson(200, list, { etag });
}

/** Names of files as they are in addresses. */
const archiveName = ({ tag }: GitHostRelease) => `${tag}.zip`;

function fileOf(host: GitHost, name: string): Buffer | undefined {
  for (const release of host.releases) {
    if (name === archiveName(release)) return release.archive;
    if (name === `${archiveName(release)}.sig`) return release.signature;
  }
  return undefined;
}

/** With the members of the API that readers care about, and some that they do not. */
function asJson(host: GitHost, release: GitHostRelease, index: number) {
  const { tag, archive, notes = "", publishedAt = "2026-02-01T10:00:00Z", hasAsset = true } = release;
  const api = `${host.url}/api/v3/repos/rules/packs`;
  const asset = (name: string, bytes: Buffer, id: number) => ({
    id,
    name,
    label: null,
    state: "uploaded",
    content_type: "application/octet-stream",
    size: bytes.length,
    digest: release.digest ?? `sha256:${createHash("sha256").update(bytes).digest("hex")}`,
    url: `${api}/releases/assets/${encodeURIComponent(name)}`,
    browser_download_url: `${host.repositoryUrl}/releases/download/${tag}/${name}`,
  });
  return {
    id: index + 1,
    node_id: `RE_${index}`,
    tag_name: tag,
    target_commitish: "main",
    name: tag,
    body: notes,
    draft: release.isDraft ?? false,
    prerelease: release.isPreview ?? false,
    created_at: publishedAt,
    published_at: publishedAt,
    html_url: `${host.repositoryUrl}/releases/tag/${tag}`,
    tarball_url: `${api}/tarball/${tag}`,
    zipball_url: `${api}/zipball/${tag}`,
    assets: hasAsset
      ? [
          asset(archiveName(release), archive, index * 2 + 1),
          ...(release.signature ? [asset(`${archiveName(release)}.sig`, release.signature, index * 2 + 2)] : []),
        ]
      : [],
  };
}
