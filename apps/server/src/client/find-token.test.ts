import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findToken } from "./find-token.ts";

const folder = mkdtempSync(join(tmpdir(), "pharos-token-"));
afterAll(() => rmSync(folder, { recursive: true }));
const kept = join(folder, "kept");
writeFileSync(kept, "from-file\n", { mode: 0o600 });
const open = join(folder, "open");
writeFileSync(open, "from-file\n", { mode: 0o644 });

test.each([
  ["nowhere", {}, {}, undefined],
  ["the variable", {}, { PHAROS_TOKEN: "from-variable" }, "from-variable"],
  ["the file that a variable names", {}, { PHAROS_TOKEN_FILE: kept }, "from-file"],
  [
    "the file that an option names, though there is a variable",
    { tokenFile: kept },
    { PHAROS_TOKEN: "v" },
    "from-file",
  ],
])("takes the token from %s, without a warning", (_name, options, environment, token) => {
  const warned: string[] = [];
  expect(findToken({ ...options, environment }, (message) => warned.push(message))).toBe(token);
  expect(warned).toEqual([]);
});

test("warns that a token on the command line can be seen, and takes it", () => {
  const warned: string[] = [];
  expect(findToken({ token: "t", environment: { PHAROS_TOKEN: "v" } }, (message) => warned.push(message))).toBe("t");
  expect(warned.join()).toMatch(/process list.*PHAROS_TOKEN or --token-file/);
});

test.each([
  ["a file that others may read", { tokenFile: open }, {}, /--token-file: other users may read/],
  ["two options", { token: "a", tokenFile: kept }, {}, /exclude each other/],
  ["two variables", {}, { PHAROS_TOKEN: "a", PHAROS_TOKEN_FILE: kept }, /exclude each other/],
])("refuses %s", (_name, options, environment, sentence) => {
  expect(() => findToken({ ...options, environment }, () => undefined)).toThrow(sentence);
});
