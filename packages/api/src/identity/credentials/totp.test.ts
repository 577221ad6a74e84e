import { expect, test } from "vitest";
import { newTotpSecret, totpStepOf, totpUri } from "./totp.ts";

/** The key of RFC 6238's test vectors: "12345678901234567890". */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const atSecond = (second: number) => new Date(second * 1000);

test.each([
  { name: "the vector of RFC 6238", code: "287082", second: 59, step: 1 },
  { name: "one step late", code: "287082", second: 89, step: 1 },
  { name: "one step early", code: "287082", second: 29, step: 1 },
  { name: "two steps late", code: "287082", second: 90, step: undefined },
  { name: "another code", code: "287083", second: 59, step: undefined },
  { name: "a space in the middle, as apps show it", code: "287 082", second: 59, step: 1 },
  { name: "letters", code: "28708a", second: 59, step: undefined },
  { name: "nothing", code: "", second: 59, step: undefined },
])("$name gives step $step", ({ code, second, step }) => {
  expect(totpStepOf(secret, code, atSecond(second))).toBe(step);
});

test("makes a fresh secret of 160 bits and an address that names the person", () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
  expect(totpUri(secret, "ada@example.com")).toBe(
    "otpauth://totp/Pharos:ada%40example.com?issuer=Pharos&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
  );
});
