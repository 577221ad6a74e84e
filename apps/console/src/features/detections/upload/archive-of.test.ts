import { expect, test } from "vitest";
import { isContentFile } from "./archive-of.ts";

test.each([
  ["rules/root.yml", true],
  ["rules/root.py", true],
  ["lookups/hosts.csv", true],
  ["lookups/hosts.jsonl", true],
  [".git/config.yml", false],
  ["rules/.hidden.yml", false],
  ["rules/__pycache__/root.py", false],
  ["README.md", false],
])("%s belongs to a repository: %s", (path, belongs) => {
  expect(isContentFile(path)).toBe(belongs);
});
