import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadConfiguration } from "./configuration.ts";
import { withSecretFiles } from "./read-configuration.ts";
import { findSecretFileProblem } from "./secret-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pharos-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(text: string, mode: number): string {
  const path = join(folder, "secret");
  writeFileSync(path, text, { mode });
  return path;
}

test.each([
  ["a file of one's own", "/home/me/token", 0o600, "t", undefined],
  ["a file that even its owner only reads", "/home/me/token", 0o400, "t", undefined],
  ["a file that the group may read", "/home/me/token", 0o640, "t", /mode 640.*chmod 600 \/home\/me\/token/],
  ["a file that all may read", "/home/me/token", 0o644, "t", /other users may read/],
  ["a secret that Docker mounted", "/run/secrets/token", 0o444, "t", undefined],
  ["an empty file", "/home/me/token", 0o600, "", /is empty/],
])("judges %s", (_name, path, mode, text, problem) => {
  const found = findSecretFileProblem(path, mode, text);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(problem);
});

test("takes a secret setting from a file that the environment names", () => {
  const environment = withSecretFiles({ PHAROS_SECRET_KEY_FILE: write(`${"ab".repeat(32)}\n`, 0o600) });
  const { values, origins } = loadConfiguration({ file: {}, environment, commandLine: {} });
  expect([values.secretKey, origins.secretKey]).toEqual(["ab".repeat(32), "environment"]);
});

test.each([
  [
    "a file that others may read",
    () => ({ PHAROS_DATABASE_URL_FILE: write("postgres://db", 0o644) }),
    /PHAROS_DATABASE_URL_FILE: other users may read/,
  ],
  [
    "a file that is not there",
    () => ({ PHAROS_AI_API_KEY_FILE: join(folder, "none") }),
    /PHAROS_AI_API_KEY_FILE: the file .* can't be read/,
  ],
  [
    "a secret given twice",
    () => ({ PHAROS_LAKE_URL: "http://a", PHAROS_LAKE_URL_FILE: write("http://b", 0o600) }),
    /PHAROS_LAKE_URL and PHAROS_LAKE_URL_FILE exclude each other/,
  ],
])("refuses %s, and names the variable", (_name, environment, sentence) => {
  expect(() => withSecretFiles(environment())).toThrow(sentence);
});

test("has no file for a setting that is no secret", () => {
  const environment = withSecretFiles({ PHAROS_PORT_FILE: write("1", 0o600) });
  expect(() => loadConfiguration({ file: {}, environment, commandLine: {} })).toThrow(
    "PHAROS_PORT_FILE (environment) is not a setting",
  );
});
