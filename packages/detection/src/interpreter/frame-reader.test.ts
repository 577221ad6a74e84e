import { expect, test } from "vitest";
import { type FrameKind, frameHeader } from "../sandbox/frames.ts";
import { createFrameReader } from "./frame-reader.ts";

const sent: [FrameKind, string][] = [
  ["R", "first"],
  ["P", ""],
  ["K", "x".repeat(1000)],
  ["R", "last"],
];
const stream = Buffer.concat(sent.flatMap(([kind, text]) => [frameHeader(kind, text.length), Buffer.from(text)]));

test.each([1, 3, 7, 64, stream.length])("puts frames together from pieces of %d bytes", (size) => {
  const received: [string, string][] = [];
  const read = createFrameReader({
    receive: ({ kind, payload }) => received.push([kind, payload.toString()]),
    bytesMax: () => 1_000,
    refuse: (reason) => {
      throw new Error(reason);
    },
  });
  for (let at = 0; at < stream.length; at += size) read(stream.subarray(at, at + size));
  expect(received).toEqual(sent);
});
