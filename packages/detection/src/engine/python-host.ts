import { launchCommand } from "../sandbox/launch-command.ts";
import type { SandboxLayers } from "../sandbox/layers.ts";
import { pyodideFolder } from "./pyodide-folder.ts";
import { readPythonSources } from "./python-sources.ts";
import { type SandboxProcess, startSandboxProcess } from "./sandbox-process.ts";

export interface PythonHost {
  /** A process whose Python is ready, with no rules yet. */
  start(): Promise<SandboxProcess>;
}

export interface PythonHostOptions {
  readonly layers: SandboxLayers;
  readonly callTimeoutMs: number;
  readonly memoryBytesMax: number;
}

export function createPythonHost(options: PythonHostOptions): PythonHost {
  const setup = {
    ...readPythonSources(),
    callTimeoutMs: options.callTimeoutMs,
    memoryBytesMax: options.memoryBytesMax,
    makeSnapshot: false,
    harden: options.layers.harden,
  };
  const places = { node: process.execPath, pyodideFolder, snapshotPath: "" };
  return {
    async start() {
      const started = await startSandboxProcess(launchCommand(places, options.layers), setup);
      return started.process;
    },
  };
}
