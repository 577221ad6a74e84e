import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addWebhookDestination, stoppedTrail } from "@pharos/testkit/stopped-trails";
import { expect, test } from "@playwright/test";
import { createTrail, freePort } from "./acknowledged-events.ts";
import { RunningPharos } from "./running-pharos.ts";

const administrator = { email: "ada@example.com", password: "Lighthouse-keeper-7" };
/** The long form: `PHAROS_KILLS=20 npm run e2e -- delivers-through-kills`. */
const kills = Number(process.env.PHAROS_KILLS ?? 2);
const alertsPerKill = 40;

/** A tool that takes 50 ms for each alert and counts, by idempotency key, whose alert came how often. */
class SlowTool {
  readonly arrivals = new Map<string, number>();
  readonly alertsByKey = new Map<string, Set<string>>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<SlowTool> {
    const server = createServer(async (message, response) => {
      const { alertId } = JSON.parse(Buffer.concat(await message.toArray()).toString("utf8"));
      tool.#note(String(message.headers["idempotency-key"]), alertId);
      await wait(50);
      response.end("ok");
    });
    const tool = new SlowTool(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return tool;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get alerts(): Set<string> {
    return new Set([...this.alertsByKey.values()].flatMap((ids) => [...ids]));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #note(key: string, alertId: string): void {
    this.arrivals.set(key, (this.arrivals.get(key) ?? 0) + 1);
    this.alertsByKey.set(key, (this.alertsByKey.get(key) ?? new Set()).add(alertId));
  }
}

test("a kill in the middle of deliveries loses no alert, and repeats one only under its key", async () => {
  test.setTimeout(120_000 + kills * 60_000);
  const tool = await SlowTool.start();
  const dataDir = await mkdtemp(join(tmpdir(), "pharos-deliver-"));
  const environment = {
    PHAROS_PORT: String(await freePort()),
    PHAROS_ALLOWED_PRIVATE_HOSTS: "127.0.0.1",
    PHAROS_ADMIN_EMAIL: administrator.email,
    PHAROS_ADMIN_PASSWORD: administrator.password,
  };
  const start = () => RunningPharos.start({ dataDir, environment, keepsPort: true });
  let pharos = await start();
  await addWebhookDestination(pharos, administrator, tool.url);
  const trail = await createTrail(pharos);
  let sent = 0;
  for (let kill = 0; kill < kills; kill++) {
    const before = tool.alerts.size;
    await sendAlerts(trail, sent, alertsPerKill);
    sent += alertsPerKill;
    await expect.poll(() => tool.alerts.size, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(before);
    await wait(Math.random() * 200);
    await pharos.kill();
    pharos = await start();
  }
  await expect.poll(() => tool.alerts.size, { timeout: 60_000 }).toBe(sent);
  const stored = (await pharos.command("alerts", "list", "--json"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).id);
  expect([...tool.alerts].toSorted()).toEqual(stored.toSorted());
  // A key stands for one alert, and an alert has one key, so that the tool can tell a repeat.
  expect([...tool.alertsByKey.values()].filter((ids) => ids.size > 1)).toEqual([]);
  expect(tool.alertsByKey.size).toBe(sent);
  const repeats = [...tool.arrivals.values()].reduce((sum, times) => sum + times - 1, 0);
  // What was under way when the program was killed, or had ended within the 100 ms before it is recorded, is sent again.
  expect(repeats).toBeLessThanOrEqual(kills * 60);
  await pharos.stop();
  await tool.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** One delivery, sent until it is acknowledged; each of its events opens an alert of a shipped rule. */
async function sendAlerts(url: string, first: number, count: number): Promise<void> {
  const body = Array.from({ length: count }, (_, i) => stoppedTrail(first + i)).join("\n");
  const headers = { "idempotency-key": `delivery-${first}` };
  await expect
    .poll(async () => (await fetch(url, { method: "POST", body, headers }).catch(() => undefined))?.status, {
      timeout: 60_000,
    })
    .toBe(200);
}
