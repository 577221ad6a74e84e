import { createHmac } from "node:crypto";
import type { HttpAuth } from "@pharos/domain";
import { expect, test } from "vitest";
import { headerRefusal, openSignatureCheck, type RequestHeaders, signedDelivery } from "./source-auth.ts";

const body = Buffer.from('{"a":1}\n');
const sign = (algorithm: string, key: string) => createHmac(algorithm, key).update(body).digest("hex");
const now = new Date("2026-03-01T12:00:00Z");
/** Headers of a delivery that was signed with its time, so many seconds from now. */
const timed = (seconds: number, idempotencyKey?: string) => {
  const time = String(now.getTime() / 1000 + seconds);
  const signature = createHmac("sha256", "s3cret")
    .update(`${time}.${idempotencyKey ?? ""}.`)
    .update(body)
    .digest("hex");
  return {
    "x-signature": signature,
    "x-pharos-timestamp": time,
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
  };
};
const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

const sharedSecret: HttpAuth = { method: "SharedSecret", headerName: "X-Key", secret: "s3cret" };
const bearer: HttpAuth = { method: "Bearer", secret: "s3cret" };
const basicAuth: HttpAuth = { method: "Basic", username: "sender", secret: "s3:cret" };
const hmac: HttpAuth = { method: "HMAC", headerName: "X-Signature", algorithm: "sha256", secret: "s3cret" };

/** The body comes in pieces. */
const signatureRefusal = (auth: HttpAuth, headers: RequestHeaders) => {
  const check = openSignatureCheck(auth, headers, now);
  for (const piece of [body.subarray(0, 3), body.subarray(3)]) check?.update(piece);
  return check?.refusal();
};
const refusalOf = (auth: HttpAuth, headers: RequestHeaders) =>
  (headerRefusal(auth, headers) ?? signatureRefusal(auth, headers))?.code;

test.each<{ name: string; auth: HttpAuth; headers: RequestHeaders }>([
  { name: "no authentication", auth: { method: "None" }, headers: {} },
  { name: "a shared secret", auth: sharedSecret, headers: { "x-key": "s3cret" } },
  {
    name: "a shared secret in the default header",
    auth: { method: "SharedSecret", secret: "s" },
    headers: { "x-pharos-secret": "s" },
  },
  { name: "a bearer token", auth: bearer, headers: { authorization: "Bearer s3cret" } },
  { name: "a bearer token with another capitalisation", auth: bearer, headers: { authorization: "bearer s3cret" } },
  {
    name: "a user name and password with a colon",
    auth: basicAuth,
    headers: { authorization: basic("sender:s3:cret") },
  },
  { name: "a signature", auth: hmac, headers: { "x-signature": sign("sha256", "s3cret") } },
  { name: "a signature with its prefix", auth: hmac, headers: { "x-signature": `sha256=${sign("sha256", "s3cret")}` } },
  { name: "a signature in capitals", auth: hmac, headers: { "x-signature": sign("sha256", "s3cret").toUpperCase() } },
  { name: "a signature over the time and the body", auth: hmac, headers: timed(0) },
  { name: "a signature five minutes old", auth: hmac, headers: timed(-300) },
  { name: "a signature of a clock that is five minutes ahead", auth: hmac, headers: timed(300) },
  { name: "a signature over the idempotency key", auth: hmac, headers: timed(0, "k1") },
  {
    name: "a SHA-1 signature",
    auth: { ...hmac, algorithm: "sha1" },
    headers: { "x-signature": `sha1=${sign("sha1", "s3cret")}` },
  },
])("accepts $name", ({ auth, headers }) => {
  expect(refusalOf(auth, headers)).toBeUndefined();
});

const wrong = "ingest.credentials_wrong";
const missing = "ingest.credentials_missing";
test.each<{ name: string; auth: HttpAuth; headers: RequestHeaders; code: string }>([
  { name: "a missing secret", auth: sharedSecret, headers: {}, code: missing },
  { name: "an empty secret", auth: sharedSecret, headers: { "x-key": "" }, code: missing },
  { name: "a wrong secret", auth: sharedSecret, headers: { "x-key": "s3cres" }, code: wrong },
  { name: "the beginning of the secret", auth: sharedSecret, headers: { "x-key": "s3" }, code: wrong },
  {
    name: "any secret when none was set",
    auth: { method: "SharedSecret" },
    headers: { "x-pharos-secret": "x" },
    code: wrong,
  },
  { name: "a bearer token of another scheme", auth: bearer, headers: { authorization: "Token s3cret" }, code: missing },
  { name: "a wrong bearer token", auth: bearer, headers: { authorization: "Bearer other" }, code: wrong },
  { name: "a wrong user name", auth: basicAuth, headers: { authorization: basic("other:s3:cret") }, code: wrong },
  { name: "an old signature", auth: hmac, headers: timed(-301), code: "ingest.timestamp_refused" },
  { name: "a signature of the future", auth: hmac, headers: timed(301), code: "ingest.timestamp_refused" },
  {
    name: "an old signature with another time",
    auth: hmac,
    headers: { ...timed(-301), "x-pharos-timestamp": String(now.getTime() / 1000) },
    code: wrong,
  },
  {
    name: "an old signature without its time",
    auth: hmac,
    headers: { "x-signature": timed(-301)["x-signature"] },
    code: wrong,
  },
  {
    name: "a signature with another idempotency key",
    auth: hmac,
    headers: { ...timed(0, "k1"), "idempotency-key": "k2" },
    code: wrong,
  },
  {
    name: "a signed time that is no number",
    auth: hmac,
    headers: {
      "x-signature": createHmac("sha256", "s3cret").update("soon..").update(body).digest("hex"),
      "x-pharos-timestamp": "soon",
    },
    code: "ingest.timestamp_refused",
  },
  { name: "a missing signature", auth: hmac, headers: {}, code: missing },
  {
    name: "a signature with another key",
    auth: hmac,
    headers: { "x-signature": sign("sha256", "other") },
    code: wrong,
  },
  {
    name: "a signature of another algorithm",
    auth: hmac,
    headers: { "x-signature": sign("sha512", "s3cret") },
    code: wrong,
  },
  {
    name: "any signature when no key was set",
    auth: { method: "HMAC" },
    headers: { "x-pharos-signature": sign("sha256", "") },
    code: wrong,
  },
])("refuses $name", ({ auth, headers, code }) => {
  expect(refusalOf(auth, headers)).toBe(code);
});

test("names a delivery with a signed time, however its signature is spelled", () => {
  const headers = timed(0);
  const name = signedDelivery(hmac, headers);
  expect(name).toMatch(/^[0-9a-f]{64}$/);
  expect(signedDelivery(hmac, { ...headers, "x-signature": headers["x-signature"].toUpperCase() })).toBe(name);
  expect(signedDelivery(hmac, { ...headers, "x-signature": `sha256=${headers["x-signature"]}` })).toBe(name);
  expect(signedDelivery(hmac, timed(1))).not.toBe(name);
  expect(signedDelivery(hmac, { "x-signature": headers["x-signature"] })).toBeUndefined();
});
