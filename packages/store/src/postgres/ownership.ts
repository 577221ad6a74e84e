import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { superuser } from "./create-cluster.ts";
import { socketPort } from "./socket-folder.ts";

/** Held by the Pharos that owns the cluster, as long as it lives; the server itself lets go of it when that dies. */
const ownerLock = 7_482_301;
export const pollMs = 10;

export interface Ownership {
  /** Resolves when the connection is gone: the server ended, or reset its connections after a crash of one. */
  readonly lost: Promise<void>;
  release(): Promise<void>;
}

export type Claim =
  | Ownership
  | "owned by another"
  | "just started"
  | "other password"
  | "shutting down"
  | "no connection";

const invalidPassword = "28P01";

/** Starts when the server begins to accept connections: at its start, and when it has reset them after a crash of one. */
const acceptsSince = "SELECT backend_start FROM pg_stat_activity WHERE backend_type = 'walwriter'";
const claimLock = `SELECT CASE WHEN coalesce(clock_timestamp() - (${acceptsSince}), '0') >= $2 * interval '1 ms'
  THEN pg_try_advisory_lock($1) END AS got`;

/**
 * Connects to the server at the socket and claims its cluster.
 * @param acceptsMsMin leaves a server alone that accepts connections for less long
 */
export async function claimOwnership(socketFolder: string, password: string, acceptsMsMin = 0): Promise<Claim> {
  const client = new pg.Client({
    host: socketFolder,
    port: socketPort,
    user: superuser,
    password,
    database: "postgres",
    application_name: "pharos-owner",
  });
  const lost = new Promise<void>((resolve) => client.on("end", () => resolve()));
  client.on("error", () => undefined);
  let got: boolean | null | undefined;
  try {
    await client.connect();
    const { rows } = await client.query<{ got: boolean | null }>(claimLock, [ownerLock, acceptsMsMin]);
    got = rows[0]?.got;
    if (got) return { lost, release: () => client.end() };
  } catch (error) {
    if (isShuttingDown(error)) return "shutting down";
    return (error as pg.DatabaseError).code === invalidPassword ? "other password" : "no connection";
  }
  await client.end();
  return got === null ? "just started" : "owned by another";
}

const cannotConnectNow = "57P03";

/** Whether a server says that it ends. It says the same code while it starts. */
export function isShuttingDown(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === cannotConnectNow && /shutting down/.test(error.message);
}

/**
 * Claims again and again until the server accepts, or `until` has happened. One that is shutting down is waited for as
 * long as it may take, and then told of.
 */
export async function claimWhenReady(
  socketFolder: string,
  password: string,
  until: Promise<unknown>,
  shutdownMsMax = Number.POSITIVE_INFINITY,
): Promise<Claim> {
  let shutdownSince: number | undefined;
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  until.then(over, over);
  while (!isOver) {
    const claim = await claimOwnership(socketFolder, password);
    if (claim === "shutting down") {
      shutdownSince ??= performance.now();
      if (performance.now() - shutdownSince > shutdownMsMax) return claim;
    } else if (claim !== "no connection") return claim;
    await delay(pollMs);
  }
  return "no connection";
}
