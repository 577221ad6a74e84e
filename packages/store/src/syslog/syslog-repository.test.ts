import type { SyslogSettings } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, database, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const tls = { certificate: "-----BEGIN CERTIFICATE-----", clientCheck: "NONE" } as const;
const settings: SyslogSettings = { protocols: ["TLS"], port: 6514, networks: [], idleMinutes: 60, tls };
const aListener = {
  addresses: ["tcp 0.0.0.0:6514"],
  connections: 2,
  problem: undefined,
  lastError: "10.0.0.1: the message ended early",
  lastErrorAt: now,
  lost: 3,
  seenAt: now,
};
let labels = 0;

beforeEach(clear);
afterAll(close);

async function aSource(at = now): Promise<string> {
  const { id } = await store.sources.create(
    {
      label: `Firewalls ${++labels}`,
      type: "SYSLOG",
      logTypes: ["Syslog.RFC5424"],
      streamType: "Lines",
      streamOptions: { hasSyslogHeaders: true },
      auth: { method: "None" },
      enabled: true,
      createdBy: "ada",
    },
    at,
  );
  await store.syslog.put(id, settings, "open-sesame");
  return id;
}

test("keeps the private key sealed, the same when other settings change, and not without TLS", async () => {
  const id = await aSource();
  const { rows } = await database.query("SELECT s::text FROM sources s UNION ALL SELECT y::text FROM syslog_sources y");
  expect(JSON.stringify(rows)).not.toContain("sesame");
  await store.syslog.put(id, { ...settings, port: 6515 }, undefined);
  expect((await store.syslog.get(id))?.port).toBe(6515);
  expect(await store.sources.secret(id)).toBe("open-sesame");
  await store.syslog.put(id, { ...settings, protocols: ["TCP"], tls: undefined }, undefined);
  expect(await store.sources.secret(id)).toBeUndefined();
});

test("lists sources by age", async () => {
  const [second, first] = [await aSource(after(1)), await aSource(now)];
  expect((await store.syslog.list()).map(({ source }) => source.id)).toEqual([first, second]);
});

test("tells which processes listen, and forgets those that are gone", async () => {
  const [one, other] = [await aSource(), await aSource()];
  await store.syslog.report("a", new Map([one, other].map((id) => [id, aListener])));
  await store.syslog.report("b", new Map([[one, { ...aListener, connections: 0, seenAt: after(20) }]]));
  expect(await store.syslog.listeners(one, after(29))).toEqual([
    { process: "a", ...aListener },
    { process: "b", ...aListener, connections: 0, seenAt: after(20) },
  ]);
  expect((await store.syslog.listeners(one, after(30))).map(({ process }) => process)).toEqual(["b"]);
  await store.syslog.report("a", new Map([[other, aListener]]));
  expect((await store.syslog.listeners(one, after(1))).map(({ process }) => process)).toEqual(["b"]);
  await store.syslog.forgetGone(after(30));
  expect(await store.syslog.listeners(other, now)).toEqual([]);
});

test("a report of a source that was deleted changes nothing", async () => {
  const id = await aSource();
  await store.sources.delete(id);
  await store.syslog.report("a", new Map([[id, aListener]]));
  expect(await store.syslog.listeners(id, now)).toEqual([]);
});
