import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Volume } from "./disk-room.ts";
import { DiskWatch } from "./disk-watch.ts";

const { store, clear, close } = await openTestStore();
const now = new Date("2026-03-01T12:00:00Z");
const gigabyte = 1024 ** 3;

beforeEach(clear);
afterAll(close);

async function aReader(): Promise<string> {
  const role = await store.roles.create({ name: "Operators", permissions: ["GeneralSettingsRead"] }, now);
  const user = await store.users.create(
    { email: "ada@example.com", givenName: "Ada", familyName: "L", roleId: role.id, status: "CONFIRMED" },
    now,
  );
  return user.id;
}

test("tells the log and the people who may see settings when the disk fills up and when there is room again", async () => {
  const reader = await aReader();
  let freeBytes = 50 * gigabyte;
  const said: string[] = [];
  const readVolumes = async (): Promise<Volume[]> => [
    { name: "data folder", folder: "/data", freeBytes, totalBytes: 100 * gigabyte, isReadOnly: false },
  ];
  const watch = new DiskWatch({
    store,
    readVolumes,
    clock: () => now,
    onChange: (_room, sentence) => said.push(sentence),
  });
  for (const free of [50, 0.5, 0.5, 1.1, 40, 40]) {
    freeBytes = free * gigabyte;
    await watch.look();
  }
  expect(said).toEqual([
    expect.stringMatching(
      /^512 MB of 100\.0 GB are free.*reserve of 1\.0 GB\. Pharos accepts no logs.*PHAROS_RETENTION_DAYS/,
    ),
    "40.0 GB of 100.0 GB are free on the disk of the data folder (/data).",
  ]);
  const { items } = await store.notifications.list(reader, { pageSize: 10 });
  expect(items.map(({ title, level }) => [level, title])).toEqual(
    expect.arrayContaining([
      ["ERROR", "The disk is full: Pharos is not accepting logs"],
      ["INFO", "The disk has room again"],
    ]),
  );
});
