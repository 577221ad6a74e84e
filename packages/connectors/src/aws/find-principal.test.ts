import { startAwsServer } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createOutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { findPrincipal } from "./find-principal.ts";

const aws = await startAwsServer([]);
beforeEach(() => aws.revoked.clear());
afterAll(() => aws.close());

const find = (allowedPrivateHosts: readonly string[]) =>
  findPrincipal({
    region: "eu-west-1",
    endpoint: aws.url,
    credentials: aws.accessKey,
    fetch: createOutboundFetch({ allowedPrivateHosts, requiresTls: true }),
  });

test("tells whose key it is", async () => {
  expect(await find(["127.0.0.1"])).toBe("arn:aws:iam::123456789012:user/pharos");
});

test("names the right of a key that AWS does not take", async () => {
  // The server refuses all requests to its token service under this name.
  aws.revoked.add("sts:AssumeRole");
  await expect(find(["127.0.0.1"])).rejects.toMatchObject({
    kind: "denied",
    message: expect.stringContaining("sts:GetCallerIdentity"),
  });
});

test("reaches no private address that nobody allowed", async () => {
  await expect(find([])).rejects.toMatchObject({ kind: "missing" });
});
