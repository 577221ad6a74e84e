// A browser for the tests: the one that is there, or Debian's where this user may install it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export function ensureChromium() {
  const found = process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests …");
    const options = {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    spawnSync("apt-get", ["update"], options);
    spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", "chromium", "bubblewrap"], options);
  }
  const installed = places.find((path) => existsSync(path));
  if (!installed) {
    console.error(
      "The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
    );
    process.exit(1);
  }
  return installed;
}
