import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { secureDataFolder } from "./secure-data-folder.ts";

const isRoot = process.getuid?.() === 0;
const passable = isRoot ? 0o711 : 0o700;
let folder: string;
let dataDir: string;
let told: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pharos-files-"));
  dataDir = join(folder, "data");
  told = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secure = () => secureDataFolder(dataDir, (message) => told.push(message));
const modeOf = (path: string) => statSync(join(dataDir, path)).mode & 0o777;

test("makes a folder that only its owner may list, without a word", () => {
  secure();
  expect(modeOf("")).toBe(passable);
  expect(told).toEqual([]);
});

test("closes every file and folder of an installation that was open to others, and says so", () => {
  mkdirSync(join(dataDir, "lake", "store"), { recursive: true });
  writeFileSync(join(dataDir, "lake", "store", "data.bin"), "events");
  writeFileSync(join(dataDir, "secret.key"), "key");
  for (const path of ["", "lake", "lake/store"]) chmodSync(join(dataDir, path), 0o755);
  for (const path of ["lake/store/data.bin", "secret.key"]) chmodSync(join(dataDir, path), 0o644);
  secure();
  const modes = readdirSync(dataDir, { recursive: true, encoding: "utf8" }).map((path) => [path, modeOf(path)]);
  expect(Object.fromEntries(modes)).toEqual({
    lake: 0o700,
    "lake/store": 0o700,
    "lake/store/data.bin": 0o600,
    "secret.key": 0o600,
  });
  expect(told.join("\n")).toMatch(/secret\.key.*may have been read/);
  const before = told.length;
  secure();
  expect(told).toHaveLength(before);
});

test("changes nothing behind a symbolic link that lies deeper", () => {
  writeFileSync(join(folder, "elsewhere"), "", { mode: 0o644 });
  mkdirSync(join(dataDir, "cache"), { recursive: true });
  chmodSync(join(dataDir, "cache"), 0o755);
  symlinkSync(join(folder, "elsewhere"), join(dataDir, "cache", "link"));
  chmodSync(join(folder, "elsewhere"), 0o644);
  secure();
  expect(statSync(join(folder, "elsewhere")).mode & 0o777).toBe(0o644);
});

test("refuses a folder below one that everybody can write to, and changes nothing", () => {
  chmodSync(folder, 0o777);
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  expect(secure).toThrow(/writable by all.*chmod o-w/);
  expect(modeOf("")).toBe(0o755);
});

test("says which setting names a folder that cannot be made", () => {
  writeFileSync(dataDir, "a file");
  expect(secure).toThrow(/cannot create or read the data folder .*PHAROS_DATA_DIR/);
});

test.skipIf(!isRoot)("refuses a folder that somebody else owns and uses", () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, "secret.key"), "key");
  chownSync(dataDir, 1000, 1000);
  expect(secure).toThrow(/belongs to uid 1000/);
});
