import { expect, it } from "vitest";
import { describeEnd, type EngineEnd } from "./describe-end.ts";

const ended = { kind: "ended", code: null, signal: "SIGABRT", lastWords: "" } as const;
const once = { endsInLastMinute: 1, refused: 0 };
const start = "The data lake's engine is being restarted: ";

const ends: { end: EngineEnd; counts?: typeof once; notice: string }[] = [
  { end: ended, notice: "it was ended by SIGABRT." },
  { end: { ...ended, signal: null, code: 1 }, notice: "it ended with code 1." },
  { end: { ...ended, lastWords: "out of bounds" }, notice: 'it was ended by SIGABRT and wrote "out of bounds".' },
  { end: { kind: "silent" }, notice: "it stopped answering." },
  {
    end: { kind: "memory", bytes: 4 * 1024 ** 3, bytesMax: 3 * 1024 ** 3 },
    notice: "it used 4096 MiB of memory, and its limit is 3072 MiB.",
  },
  {
    end: { kind: "overrun", key: "k" },
    counts: { endsInLastMinute: 2, refused: 1 },
    notice:
      "a query ran beyond its time limit and could not be stopped. 1 query that ended it more than once will not be run again for 24 hours.",
  },
  {
    end: ended,
    counts: { endsInLastMinute: 4, refused: 2 },
    notice:
      "it was ended by SIGABRT. It has ended 4 times within a minute. 2 queries that ended it more than once will not be run again for 24 hours.",
  },
];

it.each(ends)("says: $notice", ({ end, counts = once, notice }) => {
  expect(describeEnd(end, counts)).toBe(start + notice);
});
