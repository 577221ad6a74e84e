import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { liveVersionsPath } from "@pharos/domain";
import { administrator, signIn } from "../administrator.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import type { BenchRow } from "../table.ts";

const consoles = 100;
/** The console's own pace, apps/console/src/live. */
const pollMs = 5_000;
const perSecond = (consoles * 1000) / pollMs;
const seconds = 20;
const warmUpSeconds = 5;
const clockTickMs = 10;

/** Consoles that are open and watch for changes while nothing changes: what they cost the server. */
export async function liveRows(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-live-"));
  const environment = { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password };
  const server = await startServer(folder, { environment });
  try {
    const token = await signIn(server);
    await poll(server, token, warmUpSeconds);
    const idle = await spentPerSecond(server, () => wait(seconds * 1000));
    const statuses: number[] = [];
    const busy = await spentPerSecond(server, async () => void statuses.push(...(await poll(server, token, seconds))));
    const unchanged = statuses.filter((status) => status === 304).length / statuses.length;
    const ms = busy - idle;
    return [
      {
        what: `${consoles} open consoles, ${perSecond} polls/s, ${Math.round(unchanged * 100)}% unchanged: processor time of all processes`,
        figure: `${ms.toFixed(0)} ms/s`,
        target: "< 200 ms/s",
        isReached: ms < 200,
      },
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Evenly over the time, whether or not earlier ones were answered. Returns their statuses. */
async function poll({ url }: RunningServer, token: string, forSeconds: number): Promise<number[]> {
  let tag = "";
  const answers: Promise<number>[] = [];
  for (let i = 0; i < forSeconds * perSecond; i++) {
    answers.push(
      fetch(url + liveVersionsPath, {
        headers: { authorization: `Bearer ${token}`, "if-none-match": tag },
      }).then(async (response) => {
        await response.arrayBuffer();
        tag = response.headers.get("etag") ?? "";
        return response.status;
      }),
    );
    await wait(1000 / perSecond);
  }
  return Promise.all(answers);
}

/** Milliseconds of processor time of the program and everything it started, in each second of the work. */
async function spentPerSecond(server: RunningServer, work: () => Promise<unknown>): Promise<number> {
  const [start, spentBefore] = [performance.now(), processorMsOf(server)];
  await work();
  return ((processorMsOf(server) - spentBefore) * 1000) / (performance.now() - start);
}

function processorMsOf(server: RunningServer): number {
  return server.processes().reduce((total, { pid }) => total + processorMs(pid), 0);
}

/** Zero for a process that has ended meanwhile. Linux only. */
function processorMs(pid: number): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1] ?? "";
    const fields = afterName.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * clockTickMs;
  } catch {
    return 0;
  }
}
