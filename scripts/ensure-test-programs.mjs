// The programs that tests run beside Pharos.
import { ensureDebianPackage } from "./ensure-debian-package.mjs";

const browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** A browser for the tests: the one that is there, or Debian's. Ends this process without one. */
export function ensureChromium() {
  const found = process.env.CHROMIUM_PATH ?? ensureDebianPackage("chromium", browsers);
  if (found) return found;
  console.error("The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.");
  process.exit(1);
}

/** Tests that need one of these are skipped without it: a layer of the sandbox, a sender of syslog, a transport. */
export function ensureOptionalPrograms() {
  ensureDebianPackage("bubblewrap", ["/usr/bin/bwrap"]);
  ensureDebianPackage("rsyslog", ["/usr/sbin/rsyslogd"]);
  ensureDebianPackage("nats-server", ["/usr/sbin/nats-server", "/usr/bin/nats-server"]);
}
