import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { sandboxUnavailable } from "./errors.ts";
import type { LaunchPrograms } from "./launch-command.ts";

/** Finds the programs that start the sandbox. Throws `sandboxUnavailable` where Deno is not installed. */
export function findLaunchPrograms(): LaunchPrograms {
  return {
    deno: findDeno(process.platform, process.arch),
    setpriv: findProgram("setpriv"),
    prlimit: findProgram("prlimit"),
    bubblewrap: findProgram("bwrap"),
  };
}

/** Deno itself, not the script that npm puts into `.bin`: it would need Node and an environment. */
export function findDeno(platform: string, arch: string): string {
  const target = denoTarget(platform, arch);
  const require = createRequire(createRequire(import.meta.url).resolve("deno/package.json"));
  try {
    const folder = dirname(require.resolve(`@deno/${target}/package.json`));
    return join(folder, platform === "win32" ? "deno.exe" : "deno");
  } catch {
    throw sandboxUnavailable(
      `the package @deno/${target} is not installed. Run "npm install" without --omit=optional on a system with glibc, arm64 or x64`,
    );
  }
}

function denoTarget(platform: string, arch: string): string {
  if (platform !== "linux") return `${platform}-${arch}`;
  return `linux-${arch}-${isMusl() ? "musl" : "glibc"}`;
}

function isMusl(): boolean {
  const maps = "/proc/self/maps";
  return existsSync(maps) && /\/(libc\.musl-|ld-musl-)/.test(readFileSync(maps, "utf8"));
}

const usualFolders = ["/usr/bin", "/bin", "/usr/sbin", "/usr/local/bin"];

function findProgram(name: string): string | undefined {
  return usualFolders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
