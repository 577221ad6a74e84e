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

export type Claim = Ownership | "owned by another" | "no connection";

/** Connects to the server at the socket and claims its cluster. */
export async function claimOwnership(socketFolder: string): Promise<Claim> {
  const client = new pg.Client({
    host: socketFolder,
    port: socketPort,
    user: superuser,
    database: "postgres",
    application_name: "pharos-owner",
  });
  const lost = new Promise<void>((resolve) => client.on("end", () => resolve()));
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ got: boolean }>("SELECT pg_try_advisory_lock($1) AS got", [ownerLock]);
    if (rows[0]?.got) return { lost, release: () => client.end() };
  } catch {
    return "no connection";
  }
  await client.end();
  return "owned by another";
}

/** Claims again and again until the server accepts, or `until` has happened. */
export async function claimWhenReady(socketFolder: string, until: Promise<unknown>): Promise<Claim> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  until.then(over, over);
  while (!isOver) {
    const claim = await claimOwnership(socketFolder);
    if (claim !== "no connection") return claim;
    await delay(pollMs);
  }
  return "no connection";
}
