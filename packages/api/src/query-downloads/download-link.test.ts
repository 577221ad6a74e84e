import { expect, test } from "vitest";
import { isGoodLink, signedPath } from "./download-link.ts";

const key = new Uint8Array(32).fill(7);
const expiresAt = new Date("2026-03-01T12:00:00Z");
const expires = expiresAt.getTime() / 1000;
const before = new Date(expiresAt.getTime() - 1);
const path = new URL(signedPath(key, "a", expiresAt), "http://pharos.test");
const signature = path.searchParams.get("signature") ?? "";

test("a link is good until it expires", () => {
  expect(path.pathname).toBe("/downloads/queries/a");
  expect(isGoodLink(key, { id: "a", expires }, signature, before)).toBe(true);
  expect(isGoodLink(key, { id: "a", expires }, signature, expiresAt)).toBe(false);
});

test.each([
  ["another file", key, { id: "b", expires }, signature],
  ["a longer time", key, { id: "a", expires: expires + 1 }, signature],
  ["another installation", new Uint8Array(32).fill(8), { id: "a", expires }, signature],
  ["no signature", key, { id: "a", expires }, ""],
])("a link is not good for %s", (_what, secretKey, download, given) => {
  expect(isGoodLink(secretKey, download, given, before)).toBe(false);
});
