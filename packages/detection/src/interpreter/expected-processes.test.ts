import { expect, test } from "vitest";
import { withExpectedProcesses } from "./expected-processes.ts";
import type { SandboxProcess } from "./sandbox-process.ts";

/** Processes by their number, in the order in which they are started. */
function countingHost(isFailing = (_pid: number) => false) {
  const ended: number[] = [];
  let started = 0;
  return {
    ended,
    started: () => started,
    async start(): Promise<SandboxProcess> {
      started += 1;
      const pid = started;
      if (isFailing(pid)) throw new Error(`${pid} does not start`);
      return {
        pid,
        isAlive: () => !ended.includes(pid),
        request: async () => Buffer.alloc(0),
        end: async () => void ended.push(pid),
      };
    },
  };
}

test("gives out what was expected before it starts another", async () => {
  const host = countingHost();
  const python = withExpectedProcesses(host);
  python.expect(2);
  python.expect(1);
  expect(host.started()).toBe(2);
  const pids = [await python.start(), await python.start(), await python.start()].map(({ pid }) => pid);
  expect(pids).toEqual([1, 2, 3]);
});

test("starts another for one that has ended or does not start, and tells why that fails", async () => {
  const host = countingHost((pid) => pid === 2 || pid === 4);
  const python = withExpectedProcesses(host);
  python.expect(1);
  await Promise.resolve();
  host.ended.push(1);
  await expect(python.start()).rejects.toThrow("2 does not start");
  python.expect(2);
  expect((await python.start()).pid).toBe(3);
  expect((await python.start()).pid).toBe(5);
});

test("ends what nobody asks for, after a while or when it is closed", async () => {
  const host = countingHost();
  const soon = withExpectedProcesses(host, 0);
  soon.expect(1);
  await expect.poll(() => host.ended).toEqual([1]);
  const python = withExpectedProcesses(host);
  python.expect(2);
  await python.close();
  expect(host.ended).toEqual([1, 2, 3]);
});
