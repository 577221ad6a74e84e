import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface KillWhileInserting {
  readonly path: string;
  readonly firstBatch: number;
  readonly rowsPerBatch: number;
  /** Killed, without a chance to say goodbye, as soon as this many were acknowledged. */
  readonly batches: number;
}

/** The number of the last batch that was acknowledged. See `insert-until-killed.ts` for what is inserted. */
export async function killWhileInserting(input: KillWhileInserting): Promise<number> {
  const script = fileURLToPath(new URL("./insert-until-killed.ts", import.meta.url));
  const parameters = [input.path, String(input.firstBatch), String(input.rowsPerBatch)];
  const child = spawn(process.execPath, [script, ...parameters], { stdio: ["ignore", "pipe", "inherit"] });
  const closed = once(child, "close");
  let last = input.firstBatch - 1;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!/^\d+$/.test(line)) continue;
    last = Number(line);
    if (last === input.firstBatch + input.batches - 1) child.kill("SIGKILL");
  }
  await closed;
  return last;
}
