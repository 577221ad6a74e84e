import { createSocket, type Socket as UdpSocket } from "node:dgram";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type AddressInfo, createServer, isIPv6, type Socket } from "node:net";
import { readUdpDrops } from "./udp-drops.ts";

/** A port of one protocol that is listened on. */
export interface OpenPort {
  /** `udp 0.0.0.0:514` */
  readonly name: string;
  readonly port: number;
  /** Datagrams that the kernel had no room for since it was asked last; 0 where nobody can know. */
  newDrops(): Promise<number>;
  /** Takes nothing new. */
  close(): Promise<void>;
}

export interface PortHandlers {
  onConnection(socket: Socket): void;
  onDatagram(bytes: Buffer, address: string): void;
  /** It listens no more. */
  onLost(error: Error): void;
}

/** Of bursts, what the kernel may keep until it is read; it gives less where net.core.rmem_max is lower. */
const receiveBufferBytes = 8 * 1024 * 1024;

/** @throws Error with a sentence for people */
export async function openPort(
  kind: "udp" | "tcp",
  host: string,
  port: number,
  handlers: PortHandlers,
): Promise<OpenPort> {
  try {
    return await (kind === "udp" ? openUdp(host, port, handlers) : openTcp(host, port, handlers));
  } catch (error) {
    throw new Error(problemOf(error, kind, host, port));
  }
}

async function openTcp(host: string, port: number, { onConnection, onLost }: PortHandlers): Promise<OpenPort> {
  const server = createServer(onConnection);
  server.listen({ host, port });
  await once(server, "listening");
  server.on("error", onLost);
  const address = server.address() as AddressInfo;
  return {
    name: nameOf("tcp", address),
    port: address.port,
    newDrops: async () => 0,
    // Does not wait for its connections, which go on.
    close: async () => void server.close(),
  };
}

async function openUdp(host: string, port: number, { onDatagram, onLost }: PortHandlers): Promise<OpenPort> {
  const family = isIPv6(host) ? "udp6" : "udp4";
  const socket = createSocket({ type: family, recvBufferSize: receiveBufferBytes });
  socket.bind({ address: host, port, exclusive: true });
  await once(socket, "listening");
  socket.on("error", onLost);
  socket.on("message", (bytes, { address }) => onDatagram(bytes, address));
  const address = socket.address();
  let drops = 0;
  return {
    name: nameOf("udp", address),
    port: address.port,
    newDrops: async () => {
      const now = (await dropsOf(family, address)) ?? drops;
      const more = Math.max(0, now - drops);
      drops = now;
      return more;
    },
    close: () => closeUdp(socket),
  };
}

async function closeUdp(socket: UdpSocket): Promise<void> {
  socket.close();
  await once(socket, "close");
}

/** Linux alone tells. */
async function dropsOf(family: "udp4" | "udp6", address: { address: string; port: number }) {
  const table = await readFile(`/proc/self/net/${family === "udp6" ? "udp6" : "udp"}`, "utf8").catch(() => "");
  return readUdpDrops(table, address);
}

function nameOf(kind: string, { address, port }: { readonly address: string; readonly port: number }): string {
  return `${kind} ${address.includes(":") ? `[${address}]` : address}:${port}`;
}

function problemOf(error: unknown, kind: string, host: string, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case "EADDRINUSE":
      return `Another program listens on ${kind.toUpperCase()} port ${port} already. Stop it, or choose another port.`;
    case "EACCES":
      return `Pharos cannot listen on port ${port} without the capability CAP_NET_BIND_SERVICE, which ports below 1024 need. Choose a higher port, or grant the capability.`;
    case "EADDRNOTAVAIL":
      return `No network interface of this machine has the address ${host}. Set syslogHost to one that it has.`;
    default:
      return `Pharos cannot listen on ${kind} port ${port}: ${message}`;
  }
}
