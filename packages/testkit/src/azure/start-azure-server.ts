import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface StoredBlob {
  readonly name: string;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly type: "BlockBlob" | "AppendBlob";
  readonly changedAt: Date;
  readonly isArchived: boolean;
}

interface StorageMessage {
  readonly id: string;
  readonly text: string;
  receipt?: string;
}

/** Microsoft Entra's token endpoint, containers of a storage account and one storage queue, at one address. */
export interface AzureServer {
  readonly url: string;
  readonly account: string;
  readonly tenantId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly queueName: string;
  readonly containers: Map<string, StoredBlob[]>;
  /** Messages that nobody deleted yet. */
  readonly messages: StorageMessage[];
  /** Roles that the application has lost, such as `Storage Blob Data Reader`. */
  readonly revoked: Set<string>;
  /** The error of Entra in the place of a token; undefined while it gives them. */
  signInError: string | undefined;
  pageSizeMax: number;
  put(container: string, name: string, bytes: Uint8Array, change?: Partial<StoredBlob>): string;
  append(container: string, name: string, bytes: Uint8Array): void;
  /** Sends what Event Grid says about a blob. */
  announce(container: string, name: string, form?: "base64" | "plain" | "CloudEvents"): void;
  close(): Promise<void>;
}

const account = "acmelogs";
const queueName = "pharos-notices";
const tenantId = "11111111-2222-3333-4444-555555555555";
const clientId = "66666666-7777-8888-9999-000000000000";
const clientSecret = "open-sesame";

