import { expect, test } from "vitest";
import { readCookie, refreshCookie, setCookie } from "./cookies.ts";

test("the refresh cookie is sent to the identity routes only; over HTTPS no other host can set it", () => {
  expect(setCookie(refreshCookie, "abc", { maxAgeSeconds: 60, isSecure: true })).toBe(
    "__Host-pharos_refresh=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure",
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
  expect(readCookie(refreshCookie, header, false)).toBe(value);
});

test("over HTTPS, a cookie that another host of the domain could have set is not read", () => {
  expect(readCookie(refreshCookie, "pharos_refresh=tossed; __Host-pharos_refresh=own", true)).toBe("own");
  expect(readCookie(refreshCookie, "pharos_refresh=tossed", true)).toBeUndefined();
});
