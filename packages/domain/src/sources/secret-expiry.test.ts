import { expect, test } from "vitest";
import { describeSecretExpiry, secretWarnedSince } from "./secret-expiry.ts";

const secretExpiresAt = new Date("2026-03-20T00:00:00Z");
const source = { enabled: true, secretExpiresAt };

test.each([
  ["2026-03-05T23:59:59Z", undefined],
  ["2026-03-06T00:00:00Z", "2026-03-06"],
  ["2026-03-18T23:00:00Z", "2026-03-06"],
  ["2026-03-19T00:00:00Z", "2026-03-19"],
  ["2026-03-25T00:00:00Z", "2026-03-20"],
])("at %s people should know since %s", (now, since) => {
  expect(secretWarnedSince(source, new Date(now))?.toISOString().slice(0, 10)).toBe(since);
});

test("says when it expires, that it has, or nothing", () => {
  const at = (now: string) => describeSecretExpiry(source, new Date(now));
  expect(at("2026-03-05T00:00:00Z")).toBeUndefined();
  expect(at("2026-03-10T00:00:00Z")).toContain("Its secret expires on 2026-03-20. Enter a new one");
  expect(at("2026-03-20T00:00:00Z")).toContain("Its secret expired on 2026-03-20. Enter a new one");
});

test.each([
  { enabled: false, secretExpiresAt },
  { enabled: true, secretExpiresAt: undefined },
])("%o is no matter", (other) => {
  expect(secretWarnedSince(other, new Date("2026-04-01T00:00:00Z"))).toBeUndefined();
});
