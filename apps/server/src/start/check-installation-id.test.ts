import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { checkFolderFormat, checkInstallationId, checkLakeOwner } from "./check-installation-id.ts";

let testStore: TestStore;
let testLake: TestLake;
let dataDir: string;

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
});
afterAll(async () => {
  await testLake.remove();
  await testStore.close();
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pharos-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const check = async () => checkLakeOwner(testLake.lake, await checkInstallationId(dataDir, testStore.store));
const fileOf = () => join(dataDir, "installation.json");

test("a folder, a database and a lake learn that they belong together, and refuse others from then on", async () => {
  await check();
  await check();
  expect(JSON.parse(await readFile(fileOf(), "utf8"))).toEqual({
    installationId: await testStore.store.installation.id(),
    format: 1,
  });
  await testStore.database.query("UPDATE installation SET id = gen_random_uuid()");
  await expect(check()).rejects.toThrow(`The database belongs to another installation than the data folder ${dataDir}`);
  // As the sentence says.
  await rm(fileOf());
  await expect(check()).rejects.toThrow("The data lake belongs to another installation than the database");
});

test("a folder of a newer format is refused before anything is opened", async () => {
  await writeFile(fileOf(), JSON.stringify({ installationId: "one", format: 2 }));
  await expect(checkFolderFormat(dataDir)).rejects.toThrow(
    "was used by a newer Pharos (format 2, this version knows 1)",
  );
  await writeFile(fileOf(), "{");
  await expect(checkFolderFormat(dataDir)).rejects.toThrow(`${fileOf()} is damaged`);
});
