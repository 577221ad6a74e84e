import { expect, test } from "vitest";
import { isOwnOrigin } from "./origin-check.ts";

const own = ["https://pharos.example.com", "http://127.0.0.1:8080"];
test.each([
  { name: "the public address", origin: "https://pharos.example.com", isOwn: true },
  { name: "the address that we listen on", origin: "http://127.0.0.1:8080", isOwn: true },
  { name: "another site", origin: "https://evil.example.com", isOwn: false },
  { name: "another site whose name leads here", origin: "http://evil.example.com:8080", isOwn: false },
  { name: "a site whose name begins like ours", origin: "https://pharos.example.com.evil.com", isOwn: false },
  { name: "our name over another protocol", origin: "http://pharos.example.com", isOwn: false },
  { name: "our name at another port", origin: "http://127.0.0.1:8081", isOwn: false },
  { name: "a page without an origin", origin: "null", isOwn: false },
])("$name: $isOwn", ({ origin, isOwn }) => {
  expect(isOwnOrigin(origin, own)).toBe(isOwn);
});
