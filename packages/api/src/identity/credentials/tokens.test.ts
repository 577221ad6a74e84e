import { expect, test } from "vitest";
import { openChallengeSession, sealChallengeSession } from "../challenge-session.ts";
import { issueIdentityToken, readIdentityToken } from "./identity-token.ts";
import { deriveTokenKeys } from "./token-keys.ts";

const keys = deriveTokenKeys(new Uint8Array(32).fill(7));
const otherKeys = deriveTokenKeys(new Uint8Array(32).fill(8));
const now = new Date("2026-03-01T12:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const claims = { userId: "u1", sessionId: "s1" };

test("an identity token names its user and session for fifteen minutes", async () => {
  const token = await issueIdentityToken(keys.identity, claims, now);
  expect(await readIdentityToken(keys.identity, token, minutesLater(14))).toEqual(claims);
  expect(await readIdentityToken(keys.identity, token, minutesLater(16))).toBeUndefined();
});

test.each([
  { name: "nothing", token: "" },
  { name: "nonsense", token: "a.b.c" },
  {
    name: "a token without a signature",
    token: `${btoa('{"alg":"none"}').replaceAll("=", "")}.${btoa('{"sub":"u1","sid":"s1","aud":"pharos-console"}').replaceAll("=", "")}.`,
  },
])("$name is no identity token", async ({ token }) => {
  expect(await readIdentityToken(keys.identity, token, now)).toBeUndefined();
});

test("another installation's identity token is refused", async () => {
  const token = await issueIdentityToken(otherKeys.identity, claims, now);
  expect(await readIdentityToken(keys.identity, token, now)).toBeUndefined();
});

test("a challenge session comes back as it was, for five minutes, and hides what it holds", async () => {
  const session = {
    id: "c1",
    userId: "u1",
    proofs: ["password" as const],
    credentialsVersion: "v1",
    totpSecret: "GEZDGNBV",
  };
  const sealed = await sealChallengeSession(keys.challenge, session, now);
  expect(await openChallengeSession(keys.challenge, sealed, minutesLater(4))).toEqual(session);
  expect(await openChallengeSession(keys.challenge, sealed, minutesLater(6))).toBeUndefined();
  expect(await openChallengeSession(keys.identity, sealed, now)).toBeUndefined();
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("GEZDGNBV");
});
