import { createHmac } from "node:crypto";
import type { HttpAuth } from "@pharos/domain";
import { expect, test } from "vitest";
import { headerRefusal, type RequestHeaders, signatureRefusal } from "./source-auth.ts";

const body = Buffer.from('{"a":1}\n');
const sign = (algorithm: string, key: string) => createHmac(algorithm, key).update(body).digest("hex");
const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

const sharedSecret: HttpAuth = { method: "SharedSecret", headerName: "X-Key", secret: "s3cret" };
const bearer: HttpAuth = { method: "Bearer", secret: "s3cret" };
const basicAuth: HttpAuth = { method: "Basic", username: "sender", secret: "s3:cret" };
const hmac: HttpAuth = { method: "HMAC", headerName: "X-Signature", algorithm: "sha256", secret: "s3cret" };

const refusalOf = (auth: HttpAuth, headers: RequestHeaders) =>
  (headerRefusal(auth, headers) ?? signatureRefusal(auth, headers, body))?.code;

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
