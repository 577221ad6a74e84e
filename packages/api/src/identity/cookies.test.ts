import { expect, test } from "vitest";
import { readCookie, refreshCookie, setCookie } from "./cookies.ts";

test("the refresh cookie is for the identity routes only, and Secure over https", () => {
  expect(setCookie(refreshCookie, "abc", { maxAgeSeconds: 60, isSecure: true })).toBe(
    "pharos_refresh=abc; Path=/auth; Max-Age=60; HttpOnly; SameSite=Strict; Secure",
  );
  expect(setCookie(refreshCookie, "", { maxAgeSeconds: 0, isSecure: false })).toBe(
    "pharos_refresh=; Path=/auth; Max-Age=0; HttpOnly; SameSite=Strict",
  );
});

test.each([
  { header: undefined, value: undefined },
  { header: "theme=dark", value: undefined },
  { header: "pharos_refresh=", value: undefined },
  { header: "theme=dark; pharos_refresh=abc", value: "abc" },
  { header: "not_pharos_refresh=x", value: undefined },
])("reads $value from $header", ({ header, value }) => {
  expect(readCookie(refreshCookie, header)).toBe(value);
});
