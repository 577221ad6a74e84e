import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { completeLibraries } from "./binaries.ts";

let folder: string;
let native: string;
let home: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pharos-binaries-"));
  native = join(folder, "native");
  home = join(folder, "home");
  await mkdir(join(native, "lib"), { recursive: true });
  await mkdir(home);
  await writeFile(join(native, "lib", "libpq.so.5.18"), "the library");
  await writeFile(
    join(native, "pg-symlinks.json"),
    JSON.stringify(
      ["libpq.so", "libpq.so.5"].map((name) => ({ source: "native/lib/libpq.so.5.18", target: `native/lib/${name}` })),
    ),
  );
});
afterEach(() => rm(folder, { recursive: true }));

test("makes the links that npm left out, beside the cluster, however often it starts", async () => {
  await symlink("libpq.so.5.18", join(native, "lib", "libpq.so"));
  await completeLibraries(native, home);
  const libraries = await completeLibraries(native, home);
  expect(libraries).toBe(join(home, "lib"));
  expect(await readFile(join(home, "lib", "libpq.so.5"), "utf8")).toBe("the library");
});

test("leaves a complete package alone", async () => {
  for (const name of ["libpq.so", "libpq.so.5"]) await symlink("libpq.so.5.18", join(native, "lib", name));
  expect(await completeLibraries(native, home)).toBeUndefined();
});
