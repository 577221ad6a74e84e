import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AwsServer, type MetadataServer, startAwsServer, startMetadataServer } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createOutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { findMachineCredentials, type MachineCredentials } from "./find-machine-credentials.ts";

let metadata: MetadataServer;
let aws: AwsServer;
let folder: string;
beforeAll(async () => {
  [metadata, aws] = await Promise.all([startMetadataServer(), startAwsServer([])]);
  folder = await mkdtemp(join(tmpdir(), "pharos-aws-"));
});
beforeEach(() => {
  metadata.isBroken = false;
  // The SDK's reader of instance metadata takes its address from here alone.
  vi.stubEnv("AWS_EC2_METADATA_SERVICE_ENDPOINT", metadata.url);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await Promise.all([metadata.close(), aws.close(), rm(folder, { recursive: true })]);
});

const find = (kind: MachineCredentials, environment: Record<string, string> = {}, hosts = ["127.0.0.1"]) =>
  findMachineCredentials({
    kind,
    environment,
    fetch: createOutboundFetch({ allowedPrivateHosts: hosts, requiresTls: true }),
  })();

test("reads the environment, a session token included", async () => {
  const environment = { AWS_ACCESS_KEY_ID: "ASIA1", AWS_SECRET_ACCESS_KEY: "secret", AWS_SESSION_TOKEN: "session" };
  expect(await find("environment", environment)).toEqual({
    accessKeyId: "ASIA1",
    secretAccessKey: "secret",
    sessionToken: "session",
  });
});

test("reads instance metadata by a token, past the guard for private addresses", async () => {
  expect(await find("instance", {}, [])).toMatchObject({
    accessKeyId: expect.stringMatching(/^ASIA\d+$/),
    sessionToken: "machine-token",
    expiration: metadata.expiration,
  });
});

test("never reads instance metadata without a token", async () => {
  vi.stubEnv("AWS_EC2_METADATA_SERVICE_ENDPOINT", aws.url);
  await expect(find("instance")).rejects.toMatchObject({ kind: "denied" });
});

test.each(["AWS_CONTAINER_AUTHORIZATION_TOKEN", "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE"])(
  "asks the container's endpoint with the token of %s",
  async (variable) => {
    const file = join(folder, "container-token");
    await writeFile(file, metadata.containerToken);
    const found = await find("container", {
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${metadata.url}/container`,
      [variable]: variable.endsWith("FILE") ? file : metadata.containerToken,
    });
    expect(found).toMatchObject({ sessionToken: "machine-token", expiration: metadata.expiration });
  },
);

test("asks no endpoint of containers that is elsewhere in the network", async () => {
  const environment = { AWS_CONTAINER_CREDENTIALS_FULL_URI: "http://10.0.0.7/container" };
  await expect(find("container", environment)).rejects.toMatchObject({ kind: "denied" });
});

test("exchanges a web identity, as the file has it now, without a signature", async () => {
  const file = join(folder, "web-identity");
  const environment = {
    AWS_WEB_IDENTITY_TOKEN_FILE: file,
    AWS_ROLE_ARN: "arn:aws:iam::123456789012:role/pharos",
    AWS_ENDPOINT_URL_STS: aws.url,
  };
  for (const token of ["first.web.identity", "second.web.identity"]) {
    await writeFile(file, `${token}\n`);
    expect(await find("web-identity", environment)).toMatchObject({ accessKeyId: "S3RVER", sessionToken: "session" });
    expect(aws.tokens.webIdentities.at(-1)).toEqual({ role: environment.AWS_ROLE_ARN, token });
  }
});

test("reaches no private token service that nobody allowed", async () => {
  const file = join(folder, "web-identity");
  await writeFile(file, "a.web.identity");
  const environment = {
    AWS_WEB_IDENTITY_TOKEN_FILE: file,
    AWS_ROLE_ARN: "arn:aws:iam::123456789012:role/pharos",
    AWS_ENDPOINT_URL_STS: aws.url,
  };
  await expect(find("web-identity", environment, [])).rejects.toThrow("127.0.0.1");
});

test.each(["environment", "web-identity", "container"] as const)(
  "says where it looked for credentials of %s in vain, and looks nowhere else",
  async (kind) => {
    const before = metadata.handedOut.count;
    await expect(find(kind)).rejects.toThrow(`Check the setting awsCredentials, which is ${kind}`);
    expect(metadata.handedOut.count).toBe(before);
  },
);
