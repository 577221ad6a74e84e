import type { PythonHost } from "./python-host.ts";
import type { SandboxProcess } from "./sandbox-process.ts";

/** Starts processes before they are asked for, where somebody knows that they will be. */
export interface ForesightedPythonHost extends PythonHost {
  /** So many will be asked for within seconds. */
  expect(count: number): void;
  /** Ends those that nobody has asked for. */
  close(): Promise<void>;
}

type Starting = Promise<SandboxProcess | undefined>;

/** What was expected and is not asked for within this ends: a check that failed changes nothing. */
const keptMsDefault = 20_000;

/** A process that was expected has run nothing before it is asked for, so it is as good as one that is started then. */
export function withExpectedProcesses(host: PythonHost, keptMs = keptMsDefault): ForesightedPythonHost {
  const expected = new Set<Starting>();

  /** Whoever asks next gets none of them. */
  async function end(starting: Starting): Promise<void> {
    if (expected.delete(starting)) await (await starting)?.end();
  }

  return {
    expect(count) {
      while (expected.size < count) {
        // One that does not start is started again by who asks for it, who hears why it fails.
        const starting: Starting = host.start().catch(() => undefined);
        expected.add(starting);
        setTimeout(() => void end(starting), keptMs).unref();
      }
    },
    async start() {
      const [starting] = expected;
      if (starting === undefined) return host.start();
      expected.delete(starting);
      const process = await starting;
      return process?.isAlive() ? process : host.start();
    },
    async close() {
      await Promise.all([...expected].map(end));
    },
  };
}
