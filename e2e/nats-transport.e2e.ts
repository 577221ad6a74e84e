import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hasNats, type NatsServer, startNatsCluster } from "@pharos/testkit/nats";
import { expect, test } from "@playwright/test";
import { ChunkSenders, createTrail, expectExactly, freePort } from "./acknowledged-events.ts";
import { RunningPharos } from "./running-pharos.ts";
import { SharedStores } from "./shared-stores.ts";

test.skip(!hasNats, "nats-server is not installed (Debian: apt-get install nats-server)");

/** The long form, in which all are killed in both tests: `PHAROS_KILLS=100 npm run e2e -- nats-transport`. */
const kills = Number(process.env.PHAROS_KILLS ?? 0);

/** A process that is killed and started again at its port and with its folder. */
class Restarted {
  readonly #start: () => Promise<RunningPharos>;
  current: RunningPharos;

  private constructor(start: () => Promise<RunningPharos>, current: RunningPharos) {
    this.#start = start;
    this.current = current;
  }

  static async start(stores: SharedStores, servers: readonly NatsServer[], more: Record<string, string>) {
    const dataDir = await mkdtemp(join(tmpdir(), "pharos-nats-e2e-"));
    const environment = {
      ...stores.environment,
      PHAROS_PORT: String(await freePort()),
      PHAROS_NATS_URL: servers.map(({ url }) => url).join(","),
      ...more,
    };
    const start = () => RunningPharos.start({ dataDir, environment, keepsPort: true });
    return new Restarted(start, await start());
  }

  kill(): Promise<void> {
    return this.current.kill();
  }

  async restart(): Promise<void> {
    this.current = await this.#start();
  }

  get status(): Promise<number | undefined> {
    return fetch(`${this.current.url}/readyz`).then(
      ({ status }) => status,
      () => undefined,
    );
  }
}

for (const size of [1, 3]) {
  const name = size === 1 ? "a NATS server" : "a cluster of three NATS servers";
  test(`with ${name} between ingest and detect, nothing acknowledged is lost or doubled, whoever is killed`, async () => {
    test.setTimeout(300_000 + kills * 30_000);
    const stores = await SharedStores.start();
    const servers = await startNatsCluster(size);
    const replicas = { PHAROS_NATS_REPLICAS: String(size) };
    const detect = { PHAROS_ROLES: "api,detect,schedule,deliver", ...replicas };
    const first = await Restarted.start(stores, servers, detect);
    const second = await Restarted.start(stores, servers, { PHAROS_ROLES: "detect", ...replicas });
    const ingest = await Restarted.start(stores, servers, { PHAROS_ROLES: "ingest", ...replicas });
    const all = [first, second, ingest];
    try {
      const trail = new URL(await createTrail(first.current));
      // The source switches its pack's rules on, which every process has within two seconds.
      await wait(2_000);
      const senders = new ChunkSenders(`${ingest.current.url}${trail.pathname}`);
      const victims = size === 1 || kills > 0 ? [ingest, ...servers, first, second] : servers;
      for (let kill = 0; kill < Math.max(kills, victims.length); kill++) {
        const before = senders.events;
        await expect
          .poll(() => senders.events, { message: `events before kill ${kill + 1}`, timeout: 60_000 })
          .toBeGreaterThan(before);
        const victim = victims[kill % victims.length];
        await wait(Math.random() * 1_000);
        await victim?.kill();
        await wait(Math.random() * 1_000);
        await victim?.restart();
        const areReady = async () => (await Promise.all(all.map((one) => one.status))).join(" ");
        await expect.poll(areReady, { message: `ready after kill ${kill + 1}`, timeout: 60_000 }).toBe("200 200 200");
      }
      await senders.end();
      expect(senders.events).toBeGreaterThan(0);
      await expectExactly(first.current, senders.events);
    } finally {
      await Promise.all(all.map((one) => one.current.discard()));
      await Promise.all(servers.map((server) => server.close()));
      await stores.stop();
    }
  });
}

test("without NATS an ingest process starts, says so, and tells senders to come back until it is there", async () => {
  test.setTimeout(240_000);
  const stores = await SharedStores.start();
  const [server] = await startNatsCluster(1);
  if (!server) throw new Error("No NATS server was started");
  await server.kill();
  const detect = await Restarted.start(stores, [server], { PHAROS_ROLES: "api,detect" });
  const ingest = await Restarted.start(stores, [server], { PHAROS_ROLES: "ingest" });
  try {
    for (const one of [detect, ingest]) {
      const readiness = await fetch(`${one.current.url}/readyz`);
      expect(readiness.status).toBe(503);
      expect(await readiness.json()).toMatchObject({ transport: "unreachable", store: "ok" });
    }
    const trail = new URL(await createTrail(detect.current));
    const send = () =>
      fetch(`${ingest.current.url}${trail.pathname}`, { method: "POST", body: '{"eventName":"ConsoleLogin"}' });
    const refused = await send();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("transport of deliveries (NATS)") });
    await server.restart();
    await expect.poll(() => ingest.status, { timeout: 20_000 }).toBe(200);
    const answer = await send();
    expect([answer.status, await answer.json()]).toEqual([200, { isQueued: true }]);
    const received = async () =>
      (JSON.parse(await detect.current.command("source", "list", "--json")) as { counts: { received: number } }).counts
        .received;
    await expect.poll(received, { timeout: 20_000 }).toBe(1);
  } finally {
    await Promise.all([detect.current.discard(), ingest.current.discard()]);
    await server.close();
    await stores.stop();
  }
});
