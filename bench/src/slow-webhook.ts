import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/**
 * A tool that takes alerts and thinks for a while about each, in milliseconds as the first argument. Its parent process
 * hears its address, and on request when which alert was first heard of, by the first bytes of a request.
 */
export interface Arrival {
  readonly atMs: number;
  readonly title: string;
  readonly createdAt: string;
}

const thinkMs = Number(process.argv[2] ?? 0);
const arrivals: Arrival[] = [];
const server = createServer(async (message, response) => {
  const atMs = Date.now();
  const { title, createdAt } = JSON.parse(Buffer.concat(await message.toArray()).toString("utf8"));
  arrivals.push({ atMs, title, createdAt });
  await setTimeout(thinkMs);
  response.end("ok");
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
process.on("message", () => process.send?.(arrivals));
