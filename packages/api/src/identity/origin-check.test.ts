import { expect, test } from "vitest";
import { isOwnOrigin } from "./origin-check.ts";

const publicUrl = "https://pharos.example.com";
test.each([
  { name: "no origin", origin: undefined, host: "10.0.0.1:8080", isOwn: true },
  { name: "the public address", origin: "https://pharos.example.com", host: "10.0.0.1:8080", isOwn: true },
  { name: "the address that was asked", origin: "http://10.0.0.1:8080", host: "10.0.0.1:8080", isOwn: true },
  { name: "another site", origin: "https://evil.example.com", host: "pharos.example.com", isOwn: false },
  {
    name: "a site whose name begins like ours",
    origin: "https://pharos.example.com.evil.com",
    host: "pharos.example.com",
    isOwn: false,
  },
  { name: "a page without an origin", origin: "null", host: "pharos.example.com", isOwn: false },
])("$name: $isOwn", ({ origin, host, isOwn }) => {
  expect(isOwnOrigin(origin, host, publicUrl)).toBe(isOwn);
});
