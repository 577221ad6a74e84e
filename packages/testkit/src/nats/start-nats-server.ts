import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** False where `nats-server` is not installed (Debian: `apt-get install nats-server`). */
export const hasNats = spawnSync("nats-server", ["--version"]).status === 0;

export interface NatsServerOptions {
  readonly user?: { readonly name: string; readonly password: string };
  readonly hasJetStream?: boolean;
  readonly maxPayloadBytes?: number;
}

/** The real NATS server with its streams in files; it keeps its port and its folder when it is killed. */
export interface NatsServer {
  /** With the user and the password. */
  readonly url: string;
  kill(): Promise<void>;
  /** After `kill`; resolves when it takes connections. */
  restart(): Promise<void>;
  /** Kills it and removes its folder. */
  close(): Promise<void>;
}

interface Member {
  readonly name: string;
  readonly port: number;
  readonly clusterPort: number;
}

/** Starts one server. */
export async function startNatsServer(options: NatsServerOptions = {}): Promise<NatsServer> {
  const [server] = await startNatsCluster(1, options);
  if (!server) throw new Error("No NATS server was started");
  return server;
}

/** Starts servers that elect leaders and replicate streams to each other. */
export async function startNatsCluster(size: number, options: NatsServerOptions = {}): Promise<NatsServer[]> {
  const ports = await freePorts(2 * size);
  const members = Array.from({ length: size }, (_, at) => ({
    name: `n${at}`,
    port: ports[2 * at] ?? 0,
    clusterPort: ports[2 * at + 1] ?? 0,
  }));
  return Promise.all(members.map((member) => startMember(member, members, options)));
}

async function startMember(member: Member, all: readonly Member[], options: NatsServerOptions): Promise<NatsServer> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-nats-"));
  const file = join(folder, "nats.conf");
  await writeFile(file, configurationOf(member, all, folder, options));
  let child = await startProcess(file);
  const { user } = options;
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    url: `nats://${user ? `${user.name}:${user.password}@` : ""}127.0.0.1:${member.port}`,
    kill,
    restart: async () => {
      child = await startProcess(file);
    },
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configurationOf(
  { name, port, clusterPort }: Member,
  all: readonly Member[],
  folder: string,
  { user, hasJetStream = true, maxPayloadBytes }: NatsServerOptions,
): string {
  const routes = all.map((one) => `nats-route://127.0.0.1:${one.clusterPort}`).join(", ");
  return [
    `server_name: ${name}`,
    `listen: "127.0.0.1:${port}"`,
    hasJetStream && `jetstream { store_dir: "${folder}" }`,
    maxPayloadBytes !== undefined && `max_payload: ${maxPayloadBytes}`,
    user && `authorization { user: "${user.name}", password: "${user.password}" }`,
    all.length > 1 && `cluster { name: tests, listen: "127.0.0.1:${clusterPort}", routes: [${routes}] }`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** Resolves when it takes connections. */
async function startProcess(file: string): Promise<ChildProcess> {
  const child = spawn("nats-server", ["-c", file], { stdio: ["ignore", "ignore", "pipe"] });
  await new Promise<void>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (part: Buffer) => {
      said += part.toString();
      if (said.includes("Server is ready")) resolve();
    });
    child.on("exit", () => reject(new Error(`nats-server ended: ${said}`)));
  });
  child.removeAllListeners("exit");
  child.stderr.resume();
  return child;
}

/** Held until all are known, so that none comes twice. */
async function freePorts(count: number): Promise<number[]> {
  const listeners = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(listeners.map((listener) => once(listener, "listening")));
  const ports = listeners.map((listener) => (listener.address() as { port: number }).port);
  await Promise.all(listeners.map((listener) => once(listener.close(), "close")));
  return ports;
}
