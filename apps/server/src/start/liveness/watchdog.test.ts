import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const module = JSON.stringify(import.meta.resolve("./watchdog.ts"));

function runProgram(code: string) {
  const program = `import { startWatchdog } from ${module}; ${code}`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8", timeout: 60_000 });
}

test("ends a process whose event loop is stuck, and says where it is", () => {
  const { signal, stderr } = runProgram(`
    startWatchdog({ missesMax: 10, beatMs: 50 });
    function spinForEver() { for (;;) {} }
    setTimeout(spinForEver, 500);`);
  expect(signal).toBe("SIGKILL");
  expect(stderr).toContain("The main thread has not answered");
  expect(stderr).toContain("spinForEver");
});

test("leaves a process alone that is busy and comes back, and does not keep it alive", () => {
  const { status, stderr } = runProgram(`
    startWatchdog({ missesMax: 100, beatMs: 20 });
    const until = Date.now() + 300; setTimeout(() => { while (Date.now() < until); }, 10);
    setTimeout(() => undefined, 600);`);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
