import { expect, it } from "vitest";
import { launchCommand } from "./launch-command.ts";

const limits = 'umask 077; ulimit -c 0; ulimit -d 2048 2>/dev/null; exec "$0" "$@"';

it.each([
  { has: "no tools", shell: undefined, setpriv: undefined, command: ["node", "x"] },
  { has: "a shell", shell: "/bin/sh", setpriv: undefined, command: ["/bin/sh", "-c", limits, "node", "x"] },
  {
    has: "both tools",
    shell: "/bin/sh",
    setpriv: "/usr/bin/setpriv",
    command: ["/bin/sh", "-c", limits, "/usr/bin/setpriv", "--no-new-privs", "--pdeathsig", "KILL", "node", "x"],
  },
])("starts a command where there is $has", ({ shell, setpriv, command }) => {
  expect(launchCommand(["node", "x"], { shell, setpriv }, 2 * 1024 ** 2)).toEqual(command);
});
