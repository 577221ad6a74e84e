// rsyslog for its test, which is skipped without it: Debian's, where this user may install it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export function ensureRsyslog() {
  const isThere = existsSync("/usr/sbin/rsyslogd");
  if (isThere || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log("Installing rsyslog for the test of syslog sources …");
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update"], options);
  spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", "rsyslog"], options);
}
