import { accessSync, constants } from "node:fs";

export interface LaunchTools {
  readonly shell: string | undefined;
  readonly setpriv: string | undefined;
}

/**
 * The command that starts `command` with less than its parent has: no core dumps, no more memory of its own than
 * `memoryBytesMax`, no new privileges, and its end with its parent's. What this machine lacks a tool for is left out.
 */
export function launchCommand(
  command: readonly string[],
  { shell, setpriv }: LaunchTools,
  memoryBytesMax: number,
): string[] {
  const bare = setpriv === undefined ? [...command] : [setpriv, "--no-new-privs", "--pdeathsig", "KILL", ...command];
  if (shell === undefined) return bare;
  const limits = `umask 077; ulimit -c 0; ulimit -d ${Math.ceil(memoryBytesMax / 1024)} 2>/dev/null; exec "$0" "$@"`;
  return [shell, "-c", limits, ...bare];
}

export function findLaunchTools(): LaunchTools {
  return { shell: findProgram("sh"), setpriv: process.platform === "linux" ? findProgram("setpriv") : undefined };
}

function findProgram(name: string): string | undefined {
  return ["/bin", "/usr/bin"].map((folder) => `${folder}/${name}`).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
