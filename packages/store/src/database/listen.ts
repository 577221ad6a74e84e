import { setTimeout } from "node:timers/promises";
import pg from "pg";

/** Hears notices of a channel until it is disposed; also once after each connection, for those that were missed. */
export type Listen = (channel: string, onNotice: () => void) => AsyncDisposable;

const reconnectMs = 1_000;

/** A connection of its own, made again when it is lost. */
export function createListen(config: pg.PoolConfig, beforeConnect: () => Promise<void>): Listen {
  return (channel, onNotice) => {
    const stopping = new AbortController();
    const listening = keepListening({ config, beforeConnect, channel, onNotice, signal: stopping.signal });
    return {
      async [Symbol.asyncDispose]() {
        stopping.abort();
        await listening;
      },
    };
  };
}

interface Listening {
  readonly config: pg.PoolConfig;
  readonly beforeConnect: () => Promise<void>;
  readonly channel: string;
  readonly onNotice: () => void;
  readonly signal: AbortSignal;
}

async function keepListening(listening: Listening): Promise<void> {
  const { signal } = listening;
  while (!signal.aborted) {
    await listenUntilLost(listening).catch(() => undefined);
    await setTimeout(reconnectMs, undefined, { signal }).catch(() => undefined);
  }
}

async function listenUntilLost({ config, beforeConnect, channel, onNotice, signal }: Listening): Promise<void> {
  await beforeConnect();
  const client = new pg.Client({ ...config, keepAlive: true });
  const lost = new Promise<void>((resolve) => {
    client.on("error", () => resolve());
    client.on("end", () => resolve());
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  try {
    await client.connect();
    client.on("notification", onNotice);
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    onNotice();
    await lost;
  } finally {
    await client.end().catch(() => undefined);
  }
}
