import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Rule } from "@pharos/domain";

const script = fileURLToPath(new URL("native/evaluate_rules.py", import.meta.url));

export interface NativeRun {
  readonly seconds: number;
  readonly matches: number;
}

/** All rules on all events in the host's `python3`; undefined where there is none. */
export function evaluateNatively(rules: readonly Rule[], lines: readonly string[]): NativeRun | undefined {
  const input = JSON.stringify({ rules: rules.map(({ body }) => body), events: lines });
  const { status, stdout, error, stderr } = spawnSync("python3", [script], { input, maxBuffer: 2 ** 24 });
  if (error !== undefined) return undefined;
  if (status !== 0) throw new Error(`python3 failed: ${stderr.toString()}`);
  return JSON.parse(stdout.toString()) as NativeRun;
}
