// What tests want of the system, from Debian, where this user may install it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs the package whose program lies at none of the paths; says nothing where it cannot. Returns the path or undefined. */
export function ensureDebianPackage(name, paths) {
  const find = () => paths.find((path) => existsSync(path));
  const found = find();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  console.log(`Installing ${name} for the tests …`);
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update"], options);
  spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", name], options);
  return find();
}
