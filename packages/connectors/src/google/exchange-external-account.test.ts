import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RecordingServer, startRecordingServer } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOutboundFetch, type OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { createGoogleAccess } from "./google-access.ts";
import { parseGoogleCredentials } from "./google-credentials.ts";

const scope = "https://www.googleapis.com/auth/devstorage.read_only";
const now = new Date("2026-05-01T12:00:00Z");
const outbound = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] });
let server: RecordingServer;
let root: string;
let folder: string;
let asked: string[] = [];
let begun = 0;
const sent = (at: number) => server.requests[begun + at];
beforeAll(async () => {
  server = await startRecordingServer();
  root = await mkdtemp(join(tmpdir(), "pharos-google-"));
  folder = join(root, "tokens");
  // As Kubernetes mounts a token: a link to a folder beside it.
  await mkdir(join(folder, "..data"), { recursive: true });
  await writeFile(join(folder, "..data", "google"), "a.web.identity\n");
  await symlink(join("..data", "google"), join(folder, "google"));
  await writeFile(join(root, "secret.key"), "not for Google");
  await symlink(join("..", "secret.key"), join(folder, "link"));
});
beforeEach(() => {
  asked = [];
  begun = server.requests.length;
});
afterAll(async () => {
  await Promise.all([server.close(), rm(root, { recursive: true })]);
});

/** Sends what is meant for Google to the server. */
const fetch: OutboundFetch = (url, request) => {
  asked.push(url);
  return outbound(`${server.url}${new URL(url).pathname}`, request);
};
const account = (change: object = {}) => ({
  type: "external_account",
  audience: "//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/pool/providers/cluster",
  subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
  token_url: "https://sts.googleapis.com/v1/token",
  credential_source: { file: join(folder, "google") },
  ...change,
});
const open = (change: object = {}, tokenFolder: string | undefined = folder) =>
  createGoogleAccess({ credentials: JSON.stringify(account(change)), tokenFolder, scope, fetch, clock: () => now });
const answer = (body: object, status = 200) => server.willAnswer({ status, body: JSON.stringify(body) });

test("exchanges the token of a file, and keeps what it gets", async () => {
  answer({ access_token: "federated", expires_in: 3600, token_type: "Bearer" });
  const access = open();
  expect([await access.token(), await access.token()]).toEqual(["federated", "federated"]);
  expect(asked).toEqual(["https://sts.googleapis.com/v1/token"]);
  expect(Object.fromEntries(new URLSearchParams(sent(0)?.body))).toEqual({
    grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
    requested_token_type: "urn:ietf:params:oauth:token-type:access_token",
    audience: account().audience,
    subject_token_type: account().subject_token_type,
    subject_token: "a.web.identity",
    scope,
  });
});

test("impersonates a service account where the configuration names one", async () => {
  answer({ access_token: "federated", expires_in: 3600 });
  answer({ accessToken: "impersonated", expireTime: "2026-05-01T13:00:00Z" });
  const url =
    "https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/reader@acme.iam.gserviceaccount.com:generateAccessToken";
  expect(await open({ service_account_impersonation_url: url }).token()).toBe("impersonated");
  expect(asked[1]).toBe(url);
  expect(sent(1)?.headers.authorization).toBe("Bearer federated");
  expect(JSON.parse(sent(1)?.body ?? "")).toEqual({ scope: [scope], lifetime: "3600s" });
});

test("reads a token from an address, as a member of its JSON", async () => {
  answer({ value: "a.web.identity" });
  answer({ access_token: "federated", expires_in: 3600 });
  const source = {
    url: "https://identity.example/token",
    headers: { "x-client": "pharos" },
    format: { type: "json", subject_token_field_name: "value" },
  };
  expect(await open({ credential_source: source }).token()).toBe("federated");
  expect(sent(0)?.headers["x-client"]).toBe("pharos");
  expect(new URLSearchParams(sent(1)?.body).get("subject_token")).toBe("a.web.identity");
});

test.each([
  ["a file beside the folder", () => join(root, "secret.key")],
  ["a link that leads out of the folder", () => join(folder, "link")],
  ["a path that leads out of the folder", () => `${folder}/../secret.key`],
  ["the folder itself", () => folder],
  ["a file that is not there", () => join(folder, "none")],
])("reads no token from %s", async (_what, file) => {
  await expect(open({ credential_source: { file: file() } }).token()).rejects.toMatchObject({
    kind: "denied",
    message: `${file()} is not a file in the folder that googleTokenFolder names.`,
  });
  expect(asked).toEqual([]);
});

test("reads no file where the administrator has named no folder", async () => {
  const credentials = JSON.stringify(account());
  const access = createGoogleAccess({ credentials, tokenFolder: undefined, scope, fetch, clock: () => now });
  await expect(access.token()).rejects.toThrow("set googleTokenFolder");
});

test.each([
  ["sends tokens elsewhere", { token_url: "https://evil.example/token" }],
  ["sends tokens in the clear", { token_url: "http://sts.googleapis.com/v1/token" }],
  ["impersonates elsewhere", { service_account_impersonation_url: "https://evil.example/" }],
  ["runs a program", { credential_source: { executable: { command: "id" } } }],
])("is no configuration that %s", (_what, change) => {
  expect(parseGoogleCredentials(JSON.stringify(account()))).toBeDefined();
  expect(parseGoogleCredentials(JSON.stringify(account(change)))).toBeUndefined();
});

test("says what Google refused", async () => {
  answer({ error: "invalid_grant", error_description: "The audience does not match." }, 400);
  await expect(open().token()).rejects.toMatchObject({
    kind: "denied",
    message: expect.stringContaining("invalid_grant: The audience does not match."),
  });
});