/** In the version of the interface that Pharos speaks, as documented. */
export async function startAzureServer(): Promise<AzureServer> {
  const containers = new Map<string, StoredBlob[]>();
  const messages: StorageMessage[] = [];
  const revoked = new Set<string>();
  const tokens = new Set<string>();
  const settings: { signInError: string | undefined; pageSizeMax: number } = {
    signInError: undefined,
    pageSizeMax: 5000,
  };
  let etags = 0;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://azure");
    const body = Buffer.concat(await request.toArray()).toString("utf8");
    if (url.pathname.endsWith("/oauth2/v2.0/token")) giveToken(url, new URLSearchParams(body), response);
    else if (!tokens.has(String(request.headers.authorization).replace(/^Bearer /, ""))) {
      refuse(response, 401, "InvalidAuthenticationInfo");
    } else if (request.headers["x-ms-version"] === undefined) refuse(response, 400, "MissingRequiredHeader");
    else answer(request, response, url);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function giveToken({ pathname }: URL, form: URLSearchParams, response: ServerResponse): void {
    const isKnown =
      pathname === `/${tenantId}/oauth2/v2.0/token` &&
      form.get("client_id") === clientId &&
      form.get("client_secret") === clientSecret &&
      form.get("scope") === "https://storage.azure.com/.default";
    const problem = settings.signInError ?? (isKnown ? undefined : "AADSTS7000215: Invalid client secret provided.");
    if (problem !== undefined) {
      return void sendJson(response, 401, { error: "invalid_client", error_description: `${problem}\r\nTrace ID: 1` });
    }
    const token = randomUUID();
    tokens.add(token);
    sendJson(response, 200, { token_type: "Bearer", expires_in: 3599, access_token: token });
  }

  function answer(request: IncomingMessage, response: ServerResponse, url: URL): void {
    const [first = "", ...rest] = url.pathname.slice(1).split("/").map(decodeURIComponent);
    const isQueue = rest[0] === "messages";
    if (revoked.has(isQueue ? "Storage Queue Data Message Processor" : "Storage Blob Data Reader")) {
      refuse(response, 403, "AuthorizationPermissionMismatch");
    } else if (isQueue) answerQueue(request, response, first, rest[1], url.searchParams);
    else answerBlobs(request, response, first, rest.join("/"), url.searchParams);
  }

  function answerQueue(
    { method }: IncomingMessage,
    response: ServerResponse,
    name: string,
    id: string | undefined,
    query: URLSearchParams,
  ): void {
    if (name !== queueName) return void refuse(response, 404, "QueueNotFound");
    if (method === "DELETE") {
      const at = messages.findIndex((message) => message.id === id);
      if (at < 0) return void refuse(response, 404, "MessageNotFound");
      if (messages[at]?.receipt !== query.get("popreceipt")) return void refuse(response, 400, "PopReceiptMismatch");
      messages.splice(at, 1);
      response.writeHead(204).end();
      return;
    }
    const isPeek = query.get("peekonly") === "true";
    const shown = messages.slice(0, Number(query.get("numofmessages") ?? 1));
    for (const message of isPeek ? [] : shown) message.receipt = `${randomUUID()}+/=`;
    const elements = shown.map(
      ({ id: messageId, receipt, text }) =>
        `<QueueMessage><MessageId>${messageId}</MessageId>${isPeek ? "" : `<PopReceipt>${escapeXml(receipt ?? "")}</PopReceipt>`}<DequeueCount>1</DequeueCount><MessageText>${escapeXml(text)}</MessageText></QueueMessage>`,
    );
    sendXml(response, `<QueueMessagesList>${elements.join("")}</QueueMessagesList>`);
  }

  function answerBlobs(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    container: string,
    name: string,
    query: URLSearchParams,
  ): void {
    const blobs = containers.get(container);
    if (!blobs) return void refuse(response, 404, "ContainerNotFound");
    if (query.get("comp") === "list") return void sendXml(response, pageOf(blobs, query));
    const blob = blobs.find((one) => one.name === name);
    if (!blob) return void refuse(response, 404, "BlobNotFound");
    if (blob.isArchived && method === "GET") return void refuse(response, 409, "BlobArchived");
    const [, from = "0", to] = /^bytes=(\d+)-(\d*)$/.exec(String(headers["x-ms-range"])) ?? [];
    const start = Number(from);
    if (start > 0 && start >= blob.bytes.length) return void refuse(response, 416, "InvalidRange");
    const bytes = blob.bytes.subarray(start, to ? Number(to) + 1 : undefined);
    const of = { etag: `"${blob.etag}"`, "x-ms-blob-type": blob.type, "content-length": bytes.length };
    const place = { "content-range": `bytes ${start}-${start + bytes.length - 1}/${blob.bytes.length}` };
    const isPart = headers["x-ms-range"] !== undefined;
    response.writeHead(isPart ? 206 : 200, isPart ? { ...of, ...place } : of);
    response.end(method === "HEAD" ? undefined : bytes);
  }

  function pageOf(blobs: readonly StoredBlob[], query: URLSearchParams): string {
    const found = blobs
      .filter(({ name }) => name.startsWith(query.get("prefix") ?? ""))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    const from = Number(query.get("marker") ?? 0);
    const until = from + Math.min(settings.pageSizeMax, Number(query.get("maxresults") ?? 5000));
    const elements = found
      .slice(from, until)
      .map(
        ({ name, bytes, etag, type, changedAt }) =>
          `<Blob><Name>${escapeXml(name)}</Name><Properties><Last-Modified>${changedAt.toUTCString()}</Last-Modified><Etag>${etag}</Etag><Content-Length>${bytes.length}</Content-Length><BlobType>${type}</BlobType></Properties></Blob>`,
      );
    const marker = until < found.length ? `<NextMarker>${until}</NextMarker>` : "<NextMarker />";
    return `<EnumerationResults ContainerName="c"><Blobs>${elements.join("")}</Blobs>${marker}</EnumerationResults>`;
  }

  function put(container: string, name: string, bytes: Uint8Array, change: Partial<StoredBlob> = {}): string {
    const kept = (containers.get(container) ?? []).filter((blob) => blob.name !== name);
    const etag = `0x8D${++etags}`;
    const blob = { name, bytes: Buffer.from(bytes), etag, type: "BlockBlob", changedAt: new Date() } as const;
    containers.set(container, [...kept, { ...blob, isArchived: false, ...change }]);
    return etag;
  }

  function announce(container: string, name: string, form: "base64" | "plain" | "CloudEvents" = "base64"): void {
    const blob = containers.get(container)?.find((one) => one.name === name);
    const data = {
      api: "PutBlob",
      contentLength: blob?.bytes.length ?? 1,
      eTag: blob?.etag ?? "0x0",
      blobType: blob?.type ?? "BlockBlob",
      url: `${url}/${container}/${name.split("/").map(encodeURIComponent).join("/")}`,
    };
    const kind = "Microsoft.Storage.BlobCreated";
    const subject = `/blobServices/default/containers/${container}/blobs/${name}`;
    const event =
      form === "CloudEvents"
        ? { specversion: "1.0", type: kind, source: "/subscriptions/1", subject, data }
        : { topic: "/subscriptions/1", eventType: kind, subject, data };
    const text = JSON.stringify(event);
    messages.push({ id: randomUUID(), text: form === "plain" ? text : Buffer.from(text).toString("base64") });
  }

  return {
    ...{ url, account, tenantId, clientId, clientSecret, queueName, containers, messages, revoked, put, announce },
    get signInError() {
      return settings.signInError;
    },
    set signInError(problem) {
      settings.signInError = problem;
    },
    get pageSizeMax() {
      return settings.pageSizeMax;
    },
    set pageSizeMax(size) {
      settings.pageSizeMax = size;
    },
    append: (container, name, bytes) => {
      const before = containers.get(container)?.find((blob) => blob.name === name)?.bytes ?? Buffer.alloc(0);
      put(container, name, Buffer.concat([before, bytes]), { type: "AppendBlob" });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "x-ms-error-code": code, "content-type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function sendXml(response: ServerResponse, xml: string): void {
  response.writeHead(200, { "content-type": "application/xml" });
  response.end(`\ufeff<?xml version="1.0" encoding="utf-8"?>${xml}`);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
