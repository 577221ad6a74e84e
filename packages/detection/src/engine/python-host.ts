import { launchCommand } from "../sandbox/launch-command.ts";
import type { SandboxLayers } from "../sandbox/layers.ts";
import type { SandboxSetup } from "../sandbox/sandbox-setup.ts";
import { pyodideFolder } from "./pyodide-folder.ts";
import { readPythonSources } from "./python-sources.ts";
import { type SandboxProcess, startSandboxProcess } from "./sandbox-process.ts";
import { discardSnapshot, findSnapshot, saveSnapshot, snapshotPathIn } from "./snapshot-file.ts";

export interface PythonHost {
  /** A process whose Python is ready, with no rules yet. Rejects with SandboxLost. */
  start(): Promise<SandboxProcess>;
}

export interface PythonHostOptions {
  readonly layers: SandboxLayers;
  readonly callTimeoutMs: number;
  readonly memoryBytesMax: number;
  readonly cacheFolder: string | undefined;
  readonly notice: (message: string) => void;
}

/** By path: engines that start at once wait for one image instead of each making it. */
const beingMade = new Map<string, Promise<string>>();

/** Knows how to start the process: with bubblewrap while that works, from a snapshot while there is a good one. */
export function createPythonHost(options: PythonHostOptions): PythonHost {
  const { callTimeoutMs, memoryBytesMax, cacheFolder, notice } = options;
  const python = readPythonSources();
  const snapshotPath = cacheFolder === undefined ? undefined : snapshotPathIn(cacheFolder, python);
  const setup = { ...python, callTimeoutMs, memoryBytesMax, harden: options.layers.harden };
  let layers = options.layers;

  async function launch(snapshot: string, purpose: Pick<SandboxSetup, "makeSnapshot">) {
    const places = { node: process.execPath, pyodideFolder, snapshotPath: snapshot };
    const withLayers = () => startSandboxProcess(launchCommand(places, layers), { ...setup, ...purpose });
    if (!layers.bubblewrap) return withLayers();
    try {
      return await withLayers();
    } catch (error) {
      // Not installed, or namespaces are not allowed here (containers often forbid them).
      layers = { ...layers, bubblewrap: false };
      const started = await withLayers();
      notice(`Python runs without bubblewrap, which does not work here: ${firstLine(error)}`);
      return started;
    }
  }

  async function snapshotToUse(): Promise<string> {
    if (snapshotPath === undefined) return "";
    const making = beingMade.get(snapshotPath) ?? madeOrFound(snapshotPath);
    beingMade.set(snapshotPath, making);
    try {
      return await making;
    } finally {
      beingMade.delete(snapshotPath);
    }
  }

  async function madeOrFound(path: string): Promise<string> {
    if (await findSnapshot(path)) return path;
    try {
      const { process: maker, greeting } = await launch("", { makeSnapshot: true });
      await maker.end();
      await saveSnapshot(path, greeting);
      return path;
    } catch (error) {
      notice(`Python starts slower, its memory image could not be kept: ${firstLine(error)}`);
      return "";
    }
  }

  return {
    async start() {
      const snapshot = await snapshotToUse();
      try {
        return (await launch(snapshot, { makeSnapshot: false })).process;
      } catch (error) {
        if (snapshot === "") throw error;
        notice(`Python's memory image is not usable and is made anew: ${firstLine(error)}`);
        await discardSnapshot(snapshot);
        return (await launch("", { makeSnapshot: false })).process;
      }
    },
  };
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n", 1)[0] ?? "";
}
