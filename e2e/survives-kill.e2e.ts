import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { ChunkSenders, createTrail, expectExactly, freePort } from "./acknowledged-events.ts";
import { type ChildKind, findChild, findTree, signalAll } from "./child-processes.ts";
import { RunningPharos } from "./running-pharos.ts";

/** In turn: the program itself, and each kind of its child processes. Python runs in Deno: they are one process. */
const victims: readonly (ChildKind | "program")[] = ["program", "engine", "database", "python"];
/** The long form: `PHAROS_KILLS=100 npm run e2e -- survives-kill`. */
const kills = Number(process.env.PHAROS_KILLS ?? 8);

/** Makes a moment come, by letting one process stand still while the others go on; returns whom it froze. */
interface Moment {
  readonly name: string;
  readonly come: (pharos: RunningPharos) => Promise<readonly number[]>;
}

const moments: readonly Moment[] = [
  {
    name: "at some moment",
    come: async () => {
      await wait(100 + Math.random() * 1_200);
      return [];
    },
  },
  {
    name: "before a commit",
    come: async (pharos) => {
      const database = await freeze(pharos, "database");
      await wait(300);
      return database;
    },
  },
  {
    name: "with rows in the outbox, and a block of them that is not inserted",
    come: async (pharos) => {
      const engine = await freeze(pharos, "engine");
      await wait(1_500);
      return engine;
    },
  },
  {
    name: "with a block that is inserted and not forgotten",
    come: async (pharos) => {
      const engine = await freeze(pharos, "engine");
      await wait(1_200);
      const database = await freeze(pharos, "database");
      signalAll(engine, "SIGCONT");
      await wait(500);
      return database;
    },
  },
];

async function freeze(pharos: RunningPharos, kind: ChildKind): Promise<readonly number[]> {
  const pid = await findChild(pharos.pid, kind);
  const frozen = pid === undefined ? [] : await findTree(pid);
  signalAll(frozen, "SIGSTOP");
  return frozen;
}

async function killChild(pharos: RunningPharos, kind: ChildKind): Promise<void> {
  await expect
    .poll(async () => {
      const pid = await findChild(pharos.pid, kind);
      return pid !== undefined && process.kill(pid, "SIGKILL");
    }, `a process of the kind ${kind} is there to be killed`)
    .toBe(true);
}

test("whichever process is killed, and when, nothing acknowledged is lost and nothing doubled", async () => {
  test.setTimeout(120_000 + kills * 30_000);
  const dataDir = await mkdtemp(join(tmpdir(), "pharos-kill-"));
  const environment = { PHAROS_PORT: String(await freePort()) };
  const start = () => RunningPharos.start({ dataDir, environment, keepsPort: true });
  let pharos = await start();
  const senders = new ChunkSenders(await createTrail(pharos));
  for (let kill = 0; kill < kills; kill++) {
    const victim = victims[kill % victims.length] ?? "program";
    // All victims and all moments come within four kills, and all pairs of them within sixteen.
    const moment = moments[(kill + Math.floor(kill / victims.length)) % moments.length];
    const before = senders.events;
    const where = `${kill + 1}: ${victim}, ${moment?.name}`;
    await expect
      .poll(() => senders.events, { message: `before kill ${where}`, timeout: 60_000 })
      .toBeGreaterThan(before);
    const frozen = (await moment?.come(pharos)) ?? [];
    if (victim === "program") await pharos.kill();
    else await killChild(pharos, victim);
    signalAll(frozen, "SIGCONT");
    if (victim === "program") pharos = await start();
    const isReady = async () => (await fetch(`${pharos.url}/readyz`).catch(() => undefined))?.status;
    await expect.poll(isReady, { message: `ready after kill ${where}`, timeout: 60_000 }).toBe(200);
  }
  await senders.end();
  await expectExactly(pharos, senders.events);
  await pharos.stop();
  await rm(dataDir, { recursive: true, force: true });
});
