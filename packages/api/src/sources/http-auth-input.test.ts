import { expect, test } from "vitest";
import { type HttpAuthRequest, httpAuthOf, newSourceSecret } from "./http-auth-input.ts";

test.each<{ name: string; request: HttpAuthRequest; auth: object }>([
  { name: "None takes nothing", request: { method: "None", secret: "x", username: "y" }, auth: { method: "None" } },
  {
    name: "Bearer takes a secret",
    request: { method: "Bearer", secret: "x", headerName: "X-Y" },
    auth: { method: "Bearer", secret: "x" },
  },
  {
    name: "SharedSecret may name its header",
    request: { method: "SharedSecret", headerName: "X-Key" },
    auth: { method: "SharedSecret", headerName: "X-Key" },
  },
  {
    name: "HMAC is SHA-256 unless told otherwise",
    request: { method: "HMAC" },
    auth: { method: "HMAC", algorithm: "sha256" },
  },
  {
    name: "Basic names its user",
    request: { method: "Basic", username: "sender" },
    auth: { method: "Basic", username: "sender" },
  },
])("$name", ({ request, auth }) => {
  expect(httpAuthOf(request)).toEqual(auth);
});

test.each<{ request: HttpAuthRequest; field: string }>([
  { request: { method: "SharedSecret", headerName: "X Key" }, field: "headerName" },
  { request: { method: "SharedSecret", headerName: 'X"$(id)' }, field: "headerName" },
  { request: { method: "HMAC", headerName: "Host" }, field: "headerName" },
  { request: { method: "HMAC", algorithm: "md5" }, field: "algorithm" },
  { request: { method: "Basic" }, field: "username" },
  { request: { method: "Basic", username: "a:b" }, field: "username" },
  { request: { method: "Bearer", secret: "a b" }, field: "secret" },
  { request: { method: "Bearer", secret: "x".repeat(1025) }, field: "secret" },
])("refuses the $field of $request", ({ request, field }) => {
  expect(() => httpAuthOf(request)).toThrow(
    expect.objectContaining({ category: "InvalidInput", fieldErrors: { [field]: expect.any(String) } }),
  );
});

test("a new secret is long, and good for itself", () => {
  const secret = newSourceSecret();
  expect(secret).toHaveLength(43);
  expect(httpAuthOf({ method: "Bearer", secret })).toEqual({ method: "Bearer", secret });
});
