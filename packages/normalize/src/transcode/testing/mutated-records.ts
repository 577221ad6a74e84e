import { blanks, containers, type JsonNode, type List, type Members, printed, token } from "./json-node.ts";
import { oddValue } from "./odd-values.ts";
import type { Random } from "./random.ts";

const keys = [
  ...[
    "__proto__",
    "constructor",
    "toString",
    "",
    "x.y",
    "a.b",
    "Records",
    "records",
    "value",
    "events",
    "items",
    "data",
  ],
  ...["logEvents", "logGroup", "results", "ü", "p_row_id", "p_any_ip_addresses", "id", "time", "message"],
];

type Change = (random: Random, container: List | Members, place: number) => void;

function changeOf(change: (random: Random, members: Members["members"], place: number) => void): Change {
  return (random, container, place) => {
    if (container.kind === "members") change(random, container.members, place);
  };
}

const replace: Change = (random, container, place) => {
  if (container.kind === "list") container.elements[place] = token(oddValue(random));
  else if (container.members[place]) container.members[place][1] = token(oddValue(random));
};

const remove: Change = (_, container, place) => {
  (container.kind === "list" ? container.elements : container.members).splice(place, 1);
};

const repeat = changeOf((random, members, place) => {
  const [key, value] = members[place] ?? ['"a"', token("1")];
  const again: JsonNode = random.chance(0.4) ? value : token(oddValue(random));
  members.splice(random.below(members.length + 1), 0, [key, again]);
});

const rename = changeOf((random, members, place) => {
  const member = members[place];
  if (member) member[0] = otherKey(random, member[0]);
});

const add = changeOf((random, members) => {
  const value = random.chance(0.4) ? random.one(['[{"a":1}]', "[]", "[1]", '"x"']) : oddValue(random);
  members.splice(random.below(members.length + 1), 0, [JSON.stringify(random.one(keys)), token(value)]);
});

const swap = changeOf((random, members, place) => {
  const other = random.below(members.length);
  const [a, b] = [members[place], members[other]];
  if (a && b) [members[place], members[other]] = [b, a];
});

const wrap: Change = (random, container, place) => {
  const node = container.kind === "list" ? container.elements[place] : container.members[place]?.[1];
  if (!node) return;
  const wrapped: JsonNode = random.chance(0.5)
    ? { kind: "list", elements: [node, token(oddValue(random))] }
    : { kind: "members", members: [['"a"', node]] };
  if (container.kind === "list") container.elements[place] = wrapped;
  else if (container.members[place]) container.members[place][1] = wrapped;
};

const changes: readonly Change[] = [replace, replace, replace, replace, remove, repeat, rename, add, swap, wrap];

function otherKey(random: Random, key: string): string {
  switch (random.below(4)) {
    case 0:
      return key.toUpperCase();
    case 1:
      return key.slice(0, 1) + key.slice(1, 2).toUpperCase() + key.slice(2);
    case 2:
      return key.length > 2 ? `"\\u${key.charCodeAt(1).toString(16).padStart(4, "0")}${key.slice(2)}` : key;
    default:
      return JSON.stringify(random.one(keys));
  }
}

/** A record with so many changes somewhere in it, as a line. */
export function mutatedRecord(random: Random, record: JsonNode, count: number): string {
  const node = structuredClone(record);
  for (let i = 0; i < count; i++) {
    const container = random.one(containers(node));
    const size = container.kind === "list" ? container.elements.length : container.members.length;
    if (size > 0) random.one(changes)(random, container, random.below(size));
  }
  return printed(node, random.chance(0.2) ? blanks(random) : undefined);
}

/** Bytes in which some are others, left out or twice. */
export function spoilt(random: Random, bytes: Buffer): Buffer {
  let spoiltBytes = Buffer.from(bytes);
  for (let i = random.below(3); i >= 0; i--) {
    const at = random.below(spoiltBytes.length);
    const [before, behind] = [spoiltBytes.subarray(0, at), spoiltBytes.subarray(at + random.below(2))];
    const between = Buffer.from(
      random.chance(0.3) ? [] : [random.chance(0.5) ? 0x20 + random.below(0x60) : random.below(256)],
    );
    spoiltBytes = Buffer.concat(random.chance(0.1) ? [before] : [before, between, behind]);
  }
  return spoiltBytes;
}

/** Lines as a chunk, with what may stand between them. */
export function chunkOfLines(random: Random, lines: readonly string[]): Buffer {
  const isPlain = random.chance(0.7);
  const separator = () =>
    isPlain ? "\n" : random.one(["\n", "\r\n", "\n\n", " \n", "\n \t\n", "", " ", "x\n", ",\n", "\n[]\n", "\n{}\n"]);
  return Buffer.from(
    lines
      .map((line) => line + separator())
      .join("")
      .slice(0, random.chance(0.3) ? -1 : undefined),
  );
}
