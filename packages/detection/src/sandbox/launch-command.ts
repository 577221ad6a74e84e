import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { SandboxLayers } from "./layers.ts";

export interface LaunchCommand {
  readonly program: string;
  readonly args: readonly string[];
}

export interface LaunchPlaces {
  readonly node: string;
  readonly pyodideFolder: string;
  /** A file of the cache folder, or "" to start without. */
  readonly snapshotPath: string;
}

const sandboxMainPath = fileURLToPath(new URL("./sandbox-main.ts", import.meta.url));
const sandboxFolder = dirname(sandboxMainPath);
/** Node asks it whether the sources are ES modules. */
const packageFile = fileURLToPath(new URL("../../package.json", import.meta.url));

const javascriptHeapMegabytesMax = 192;
/** Deep recursion in Python's C code must meet Python's limit before JavaScript's; half of the usual 8 MB stack. */
const stackKilobytes = 4_000;

/** The command line of the child process with the chosen layers; its environment must be empty. */
export function launchCommand(places: LaunchPlaces, layers: SandboxLayers): LaunchCommand {
  const node = {
    program: places.node,
    args: [
      ...(layers.harden ? ["--disallow-code-generation-from-strings", "--no-addons"] : []),
      `--max-old-space-size=${javascriptHeapMegabytesMax}`,
      "--expose-gc",
      "--max-semi-space-size=1",
      `--stack-size=${stackKilobytes}`,
      "--disable-warning=ExperimentalWarning",
      ...(layers.permissions ? permissionFlags(places) : []),
      sandboxMainPath,
      places.pyodideFolder,
      places.snapshotPath,
    ],
  };
  return layers.bubblewrap ? wrapped(node, places) : node;
}

function permissionFlags(places: LaunchPlaces): string[] {
  return ["--permission", ...readable(places).map((path) => `--allow-fs-read=${path}`)];
}

function readable({ pyodideFolder, snapshotPath }: LaunchPlaces): string[] {
  return [`${pyodideFolder}/`, `${sandboxFolder}/`, packageFile, ...(snapshotPath === "" ? [] : [snapshotPath])];
}

const systemLibraries = ["/lib", "/lib64", "/usr/lib", "/usr/lib64"];

function wrapped(node: LaunchCommand, places: LaunchPlaces): LaunchCommand {
  const readOnly = [node.program, ...readable(places)].flatMap((path) => ["--ro-bind", path, path]);
  const libraries = systemLibraries.flatMap((path) => ["--ro-bind-try", path, path]);
  return {
    program: "bwrap",
    args: [
      "--unshare-all",
      "--die-with-parent",
      "--new-session",
      "--clearenv",
      "--cap-drop",
      "ALL",
      ...libraries,
      ...readOnly,
      "--proc",
      "/proc",
      "--dev",
      "/dev",
      "--chdir",
      "/",
      node.program,
      ...node.args,
    ],
  };
}
