import type { Random } from "../demo/random.ts";

type Mutation = (bytes: Buffer, random: Random) => Buffer;

/** What stands in for a JSON value: other types, numbers at the edges, and what is no JSON at all. */
const foreignValues = [
  "null",
  "12",
  '""',
  "[]",
  "{}",
  "1e999",
  "-0",
  "99999999999999999999",
  "true",
  '"\\ud800"',
  "{",
  ",",
];

function splice(bytes: Buffer, at: number, count: number, insert: Uint8Array): Buffer {
  return Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + count)]);
}

function anyBytes(random: Random, count: number): Buffer {
  // No line ends: a mutated line stays one line.
  return Buffer.from(
    Array.from({ length: count }, () => random.int(0, 255)).filter((byte) => byte !== 0x0a && byte !== 0x0d),
  );
}

const mutations: readonly Mutation[] = [
  (bytes, random) => bytes.subarray(0, random.int(0, bytes.length)),
  (bytes, random) => splice(bytes, random.int(0, bytes.length), random.int(1, 20), anyBytes(random, 0)),
  (bytes, random) => splice(bytes, random.int(0, bytes.length), 0, anyBytes(random, random.int(1, 8))),
  (bytes, random) => splice(bytes, random.int(0, bytes.length), 1, anyBytes(random, 1)),
  (bytes, random) => {
    const from = random.int(0, bytes.length);
    return splice(bytes, random.int(0, bytes.length), 0, bytes.subarray(from, from + random.int(1, 200)));
  },
  (bytes, random) => {
    const values = [...bytes.toString("latin1").matchAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null/g)];
    if (values.length === 0) return bytes;
    const { index, 0: text } = random.pick(values);
    return splice(bytes, index, text.length, Buffer.from(random.pick(foreignValues)));
  },
];

/** The bytes of one line damaged at one to three places; a line still, if it was one. */
export function mutate(bytes: Buffer, random: Random): Buffer {
  let mutated = bytes;
  for (let i = random.int(1, 3); i > 0; i--) mutated = random.pick(mutations)(mutated, random);
  return mutated;
}
