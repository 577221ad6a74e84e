import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

test("knows its own password and no other", async () => {
  const hash = await hashPassword("Lighthouse-keeper-7");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, "Lighthouse-keeper-7")).toBe(true);
  expect(await verifyPassword(hash, "Lighthouse-keeper-8")).toBe(false);
});

test("never accepts a password where there is no hash", async () => {
  expect(await verifyPassword(undefined, "nobody")).toBe(false);
});
