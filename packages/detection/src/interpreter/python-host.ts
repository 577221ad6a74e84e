import type { OsAccount } from "@pharos/domain";
import { describeError } from "@pharos/domain";
import { launchCommand } from "../sandbox/launch-command.ts";
import { findLaunchPrograms } from "../sandbox/launch-programs.ts";
import { allLayers, type SandboxLayers } from "../sandbox/layers.ts";
import { probeSandboxLayers } from "../sandbox/probe-layers.ts";
import { pyodideFolder } from "../sandbox/pyodide-folder.ts";
import { readPythonSources } from "./python-sources.ts";
import { type SandboxProcess, startSandboxProcess } from "./sandbox-process.ts";
import { discardSnapshot, hasSnapshot, readSnapshot, saveSnapshot, snapshotPathIn } from "./snapshot-file.ts";

export interface PythonHost {
  /** A process whose Python is ready, with no rules yet. Rejects with SandboxLost. */
  start(): Promise<SandboxProcess>;
}

export interface PreparedPythonHost extends PythonHost {
  /** Makes the memory image where there is none, so that `start` finds one. Never rejects. */
  prepare(): Promise<void>;
}

export interface PythonHostOptions {
  /** Those that are not named are on. */
  readonly layers: Partial<SandboxLayers> | undefined;
  /** The account that the processes run as; only where we are root. */
  readonly account: OsAccount | undefined;
  readonly callTimeoutMs: number;
  readonly memoryBytesMax: number;
  readonly cacheFolder: string | undefined;
  readonly notice: (message: string) => void;
}

/** By path: engines that start at once wait for one image instead of each making it. */
const beingMade = new Map<string, Promise<boolean>>();

/** Knows how to start the process: in all layers that work here, from a memory image while there is a good one. */
export function createPythonHost(options: PythonHostOptions): PreparedPythonHost {
  const { callTimeoutMs, memoryBytesMax, cacheFolder, notice, account } = options;
  const wanted = { ...allLayers, ...options.layers };
  const python = readPythonSources();
  const imagePath = cacheFolder === undefined ? undefined : snapshotPathIn(cacheFolder, python);
  const setup = {
    ...python,
    callTimeoutMs,
    memoryBytesMax,
    harden: wanted.interpreter,
    revokePermissions: wanted.permissions,
  };
  let layersHere: Promise<SandboxLayers> | undefined;

  /** A layer is left out only because it does not work here at all, never because a start failed. */
  async function findLayers(): Promise<SandboxLayers> {
    const { layers: working, missing } = await probeSandboxLayers({ account });
    for (const { layer, reason } of missing) if (wanted[layer]) notice(reason);
    return {
      ...wanted,
      account: wanted.account && working.account,
      namespace: wanted.namespace && working.namespace,
    };
  }

  async function launch(image: Uint8Array | undefined, makeImage: boolean) {
    layersHere ??= findLayers();
    const layers = await layersHere;
    const places = { programs: findLaunchPrograms(), pyodideFolder, account };
    return startSandboxProcess(launchCommand(places, layers), { ...setup, makeImage }, image);
  }

  async function imageToUse(): Promise<Buffer | undefined> {
    if (imagePath === undefined) return undefined;
    const making = beingMade.get(imagePath) ?? makeOrFind(imagePath);
    beingMade.set(imagePath, making);
    try {
      return (await making) ? await readSnapshot(imagePath) : undefined;
    } finally {
      beingMade.delete(imagePath);
    }
  }

  async function makeOrFind(path: string): Promise<boolean> {
    if (await hasSnapshot(path)) return true;
    try {
      const { process: maker, greeting } = await launch(undefined, true);
      await maker.end();
      await saveSnapshot(path, greeting);
      return true;
    } catch (error) {
      notice(`Python starts slower, its memory image could not be kept: ${firstLine(error)}`);
      return false;
    }
  }

  return {
    async prepare() {
      await imageToUse();
    },
    async start() {
      const image = await imageToUse();
      try {
        return (await launch(image, false)).process;
      } catch (error) {
        if (image === undefined || imagePath === undefined) throw error;
        notice(`Python's memory image is not usable and is made anew: ${firstLine(error)}`);
        await discardSnapshot(imagePath);
        return (await launch(undefined, false)).process;
      }
    },
  };
}

function firstLine(error: unknown): string {
  const message = describeError(error);
  return message.split("\n", 1)[0] ?? "";
}
