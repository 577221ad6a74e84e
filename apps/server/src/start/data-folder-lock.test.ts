import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataFolder } from "./data-folder-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pharos-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("refuses a second holder and names the first", () => {
  lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(`process ${process.pid}`);
});

test("lets the next one in when given back", () => {
  lockDataFolder(folder)();
  expect(() => lockDataFolder(folder)).not.toThrow();
});

test.each([
  { name: "a process that is gone", content: JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 1 }) },
  {
    name: "a process whose number now belongs to another",
    content: JSON.stringify({ pid: process.pid, startedAt: 1 }),
  },
  { name: "a start that was cut short while writing", content: '{"pid":' },
])("takes over the lock of $name", ({ content }) => {
  writeFileSync(join(folder, "pharos.lock"), content);
  expect(() => lockDataFolder(folder)).not.toThrow();
});

test("creates the folder for its owner alone", () => {
  const fresh = join(folder, "fresh");
  lockDataFolder(fresh);
  expect(statSync(fresh).mode & 0o777).toBe(0o700);
});
