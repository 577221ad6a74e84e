import { createSocket } from "node:dgram";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { Worker } from "node:worker_threads";
import { isBalanced, noCounts, type SyslogSettings } from "@pharos/domain";
import {
  mailServerCertificate,
  openTestLake,
  openTestStore,
  senderCertificates,
  type TestLake,
  type TestStore,
  testCacheFolder,
} from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Admission } from "../ingest/admission.ts";
import { type DoorPipeline, doorSchema, now, opened, startDoors } from "../testing/door-pipeline.ts";
import type { IngestPipeline } from "./syslog-intake.ts";
import { SyslogListeners } from "./syslog-listeners.ts";

let testStore: TestStore;
let testLake: TestLake;
let doors: DoorPipeline;
let listeners: SyslogListeners;
let labels = 0;
const open: Disposable[] = [];

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([doorSchema]);
  doors = await startDoors({ store: testStore.store, lake: testLake.lake, cacheFolder: testCacheFolder, rules: [] });
});
afterAll(async () => {
  await doors.stop();
  await testStore.close();
  await testLake.remove();
});
beforeEach(() => {
  listeners = listen(roomy(doors.pipeline));
});
afterEach(async () => {
  for (const one of open.splice(0)) one[Symbol.dispose]();
  await listeners.stop();
  for (const { source } of await testStore.store.syslog.list()) await testStore.store.sources.delete(source.id);
});

/** The pipeline of tests has room for one megabyte. */
function roomy(pipeline: IngestPipeline): IngestPipeline {
  return { admission: new Admission(64 * 1024 * 1024), ingest: (delivery) => pipeline.ingest(delivery) };
}

function listen(pipeline: IngestPipeline): SyslogListeners {
  return new SyslogListeners({
    host: "127.0.0.1",
    store: testStore.store,
    pipeline,
    clock: () => now,
    findIntakeProblem: () => undefined,
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
    wait: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
  });
}

const settings: SyslogSettings = { protocols: ["TCP"], port: 0, networks: [], idleMinutes: 60 };
const tls = { certificate: mailServerCertificate.cert, clientCheck: "NONE" } as const;

