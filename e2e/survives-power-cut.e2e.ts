import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { ChunkSenders, countRows, createTrail, expectExactly, freePort, readLedger } from "./acknowledged-events.ts";
import { findTree, signalAll } from "./child-processes.ts";
import { DiskWithPower, FolderWithoutSyncs } from "./disk-with-power.ts";
import { RunningPharos } from "./running-pharos.ts";

/** In a long form only, because each takes most of a minute: `PHAROS_POWER_CUTS=20 npm run e2e -- survives-power-cut`. */
const cuts = Number(process.env.PHAROS_POWER_CUTS ?? 0);
const obstacle = DiskWithPower.findObstacle();
test.skip(cuts === 0, "PHAROS_POWER_CUTS says how often the power is cut: never");
test.skip(obstacle !== undefined, `Power cannot be cut here: ${obstacle}`);

let disk: DiskWithPower;
let start: () => Promise<RunningPharos>;
let running: RunningPharos | undefined;
test.beforeEach(async () => {
  disk = await DiskWithPower.create();
  const dataDir = join(disk.path, "data");
  await mkdir(dataDir);
  const environment = { PHAROS_PORT: String(await freePort()) };
  start = async () => {
    running = await RunningPharos.start({ dataDir, environment, keepsPort: true });
    return running;
  };
});
test.afterEach(async () => {
  await running?.stop();
  await disk.remove();
});

/** All processes stand still at once, so that nobody acknowledges anything after the disk has stopped. */
async function cutPower(pharos: RunningPharos): Promise<void> {
  const tree = await findTree(pharos.pid);
  signalAll(tree, "SIGSTOP");
  await disk.cutPower();
  signalAll(tree, "SIGKILL");
  await pharos.kill();
}

test("whenever the power is cut, nothing acknowledged is lost and nothing doubled", async () => {
  test.setTimeout(120_000 + cuts * 60_000);
  let pharos = await start();
  const senders = new ChunkSenders(await createTrail(pharos));
  for (let cut = 0; cut < cuts; cut++) {
    const before = senders.events;
    await expect.poll(() => senders.events, "events are acknowledged between the cuts").toBeGreaterThan(before);
    await wait(Math.random() * 3_000);
    await cutPower(pharos);
    await disk.unmount();
    await disk.mount();
    pharos = await start();
  }
  await senders.end();
  await expectExactly(pharos, senders.events);
});

const parts = [
  { part: "postgres", countKept: async (pharos: RunningPharos) => (await readLedger(pharos)).stored },
  { part: "lake", countKept: async (pharos: RunningPharos) => (await countRows(pharos)).ids },
];
for (const { part, countKept } of parts) {
  test(`shows that the cut is one: without the syncs of ${part}, acknowledged events are lost`, async () => {
    test.setTimeout(180_000);
    const folder = await FolderWithoutSyncs.create(join(disk.path, "data", part), join(disk.path, part));
    const pharos = await start();
    const senders = new ChunkSenders(await createTrail(pharos));
    await expect.poll(() => senders.events).toBeGreaterThan(1_000);
    await senders.end();
    if (part === "lake") await expect.poll(() => countKept(pharos)).toBe(senders.events);
    await cutPower(pharos);
    await folder.unmount();
    await disk.unmount();
    await disk.mount();
    await folder.mount();
    // It may be beyond repair.
    const again = await start().catch(() => undefined);
    const kept = again && (await countKept(again).catch(() => undefined));
    expect(kept ?? 0).toBeLessThan(senders.events);
  });
}
