import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { OsAccount } from "@pharos/domain";
import type { SandboxLayers } from "./layers.ts";

export interface LaunchCommand {
  readonly program: string;
  readonly args: readonly string[];
}

/** Absolute paths: the child has no environment to look them up with. */
export interface LaunchPrograms {
  readonly deno: string;
  /** util-linux; undefined where it is not installed. */
  readonly setpriv: string | undefined;
  readonly prlimit: string | undefined;
  readonly bubblewrap: string | undefined;
}

export interface LaunchPlaces {
  readonly programs: LaunchPrograms;
  readonly pyodideFolder: string;
  /** The account that the child runs as, where we may choose one. */
  readonly account: OsAccount | undefined;
}

const sandboxMainPath = fileURLToPath(new URL("./sandbox-main.ts", import.meta.url));
const sandboxFolder = dirname(sandboxMainPath);

const javascriptHeapMegabytesMax = 192;
/** Deep recursion in Python's C code must meet Python's limit before JavaScript's; half of the usual 8 MB stack. */
const stackKilobytes = 4_000;
const openFilesMax = 64;
/** Of an account of its own, threads included: a process has some twenty, and there is one for each trust domain. */
const processesMax = 4_096;

/**
 * What the child's environment holds: Deno would make a cache in the home folder of its account, and ask for new
 * versions, if it were not told otherwise.
 */
export const launchEnvironment: Readonly<Record<string, string>> = {
  DENO_DIR: "/dev/null/none",
  DENO_NO_UPDATE_CHECK: "1",
  NO_COLOR: "1",
};

/** The command line of the child process with the chosen layers; each of them wraps the one before. */
export function launchCommand(places: LaunchPlaces, layers: SandboxLayers): LaunchCommand {
  const deno = denoCommand(places, layers);
  const inNamespace = layers.namespace ? namespaced(deno, places) : deno;
  return layers.account ? limited(inNamespace, places) : inNamespace;
}

function denoCommand({ programs, pyodideFolder }: LaunchPlaces, layers: SandboxLayers): LaunchCommand {
  const engineFlags = [
    ...(layers.interpreter ? ["--disallow-code-generation-from-strings"] : []),
    `--max-old-space-size=${javascriptHeapMegabytesMax}`,
    "--max-semi-space-size=1",
    `--stack-size=${stackKilobytes}`,
    "--expose-gc",
  ];
  const permissions = layers.permissions
    ? [`--allow-read=${[pyodideFolder, sandboxFolder].map(escapeComma).join(",")}`, "--deny-import"]
    : ["--allow-all"];
  return {
    program: programs.deno,
    args: [
      "run",
      "--quiet",
      "--no-prompt",
      "--no-config",
      "--no-lock",
      "--no-remote",
      "--no-npm",
      "--cached-only",
      "--node-modules-dir=none",
      "--no-code-cache",
      `--v8-flags=${engineFlags.join(",")}`,
      ...permissions,
      sandboxMainPath,
      pyodideFolder,
    ],
  };
}

/** Deno splits lists of paths at commas and reads two of them as one. */
function escapeComma(path: string): string {
  return path.replaceAll(",", ",,");
}

function limited(command: LaunchCommand, { programs, account }: LaunchPlaces): LaunchCommand {
  const { setpriv, prlimit } = programs;
  const identity = account === undefined ? [] : [`--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"];
  // An ordinary account has the processes of everything else that runs as it.
  const processes = account === undefined ? [] : [`--nproc=${processesMax}`];
  const wrappers = [
    ...(prlimit === undefined ? [] : [prlimit, `--nofile=${openFilesMax}`, "--fsize=0", "--core=0", ...processes]),
    ...(setpriv === undefined ? [] : [setpriv, ...identity, "--no-new-privs"]),
  ];
  const [program = command.program, ...args] = [...wrappers, command.program, ...command.args];
  return { program, args };
}

const systemLibraries = ["/lib", "/lib64", "/usr/lib", "/usr/lib64"];

function namespaced(command: LaunchCommand, { programs, pyodideFolder }: LaunchPlaces): LaunchCommand {
  const readOnly = [programs.deno, pyodideFolder, sandboxFolder].flatMap((path) => ["--ro-bind", path, path]);
  const libraries = systemLibraries.flatMap((path) => ["--ro-bind-try", path, path]);
  const environment = Object.entries(launchEnvironment).flatMap(([name, value]) => ["--setenv", name, value]);
  return {
    program: programs.bubblewrap ?? "bwrap",
    args: [
      "--unshare-all",
      "--as-pid-1",
      "--die-with-parent",
      "--new-session",
      "--clearenv",
      ...environment,
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
      command.program,
      ...command.args,
    ],
  };
}
