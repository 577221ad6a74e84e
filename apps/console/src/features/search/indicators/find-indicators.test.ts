import { expect, test } from "vitest";
import { countsInWords, findIndicators } from "./find-indicators.ts";

const hash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

test("finds each value of a report once, in its order", () => {
  const report = `The actor mailed from Invoice@Evil.example to staff, which led to
    hxxps://cdn.evil[.]example/payload.exe and 203.0.113[.]7 (port 443), again 203.0.113.7.
    Hash: ${hash.toUpperCase()}; CVE-2024-3094; arn:aws:iam::123456789012:user/ada.
    2001:db8::7 seen at 10:20:30, version 1.2.3, from 00:1a:2b:3c:4d:5e.`;
  expect(findIndicators(report)).toEqual([
    { kind: "email", value: "invoice@evil.example" },
    { kind: "domain", value: "cdn.evil.example" },
    { kind: "address", value: "203.0.113.7" },
    { kind: "hash", value: hash },
    { kind: "cve", value: "CVE-2024-3094" },
    { kind: "arn", value: "arn:aws:iam::123456789012:user/ada" },
    { kind: "address", value: "2001:db8::7" },
    { kind: "mac", value: "00:1a:2b:3c:4d:5e" },
  ]);
});

test.each(["", "nothing here", "999.1.1.1", "1.2.3.4.5", "invoice.pdf", "10:20:30", "::"])(
  "finds nothing in %j",
  (text) => {
    expect(findIndicators(text)).toEqual([]);
  },
);

test("counts by kind, the most frequent first", () => {
  expect(countsInWords(findIndicators("a.example b.example 192.0.2.1"))).toBe("2 domains, 1 IP address");
});

test("reads a long text of one character quickly", () => {
  const began = performance.now();
  for (const text of ["a", "a.", "a-", "1", "1.", ":", "@", "a@"]) findIndicators(text.repeat(100_000));
  expect(performance.now() - began).toBeLessThan(8_000);
});
