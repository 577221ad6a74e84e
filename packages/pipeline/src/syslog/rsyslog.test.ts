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
const byTcp = `protocol="tcp" TCP_Framing="octet-counted"
  queue.type="LinkedList" queue.filename="pharos" queue.saveOnShutdown="on"
  action.resumeRetryCount="-1" action.resumeInterval="1"`;

function configurationOf(folder: string, port: number, protocol: string): string {
  return `global(workDirectory="${folder}")
module(load="imfile" mode="polling" pollingInterval="1")
input(type="imfile" file="${folder}/doors.log" tag="doors:")
action(type="omfwd" target="127.0.0.1" port="${port}" template="RSYSLOG_SyslogProtocol23Format" ${protocol})
`;
}

/** A Pharos that listens, and a program that forwards what is written to its file; either can be restarted. */
async function openServers(protocol: "TCP" | "UDP", protocolLines: string) {
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
  writeFileSync(configuration, configurationOf(folder, port, protocolLines));
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
  await store.syslog.put(id, { protocols: [protocol], port, networks: [], idleMinutes: 60 }, undefined);
  let listening = listen();
  if (protocol === "UDP") await untilListening();
  let rsyslog = startRsyslog();

  /** Nobody hears of datagrams that come before. */
  async function untilListening(): Promise<void> {
    await vi.waitFor(async () => {
      const [listener] = await store.syslog.listeners(id, now);
      expect(listener?.addresses).toHaveLength(1);
    }, 10_000);
  }
  async function stopRsyslog(): Promise<void> {
    const ended = once(rsyslog, "exit");
    rsyslog.kill("SIGTERM");
    await ended;
  }
  const range = { from: new Date(now.getTime() - 60_000), to: new Date(now.getTime() + 60_000) };
  return {
    write: (first: number, count: number) => {
      const texts = Array.from({ length: count }, (_, at) => `${JSON.stringify(opened(`door ${first + at}`))}\n`);
      appendFileSync(join(folder, "doors.log"), texts.join(""));
    },
    restartRsyslog: async () => {
      await stopRsyslog();
      rsyslog = startRsyslog();
    },
    restartPharos: async () => {
      await listening[Symbol.asyncDispose]();
      listening = listen();
    },
    countReceived: () => store.ingest.counts.total(range, id),
    countDoors: async () => {
      const { rows } = await doors.lake.query("SELECT uniqExact(door) FROM pharos_logs.public.custom_door");
      return rows;
    },
    close: async () => {
      await stopRsyslog();
      await listening[Symbol.asyncDispose]();
      await doors.stop();
      await testStore.close();
      await testLake.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const waiting = { timeout: 60_000, interval: 500 };

test.skipIf(!hasRsyslog)(
  "rsyslog forwards by TCP, is restarted, finds Pharos restarted, and nothing is lost",
  async () => {
    const servers = await openServers("TCP", byTcp);
    try {
      for (let line = 0; line < lines; line += linesAtOnce) {
        servers.write(line, linesAtOnce);
        if (line === 5_000) await servers.restartRsyslog();
        if (line === 10_000) await servers.restartPharos();
        await setTimeout(50);
      }
      await vi.waitFor(async () => {
        const counts = await servers.countReceived();
        expect(counts.failed).toBe(0);
        expect(counts.received).toBeGreaterThanOrEqual(lines);
      }, waiting);
      expect(await servers.countDoors()).toEqual([[lines]]);
    } finally {
      await servers.close();
    }
  },
  180_000,
);

test.skipIf(!hasRsyslog)(
  "rsyslog forwards by UDP, and every datagram is stored or counted as dropped",
  async () => {
    const servers = await openServers("UDP", `protocol="udp"`);
    try {
      for (let line = 0; line < lines; line += linesAtOnce) {
        servers.write(line, linesAtOnce);
        await setTimeout(50);
      }
      await vi.waitFor(async () => expect((await servers.countReceived()).received).toBe(lines), waiting);
      const { stored, dropped, failed } = await servers.countReceived();
      expect([stored + dropped, failed]).toEqual([lines, 0]);
      expect(await servers.countDoors()).toEqual([[stored]]);
    } finally {
      await servers.close();
    }
  },
  180_000,
);
