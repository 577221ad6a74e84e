import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { answerQueue, type FakeQueue } from "./fake-queue.ts";
import { answerTokens, type FakeTokens } from "./fake-tokens.ts";

/** Objects of s3rver, and a queue and a token service that speak the protocols of AWS, at one address. */
export interface AwsServer {
  readonly url: string;
  readonly queueUrl: string;
  /** The key that s3rver takes. */
  readonly accessKey: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Messages that nobody deleted yet. */
  readonly queue: FakeQueue;
  /** The roles that were assumed, with their external ids. */
  readonly tokens: FakeTokens;
  /** Rights that requests are refused for, such as `s3:GetObject`. */
  readonly revoked: Set<string>;
  /** The rights of the requests that came, in their order. */
  readonly rights: readonly string[];
  putObject(bucket: string, key: string, bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

export async function startAwsServer(buckets: readonly string[]): Promise<AwsServer> {
  const directory = await mkdtemp(join(tmpdir(), "pharos-s3-"));
  const store = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    // Listings are asked for in other words than those that were signed.
    allowMismatchedSignatures: true,
    configureBuckets: buckets.map((name) => ({ name })),
  });
  await store.configureBuckets();
  const answerObjects = store.callback();
  const queue: FakeQueue = { messages: [], clock: () => new Date() };
  const tokens: FakeTokens = { roles: [], externalId: undefined, webIdentities: [] };
  const revoked = new Set<string>();
  const rights: string[] = [];
  const server = createServer((request, response) => {
    const right = rightOf(request);
    rights.push(right);
    if (revoked.has(right)) return refuse(request, response);
    if (right.startsWith("sqs:")) return void answerQueue(queue, request, response);
    if (right.startsWith("sts:")) return void answerTokens(tokens, request, response);
    if (right === "s3:ListBucket") request.url = toFirstVersion(request.url ?? "/");
    answerObjects(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    queueUrl: `${url}/123456789012/notices`,
    accessKey: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
    queue,
    tokens,
    revoked,
    rights,
    putObject: async (bucket, key, bytes) => {
      const path = key.split("/").map(encodeURIComponent).join("/");
      // s3rver takes what is not signed from anybody.
      const answer = await fetch(`${url}/${bucket}/${path}`, { method: "PUT", body: Uint8Array.from(bytes) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** In the second version of listings s3rver encrypts the place of the next page with DES, which OpenSSL no longer has. */
function toFirstVersion(path: string): string {
  const url = new URL(path, "http://s3");
  const after = url.searchParams.get("start-after");
  for (const name of ["list-type", "start-after"]) url.searchParams.delete(name);
  if (after !== null) url.searchParams.set("marker", after);
  return `${url.pathname}${url.search}`;
}

function rightOf({ headers, method, url = "/" }: IncomingMessage): string {
  const target = String(headers["x-amz-target"] ?? "");
  if (target.startsWith("AmazonSQS.")) return `sqs:${target.slice("AmazonSQS.".length)}`;
  if (method === "POST") return "sts:AssumeRole";
  const { pathname } = new URL(url, "http://s3");
  const isBucket = pathname.split("/").filter(Boolean).length < 2;
  if (method === "PUT") return "s3:PutObject";
  if (method === "DELETE") return "s3:DeleteObject";
  return isBucket ? "s3:ListBucket" : "s3:GetObject";
}

function refuse({ headers, method }: IncomingMessage, response: ServerResponse): void {
  if (headers["x-amz-target"] !== undefined) {
    const body = { __type: "com.amazon.coral.service#AccessDeniedException", Message: "Not authorized" };
    response.writeHead(403, { "content-type": "application/x-amz-json-1.0" }).end(JSON.stringify(body));
    return;
  }
  const error = "<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>";
  response.writeHead(403, { "content-type": "application/xml" });
  response.end(method === "HEAD" ? undefined : `<?xml version="1.0"?>${error}`);
}
