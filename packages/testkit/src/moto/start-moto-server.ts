import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

/** A moto server: AWS on this machine, as its authors took it from the documentation and from AWS itself. */
export interface MotoServer {
  readonly url: string;
  close(): Promise<void>;
}

/** False where `moto_server` is not installed (`pip install "moto[server]"`). */
export const hasMoto = spawnSync("moto_server", ["--help"]).status === 0;

export async function startMotoServer(): Promise<MotoServer> {
  const moto = spawn("moto_server", ["-H", "127.0.0.1", "-p", "0"], { stdio: ["ignore", "ignore", "pipe"] });
  const exited = once(moto, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    moto.stderr.on("data", (chunk) => {
      said += String(chunk);
      const found = /Running on (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    exited.then(() => reject(new Error(`moto_server ended: ${said}`)), reject);
  });
  return {
    url,
    close: async () => {
      moto.kill("SIGTERM");
      await exited;
    },
  };
}
