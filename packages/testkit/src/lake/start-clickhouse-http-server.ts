import { startEngineProcess } from "@pharos/lake/engine-process";

export interface ClickHouseHttpServer {
  /** `http://127.0.0.1:49152` */
  readonly url: string;
  stop(): Promise<void>;
}

/** The embedded engine in `path` as a server by address, over the loopback address. */
export async function startClickHouseHttpServer(path: string): Promise<ClickHouseHttpServer> {
  const memoryBytesMax = 1.5 * 1024 ** 3;
  const server = await startEngineProcess({ path, listenOn: 0, memoryBytesMax, reservedBytesMax: 10 * memoryBytesMax });
  return {
    url: `http://127.0.0.1:${server.port}`,
    stop: async () => {
      server.kill();
      await server.ended;
    },
  };
}
