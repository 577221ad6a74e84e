import { generateKeyPairSync, type KeyObject, randomUUID, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { answerStorage, type FakeStorage, startStorage } from "./fake-storage.ts";

interface PubSubMessage {
  readonly messageId: string;
  readonly data: Uint8Array;
  readonly attributes: Readonly<Record<string, string>>;
  /** Of its last delivery. */
  ackId?: string;
  deadline?: number;
}

/**
 * A token endpoint that checks what an account signed, one subscription of Pub/Sub by its REST interface, and buckets of
 * Cloud Storage by its JSON interface.
 */
export interface GoogleServer {
  readonly url: string;
  readonly projectId: string;
  readonly subscriptionId: string;
  /** The JSON key of the account that may read the subscription. */
  readonly credentials: string;
  /** The same of an account that nobody knows. */
  readonly unknownCredentials: string;
  /** Messages that nobody acknowledged yet. Each comes again when its deadline has passed. */
  readonly messages: PubSubMessage[];
  /** Permissions that the account has lost, such as `pubsub.subscriptions.consume`. */
  readonly revoked: Set<string>;
  readonly storage: FakeStorage;
  /** The path and action of each request, in their order. */
  readonly requests: readonly string[];
  clock: () => Date;
  publish(data: string | Uint8Array, messageId?: string, attributes?: Readonly<Record<string, string>>): string;
  /** Makes every token that was given out invalid. */
  expireTokens(): void;
  close(): Promise<void>;
}

const ackSecondsDefault = 10;
const tokenSeconds = 3600;
const projectId = "acme-logs";
const subscriptionId = "pharos-logs";
const account = "pharos-reader@acme-logs.iam.gserviceaccount.com";
const path = `/v1/projects/${projectId}/subscriptions/${subscriptionId}`;
const scopes = ["https://www.googleapis.com/auth/pubsub", "https://www.googleapis.com/auth/devstorage.read_only"];

export async function startGoogleServer(): Promise<GoogleServer> {
  const [known, unknown] = [0, 1].map(() => generateKeyPairSync("rsa", { modulusLength: 2048 })) as [KeyPair, KeyPair];
  const messages: PubSubMessage[] = [];
  const revoked = new Set<string>();
  const requests: string[] = [];
  const storage = startStorage();
  /** The scope of each. */
  const tokens = new Map<string, string>();
  const state: { clock: () => Date } = { clock: () => new Date() };

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://google");
    requests.push(pathname);
    const body = Buffer.concat(await request.toArray()).toString("utf8");
    if (pathname === "/token") return giveToken(body, response);
    const tokenScope = tokens.get(String(request.headers.authorization).replace(/^Bearer /, ""));
    if (tokenScope === undefined) {
      return refuse(response, 401, "UNAUTHENTICATED", "Request had invalid authentication credentials.");
    }
    if (tokenScope !== scopes[pathname.startsWith("/storage/") ? 1 : 0]) {
      return refuse(response, 403, "PERMISSION_DENIED", "Request had insufficient authentication scopes.");
    }
    if (pathname.startsWith("/storage/")) return answerStorage(storage, revoked, request, response);
    answer(request, response, pathname, body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function giveToken(body: string, response: ServerResponse) {
    const form = new URLSearchParams(body);
    const isGrant = form.get("grant_type") === "urn:ietf:params:oauth:grant-type:jwt-bearer";
    const assertion = form.get("assertion") ?? "";
    const problem = isGrant ? problemOfAssertion(assertion, known, `${url}/token`, state.clock()) : "Unsupported grant";
    if (problem !== undefined) return send(response, 400, { error: "invalid_grant", error_description: problem });
    const token = randomUUID();
    tokens.set(token, String(claimsOf(assertion).scope));
    send(response, 200, { access_token: token, expires_in: tokenSeconds, token_type: "Bearer" });
  }

  function answer(request: IncomingMessage, response: ServerResponse, pathname: string, body: string) {
    const [resource, action = ""] = pathname.split(":");
    if (resource !== path) return refuse(response, 404, "NOT_FOUND", `Resource not found (resource=${resource}).`);
    const right = request.method === "GET" ? "pubsub.subscriptions.get" : "pubsub.subscriptions.consume";
    if (action === "testIamPermissions") {
      const { permissions = [] } = JSON.parse(body) as { permissions?: string[] };
      return send(response, 200, { permissions: permissions.filter((one) => !revoked.has(one)) });
    }
    if (revoked.has(right))
      return refuse(response, 403, "PERMISSION_DENIED", "User not authorized to perform this action.");
    if (request.method === "GET") return send(response, 200, { name: resource.slice("/v1/".length), pushConfig: {} });
    const input = JSON.parse(body) as { maxMessages?: number; ackIds?: string[]; ackDeadlineSeconds?: number };
    if (action === "pull") return send(response, 200, pull(input.maxMessages ?? 1));
    for (const ackId of input.ackIds ?? []) settle(ackId, action, input.ackDeadlineSeconds ?? 0);
    send(response, 200, {});
  }

  function pull(maxMessages: number): object {
    const now = state.clock().getTime();
    const due = messages.filter(({ deadline = 0 }) => deadline <= now).slice(0, maxMessages);
    for (const message of due) {
      message.ackId = randomUUID();
      message.deadline = now + ackSecondsDefault * 1000;
    }
    const receivedMessages = due.map(({ ackId, messageId, data, attributes }) => ({
      ackId,
      message: {
        messageId,
        attributes,
        data: Buffer.from(data).toString("base64"),
        publishTime: state.clock().toISOString(),
      },
    }));
    return due.length === 0 ? {} : { receivedMessages };
  }

  /** Settles a message; an earlier delivery of it settles nothing. */
  function settle(ackId: string, action: string, seconds: number): void {
    const now = state.clock().getTime();
    const at = messages.findIndex((message) => message.ackId === ackId && (message.deadline ?? 0) > now);
    const message = messages[at];
    if (!message) return;
    if (action === "acknowledge") messages.splice(at, 1);
    else message.deadline = now + seconds * 1000;
  }

  return {
    url,
    projectId,
    subscriptionId,
    credentials: keyFile(known, `${url}/token`),
    unknownCredentials: keyFile(unknown, `${url}/token`),
    messages,
    revoked,
    storage,
    requests,
    get clock() {
      return state.clock;
    },
    set clock(clock) {
      state.clock = clock;
    },
    publish: (data, messageId = randomUUID(), attributes = {}) => {
      messages.push({ messageId, data: Buffer.from(data), attributes });
      return messageId;
    },
    expireTokens: () => tokens.clear(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

interface KeyPair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

function keyFile({ privateKey }: KeyPair, tokenUri: string): string {
  return JSON.stringify({
    type: "service_account",
    project_id: projectId,
    private_key_id: "key-1",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
    client_email: account,
    token_uri: tokenUri,
  });
}

/** Returns why a statement gives no token; undefined where the account signed it for this endpoint, and for now. */
function problemOfAssertion(
  assertion: string,
  { publicKey }: KeyPair,
  audience: string,
  now: Date,
): string | undefined {
  const [header = "", claims = "", signature = ""] = assertion.split(".");
  const isSigned = verify(
    "RSA-SHA256",
    Buffer.from(`${header}.${claims}`),
    publicKey,
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) return "Invalid JWT Signature.";
  const { iss, aud, scope: asked, iat, exp } = claimsOf(assertion);
  const seconds = now.getTime() / 1000;
  if (iss !== account) return "Invalid issuer.";
  if (aud !== audience) return "Invalid audience.";
  if (!scopes.includes(asked)) return "Invalid scope.";
  if (!(iat <= seconds + 60 && exp > seconds && exp - iat <= 3600)) return "Invalid JWT: it must be short-lived.";
  return undefined;
}

function claimsOf(assertion: string) {
  return JSON.parse(Buffer.from(assertion.split(".")[1] ?? "", "base64url").toString("utf8"));
}

function refuse(response: ServerResponse, code: number, status: string, message: string): void {
  send(response, code, { error: { code, status, message } });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
