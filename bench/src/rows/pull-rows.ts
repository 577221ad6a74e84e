import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOutboundFetch, openPuller, parsePuller } from "@pharos/connectors";
import { PullCollector } from "@pharos/pipeline";
import { openStore, type Store } from "@pharos/store";
import type { BenchRow } from "../table.ts";

const sources = 1_000;
const minuteMs = 60_000;
const coreShareMax = 0.1;

const definition = parsePuller(`
provider: doorbell
name: Doorbell
description: Answers that nothing is new
fields: [{ name: site, label: Site, type: url }, { name: key, label: Key, type: secret }]
hosts: ["{settings.site}"]
authentication: [{ id: key, label: Key, type: header, header: Authorization, value: "Bearer {settings.key}" }]
streams:
  - name: rings
    label: Rings
    logTypes: [Custom.Door]
    every: 1m
    request: { url: "{settings.site}/rings", query: { since: "{start|rfc3339ms}", until: "{end|rfc3339ms}" } }
    cursor: { type: window, lateness: 10m }
    events: rings[]
    id: [id]
`);

/** The processor time of polling many sources, each once a minute, that have nothing new. */
export async function pullRows(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-"));
  // In a process of its own: its time is the provider's.
  const provider = fork(new URL("../quiet-provider.ts", import.meta.url));
  const site = String((await once(provider, "message"))[0]);
  const polled = countOf(provider);
  const store = await openStore({ dataDir: folder }, { secretKey: new Uint8Array(32) });
  const fetch = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] });
  const clock = () => new Date();
  try {
    await addSources(store, site);
    const collector = new PullCollector({
      store,
      pipeline: { admission: undefined as never, ingest: () => Promise.reject(new Error("nothing is new")) },
      open: async (access) => openPuller({ ...access, definition, fetch, clock }),
      versionOf: async () => "1",
      holder: "bench",
      clock,
      random: Math.random,
      findIntakeProblem: () => undefined,
      onProblem: (what, error) => {
        throw new Error(what, { cause: error });
      },
    });
    // The first round opens connections and compiles code.
    await collector.poll();
    const before = process.cpuUsage();
    const running = collector.start();
    await new Promise((resolve) => setTimeout(resolve, minuteMs));
    const { user, system } = process.cpuUsage(before);
    await running[Symbol.asyncDispose]();
    const polls = (await polled()) - sources;
    // On a busy machine not all of them fit into the minute; the time of each is the same.
    const share = ((user + system) / 1000 / polls) * (sources / minuteMs);
    return [
      {
        what: `${sources.toLocaleString("en")} pulled sources polled each minute, share of a core without PostgreSQL's (${polls} polls measured)`,
        figure: `${(share * 100).toFixed(1)} %`,
        target: `< ${coreShareMax * 100} %`,
        isReached: share < coreShareMax,
      },
    ];
  } finally {
    provider.kill();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function countOf(provider: ReturnType<typeof fork>): () => Promise<number> {
  return async () => {
    provider.send("count");
    return Number((await once(provider, "message"))[0]);
  };
}

async function addSources(store: Store, site: string): Promise<void> {
  const now = new Date();
  for (let at = 0; at < sources; at++) {
    const source = await store.sources.create(
      {
        type: "LogPulling",
        label: `Doorbell ${at}`,
        logTypes: ["Custom.Door"],
        streamType: "Lines",
        streamOptions: {},
        auth: { method: "None" },
        enabled: true,
        createdBy: "bench",
      },
      now,
    );
    const settings = {
      provider: "doorbell",
      authentication: "key",
      values: { site },
      streams: ["rings"],
      startAt: now.toISOString(),
    };
    await store.pulls.put(source.id, settings, [{ stream: "rings", partition: "" }], { key: `key-${at}` }, now);
  }
}
