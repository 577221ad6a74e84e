import { expect, test } from "vitest";
import { isGoodLink, projectArchiveLinks, queryDownloadLinks, signedPath } from "./signed-link.ts";

const key = new Uint8Array(32).fill(7);
const expiresAt = new Date("2026-03-01T12:00:00Z");
const expires = String(expiresAt.getTime() / 1000);
const before = new Date(expiresAt.getTime() - 1);
const path = new URL(signedPath(queryDownloadLinks, key, "a", expiresAt), "http://pharos.test");
const signature = path.searchParams.get("signature") ?? "";

test("a link is good until it expires", () => {
  expect(path.pathname).toBe("/downloads/queries/a");
  const query = Object.fromEntries(path.searchParams);
  expect(isGoodLink(queryDownloadLinks, key, "a", query, before)).toBe(true);
  expect(isGoodLink(queryDownloadLinks, key, "a", query, expiresAt)).toBe(false);
});

const later = String(Number(expires) + 1);
test.each([
  ["another file", queryDownloadLinks, key, "b", { expires, signature }],
  ["a longer time", queryDownloadLinks, key, "a", { expires: later, signature }],
  ["another installation", queryDownloadLinks, new Uint8Array(32).fill(8), "a", { expires, signature }],
  ["another purpose", projectArchiveLinks, key, "a", { expires, signature }],
  ["no signature", queryDownloadLinks, key, "a", { expires }],
  ["two signatures", queryDownloadLinks, key, "a", { expires, signature: [signature, signature] }],
  ["no time", queryDownloadLinks, key, "a", { signature }],
  ["nothing", queryDownloadLinks, key, "a", undefined],
])("a link is not good for %s", (_what, kind, secretKey, id, query) => {
  expect(isGoodLink(kind, secretKey, id, query, before)).toBe(false);
});
