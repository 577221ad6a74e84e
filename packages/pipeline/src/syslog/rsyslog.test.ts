import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openTestLake, openTestStore, testCacheFolder } from "@pharos/testkit";
import { expect, test, vi } from "vitest";
import { Admission } from "../ingest/admission.ts";
import { doorSchema, now, opened, startDoors } from "../testing/door-pipeline.ts";
import { SyslogListeners } from "./syslog-listeners.ts";

const hasRsyslog = spawnSync("rsyslogd", ["-v"]).error === undefined;
if (!hasRsyslog)
  process.stderr.write("rsyslog is not installed, so its test is skipped (Debian: apt-get install rsyslog)\n");

const lines = 20_000;
const linesAtOnce = 500;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

/** What docs/syslog.md recommends, with shorter times. */
function configurationOf(folder: string, port: number): string {
  return `global(workDirectory="${folder}")
module(load="imfile" mode="polling" pollingInterval="1")
input(type="imfile" file="${folder}/doors.log" tag="doors:")
action(type="omfwd" target="127.0.0.1" port="${port}" protocol="tcp" TCP_Framing="octet-counted"
  template="RSYSLOG_SyslogProtocol23Format" queue.type="LinkedList" queue.filename="pharos"
  queue.saveOnShutdown="on" action.resumeRetryCount="-1" action.resumeInterval="1")
`;
}

test.skipIf(!hasRsyslog)(
  "rsyslog forwards by TCP, is restarted, finds Pharos restarted, and nothing is lost",
  async () => {
    const [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
    await testLake.lake.ensureTables([doorSchema]);
    const { store } = testStore;
    const doors = await startDoors({ store, lake: testLake.lake, cacheFolder: testCacheFolder, rules: [] });
    const folder = mkdtempSync(join(tmpdir(), "pharos-rsyslog-"));
    const port = await freePort();
    const admission = new Admission(64 * 1024 * 1024);
    const listen = () =>
      new SyslogListeners({
        host: "127.0.0.1",
        store,
        pipeline: { admission, ingest: (delivery) => doors.pipeline.ingest(delivery) },
        clock: () => now,
        findIntakeProblem: () => undefined,
        onProblem: (what, error) => {
          throw new Error(what, { cause: error });
        },
        wait: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
      }).start();
    const configuration = join(folder, "rsyslog.conf");
    writeFileSync(configuration, configurationOf(folder, port));
    writeFileSync(join(folder, "doors.log"), "");
    const startRsyslog = () =>
      spawn("rsyslogd", ["-n", "-f", configuration, "-i", join(folder, "rsyslog.pid")], { stdio: "inherit" });
    const { id } = await store.sources.create(
      {
        label: "Servers",
        type: "SYSLOG",
        logTypes: ["Custom.Door"],
        streamType: "Lines",
        streamOptions: { hasSyslogHeaders: true },
        auth: { method: "None" },
        enabled: true,
        createdBy: "test",
      },
      now,
    );
    await store.syslog.put(id, { protocols: ["TCP"], port, networks: [], idleMinutes: 60 }, undefined);

    let listening = listen();
    let rsyslog = startRsyslog();
    const stopRsyslog = async () => {
      const ended = once(rsyslog, "exit");
      rsyslog.kill("SIGTERM");
      await ended;
    };
    try {
      for (let line = 0; line < lines; line += linesAtOnce) {
        const texts = Array.from(
          { length: linesAtOnce },
          (_, at) => `${JSON.stringify(opened(`door ${line + at}`))}\n`,
        );
        appendFileSync(join(folder, "doors.log"), texts.join(""));
        if (line === 5_000) {
          await stopRsyslog();
          rsyslog = startRsyslog();
        }
        if (line === 10_000) {
          await listening[Symbol.asyncDispose]();
          listening = listen();
        }
        await setTimeout(50);
      }
      const range = { from: new Date(now.getTime() - 60_000), to: new Date(now.getTime() + 60_000) };
      await vi.waitFor(
        async () => {
          const counts = await store.ingest.counts.total(range, id);
          expect(counts.failed).toBe(0);
          expect(counts.received).toBeGreaterThanOrEqual(lines);
        },
        { timeout: 60_000, interval: 500 },
      );
      const { rows } = await doors.lake.query("SELECT uniqExact(door) FROM pharos_logs.public.custom_door");
      expect(rows).toEqual([[lines]]);
    } finally {
      await stopRsyslog();
      await listening[Symbol.asyncDispose]();
      await doors.stop();
      await testStore.close();
      await testLake.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  180_000,
);
