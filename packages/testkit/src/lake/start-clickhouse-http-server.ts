import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface ClickHouseHttpServer {
  /** `http://127.0.0.1:49152` */
  readonly url: string;
  stop(): Promise<void>;
}

/** A statement takes one of Node's threads for as long as it runs. */
const env = { UV_THREADPOOL_SIZE: "24" };

/** A server that speaks ClickHouse's HTTP protocol over the embedded engine in `path`, in a process of its own. */
export async function startClickHouseHttpServer(path: string): Promise<ClickHouseHttpServer> {
  const script = fileURLToPath(new URL("./clickhouse-http-process.ts", import.meta.url));
  const child = spawn(process.execPath, [script, path], { stdio: ["pipe", "pipe", "inherit"], env });
  const port = await firstLine(child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const exited = once(child, "exit");
      child.stdin.end();
      await exited;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error("The server has no output");
  const exited = once(child, "exit").then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready`);
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = await Promise.race([once(lines, "line"), exited]);
  return String(line);
}