async function aSource(change: Partial<SyslogSettings> = {}): Promise<string> {
  const { store } = testStore;
  const { id } = await store.sources.create(
    {
      label: `Doors ${++labels}`,
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
  await store.syslog.put(id, { ...settings, ...change }, change.tls && mailServerCertificate.key);
  await listeners.follow();
  return id;
}

async function listenerOf(sourceId: string) {
  await listeners.report();
  const [listener] = await testStore.store.syslog.listeners(sourceId, now);
  if (!listener) throw new Error("nobody listens");
  return listener;
}

async function portOf(sourceId: string, at = 0): Promise<number> {
  const { addresses } = await listenerOf(sourceId);
  return Number(addresses[at]?.split(":").at(-1));
}

const totals = (sourceId: string) =>
  testStore.store.ingest.counts.total(
    { from: new Date(now.getTime() - 60_000), to: new Date(now.getTime() + 60_000) },
    sourceId,
  );

function remember<T extends Socket>(socket: T): T {
  socket.on("error", () => undefined);
  socket.resume();
  open.push({ [Symbol.dispose]: () => socket.destroy() });
  return socket;
}

async function connectTo(port: number): Promise<Socket> {
  const socket = remember(connect(port, "127.0.0.1"));
  await once(socket, "connect");
  return socket;
}

const header = "<13>Mar  1 10:07:00 gate doors: ";
const messageOf = (door: string) => header + JSON.stringify(opened(door));
const lines = (...names: string[]) => names.map((door) => `${messageOf(door)}\n`).join("");
const octets = (...names: string[]) =>
  names.map((door) => `${Buffer.byteLength(messageOf(door))} ${messageOf(door)}`).join("");

/** Waits until all connections of a source are ended, and their messages durable. */
async function settled(sourceId: string): Promise<void> {
  await vi.waitFor(async () => expect((await listenerOf(sourceId)).connections).toBe(0), 10_000);
  await listeners.deliver();
}

async function failureReasons(sourceId: string): Promise<readonly unknown[]> {
  const { rows } = await doors.lake.query(
    `SELECT reason FROM pharos_monitor.public.classification_failures WHERE p_source_id = '${sourceId}'`,
  );
  return rows.flat();
}

test("takes lines and octet counting on one port, each connection its own way", async () => {
  const id = await aSource();
  const port = await portOf(id);
  const [one, other] = [await connectTo(port), await connectTo(port)];
  one.end(lines("vault", "lobby"));
  other.end(octets("gate", "roof", "attic"));
  await settled(id);
  expect(await totals(id)).toMatchObject({ received: 5, stored: 5 });
});

test("keeps a line of 10 MB as failed, with its reason, and its neighbours as events", async () => {
  const id = await aSource();
  const socket = await connectTo(await portOf(id));
  socket.end(`${lines("vault")}${header}${"x".repeat(10 * 1024 * 1024)}\n${lines("lobby")}`);
  await settled(id);
  expect(await totals(id)).toMatchObject({ received: 3, stored: 2, failed: 1 });
  expect(await failureReasons(id)).toEqual([expect.stringMatching(/^longer than 1048576 bytes: it has 104\d+$/)]);
});

test("takes datagrams of its senders, and tells of a stranger", async () => {
  const own = await aSource({ protocols: ["UDP"], networks: ["127.0.0.0/8"] });
  const port = await portOf(own);
  const stranger = await aSource({ protocols: ["UDP"], networks: ["192.0.2.0/24"], port: 1 });
  const socket = createSocket("udp4");
  open.push({ [Symbol.dispose]: () => socket.close() });
  socket.send(messageOf("vault"), port, "127.0.0.1");
  await vi.waitFor(async () => {
    await listeners.deliver();
    expect(await totals(own)).toMatchObject({ received: 1, stored: 1 });
  });
  await testStore.store.syslog.put(own, { ...settings, protocols: ["UDP"], networks: ["192.0.2.1"] }, undefined);
  await testStore.store.sources.update(own, 1, {}, now);
  await listeners.follow();
  socket.send(messageOf("vault"), port, "127.0.0.1");
  await vi.waitFor(async () => {
    expect((await listenerOf(own)).lastError).toBe(
      "127.0.0.1: refused, because it is not among the addresses of the senders",
    );
  });
  expect((await listenerOf(stranger)).problem === undefined).toBe(process.getuid?.() === 0);
});

test.skipIf(!existsSync("/proc/self/net/udp"))("counts the datagrams that the kernel dropped", async () => {
  const id = await aSource({ protocols: ["UDP"] });
  const sent = 20_000;
  const flags = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(
    `const { workerData: { port, text, sent, flags } } = require("node:worker_threads");
     const socket = require("node:dgram").createSocket("udp4");
     let left = sent;
     const next = (error) => {
       if (left-- > 0) socket.send(text, port, "127.0.0.1", next);
       else { socket.close(); Atomics.store(flags, 0, 1); Atomics.notify(flags, 0); }
     };
     next();`,
    { eval: true, workerData: { port: await portOf(id), text: messageOf("vault").padEnd(4_000), sent, flags } },
  );
  // Nobody reads meanwhile.
  await once(worker, "online");
  Atomics.wait(flags, 0, 0, 20_000);
  await vi.waitFor(async () => {
    await listeners.report();
    await listeners.deliver();
    expect((await totals(id)).received).toBe(sent);
  }, 20_000);
  const counts = await totals(id);
  expect(counts.dropped).toBeGreaterThan(0);
  expect(counts.stored).toBe(sent - counts.dropped);
  expect((await listenerOf(id)).lost).toBe(counts.dropped);
  expect(isBalanced(counts)).toBe(true);
});

test("speaks TLS with everybody where it asks for no certificate", async () => {
  const id = await aSource({ protocols: ["TLS"], tls });
  const port = await portOf(id);
  const socket = remember(
    connectTls({ port, host: "127.0.0.1", ca: mailServerCertificate.cert, servername: "localhost" }),
  );
  socket.end(octets("vault"));
  await once(socket, "close");
  const plain = await connectTo(port);
  plain.write(lines("vault"));
  await once(plain, "close");
  await settled(id);
  expect(await totals(id)).toMatchObject({ received: 1, stored: 1 });
  expect((await listenerOf(id)).lastError).toMatch(/^127\.0\.0\.1: no TLS: /);
});

const fingerprint = "E2:4A:D1:42:A9:F1:E1:71:7F:64:E0:D9:BB:F8:3A:E0:E8:BC:C3:AE:42:95:5F:B9:B8:CB:1E:E4:63:7F:43:A7";
const ofAuthority = { clientCheck: "AUTHORITIES", clientAuthorities: senderCertificates.authority } as const;
const byFingerprint = { clientCheck: "FINGERPRINTS", clientFingerprints: [fingerprint] } as const;
const { key, cert } = senderCertificates;

test.each([
  ["a certificate of the authority", ofAuthority, { key, cert }, undefined],
  ["a certificate of another authority", ofAuthority, mailServerCertificate, /because of its certificate: /],
  ["no certificate, to an authority", ofAuthority, {}, /it showed no certificate/],
  ["a certificate by its fingerprint", byFingerprint, { key, cert }, undefined],
  ["another fingerprint", byFingerprint, mailServerCertificate, /the fingerprint of its certificate is [0-9A-F:]{95}$/],
  ["no certificate, to fingerprints", byFingerprint, {}, /it showed no certificate/],
])("a sender with %s", async (_, check, client, refusal) => {
  const id = await aSource({ protocols: ["TLS"], tls: { ...tls, ...check } });
  const options = {
    port: await portOf(id),
    host: "127.0.0.1",
    ca: mailServerCertificate.cert,
    servername: "localhost",
  };
  const socket = remember(connectTls({ ...options, ...client }));
  socket.end(octets("vault"));
  // A sender who is refused while they shake hands gets an error before the close.
  await new Promise((resolve) => socket.on("error", () => undefined).once("close", resolve));
  await settled(id);
  expect((await totals(id)).stored).toBe(refusal ? 0 : 1);
  const { lastError } = await listenerOf(id);
  if (refusal) expect(lastError).toMatch(refusal);
  else expect(lastError).toBeUndefined();
});

test("follows sources that are changed, disabled and deleted", async () => {
  const id = await aSource();
  const port = await portOf(id);
  const before = await connectTo(port);
  const ended = once(before, "close");
  before.write(lines("vault"));
  const { store } = testStore;
  await store.syslog.put(id, { ...settings, protocols: ["UDP"] }, undefined);
  await store.sources.update(id, 1, {}, now);
  await listeners.follow();
  expect((await listenerOf(id)).addresses).toEqual([expect.stringMatching(/^udp 127\.0\.0\.1:\d+$/)]);
  await ended;
  await settled(id);
  expect((await totals(id)).stored).toBe(1);
  const refused = remember(connect(port, "127.0.0.1"));
  await expect(once(refused, "connect")).rejects.toThrow("ECONNREFUSED");
  await store.sources.update(id, 2, { enabled: false }, now);
  await listeners.follow();
  await listeners.report();
  expect(await store.syslog.listeners(id, now)).toEqual([]);
});

test("says which program or source has its port", async () => {
  const first = await aSource();
  const port = await portOf(first);
  const second = await aSource({ port });
  expect(await listenerOf(second)).toMatchObject({
    addresses: [],
    problem: `Another program listens on TCP port ${port} already. Stop it, or choose another port.`,
  });
  const third = await aSource({ port });
  expect((await listenerOf(third)).problem).toMatch(
    /^The log source Doors \d+ listens on port \d+ for the same senders\.$/,
  );
});

test("loses nothing of senders that are still sending when Pharos stops", async () => {
  const id = await aSource();
  const socket = await connectTo(await portOf(id));
  let sent = 0;
  const sending = (async () => {
    while (socket.writable && !socket.readableEnded) {
      await new Promise((resolve) => socket.write(lines("vault"), resolve));
      sent++;
      await setTimeout(1);
    }
  })();
  await vi.waitFor(() => expect(sent).toBeGreaterThan(20));
  await listeners.stop();
  await sending;
  expect(await totals(id)).toMatchObject({ received: sent, stored: sent });
  listeners = listen(roomy(doors.pipeline));
});

test("does not read senders while the pipeline does not keep up, and then takes everything", async () => {
  let isBusy = true;
  let taken = 0;
  const admission = new Admission(64 * 1024 * 1024);
  await listeners.stop();
  listeners = listen({
    admission,
    ingest: async ({ bytes }) => {
      await vi.waitFor(() => expect(isBusy).toBe(false), 30_000);
      taken += bytes.length - 1;
      return noCounts;
    },
  });
  const id = await aSource();
  const socket = await connectTo(await portOf(id));
  const text = `${"x".repeat(999)}\n`.repeat(1_000);
  const pieces = 60;
  for (let piece = 0; piece < pieces; piece++) socket.write(text);
  await vi.waitFor(() => expect(admission.bytes).toBeGreaterThan(0));
  await setTimeout(200);
  // Ours, and what the kernel keeps, are full.
  expect(socket.writableLength).toBeGreaterThan(20_000_000);
  isBusy = false;
  socket.end();
  await settled(id);
  expect(taken).toBe(pieces * text.length);
});

test("delivers again what could not be stored, and stores it once", async () => {
  const tokens: (string | undefined)[] = [];
  await listeners.stop();
  listeners = new SyslogListeners({
    host: "127.0.0.1",
    store: testStore.store,
    pipeline: {
      admission: doors.pipeline.admission,
      ingest: async (delivery) => {
        tokens.push(delivery.token);
        const receipt = await doors.pipeline.ingest(delivery);
        if (tokens.length === 1) throw new Error("the answer was lost");
        return receipt;
      },
    },
    clock: () => now,
    findIntakeProblem: () => undefined,
    onProblem: () => undefined,
    wait: async () => undefined,
  });
  const id = await aSource();
  const socket = await connectTo(await portOf(id));
  socket.end(lines("vault"));
  await vi.waitFor(async () => {
    await listeners.deliver();
    expect(await totals(id)).toMatchObject({ stored: 1, repeated: 1 });
  });
  expect(tokens).toHaveLength(2);
  expect(tokens[0]).toBe(tokens[1]);
});
