import { inspect } from "node:util";
import { expect, test } from "vitest";
import { SecretBox } from "./secret-box.ts";

const box = new SecretBox(new Uint8Array(32).fill(1));

test.each(["", "p", "pässwörd 🔑", "x".repeat(100_000)])("opens what it sealed", (secret) => {
  const sealed = box.seal(secret, "sources.secret/1");
  expect(sealed.startsWith("v1:")).toBe(true);
  expect(box.open(sealed, "sources.secret/1")).toBe(secret);
});

test("never seals the same way twice", () => {
  expect(box.seal("s", "p")).not.toBe(box.seal("s", "p"));
});

const sealed = box.seal("secret", "sources.secret/1");
test.each([
  { name: "another row", sealed, place: "sources.secret/2", with: box },
  { name: "another column", sealed, place: "users.totp_secret/1", with: box },
  { name: "another key", sealed, place: "sources.secret/1", with: new SecretBox(new Uint8Array(32)) },
  { name: "a changed text", sealed: `${sealed.slice(0, -6)}AAAAA=`, place: "sources.secret/1", with: box },
  { name: "a cut text", sealed: sealed.slice(0, 20), place: "sources.secret/1", with: box },
  { name: "an unknown version", sealed: sealed.replace("v1", "v2"), place: "sources.secret/1", with: box },
  { name: "plain text", sealed: "secret", place: "sources.secret/1", with: box },
])("does not open for $name", ({ sealed, place, with: other }) => {
  expect(() => other.open(sealed, place)).toThrow("cannot be decrypted");
});

test("shows its key in no print", () => {
  const shown = inspect(new SecretBox(Buffer.from("k".repeat(32))), { showHidden: true, depth: 9 });
  expect(shown + JSON.stringify(box) + String(box)).not.toMatch(/kkk|6b6b|107, 107/);
});

test("refuses a key of another length", () => {
  expect(() => new SecretBox(new Uint8Array(31))).toThrow("it must be 32 bytes");
});
