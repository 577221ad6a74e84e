import { defineError } from "@pharos/domain";
import type { TaskHost } from "./serve-tasks.ts";

const numberOdd = defineError("test.odd", "InvalidInput", (number: number) => `${number} is odd`);

/** Tasks of every temper, for tests of the threads. */
export const testTasks = {
  half: (number: number) => {
    if (number % 2 === 1) throw numberOdd(number);
    return number / 2;
  },
  spin: (_input: undefined, host: TaskHost) => {
    host.progress("The file a.yml");
    for (;;);
  },
  fill: () => {
    const all: unknown[] = [];
    for (;;) all.push({ number: all.length, text: `number ${all.length}` });
  },
  nest: (depth: number): number => (depth === 0 ? 0 : 1 + testTasks.nest(depth - 1)),
  question: async (name: string, host: TaskHost) => `answer: ${String(await host.ask("question", name))}`,
  fail: () => {
    throw new Error("nobody expected this");
  },
  end: () => process.exit(0),
};
