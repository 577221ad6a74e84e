import type { FieldSchema, LogSchema, ValueSchema } from "@pharos/domain";
import { type JsonNode, token } from "./json-node.ts";
import { oddTexts, soundValue } from "./odd-values.ts";
import type { Random } from "./random.ts";

/** A record that may well fit the schema. */
export function randomRecord(random: Random, { fields }: LogSchema): JsonNode {
  const members = membersOf(random, fields);
  for (const { copy } of fields) if (copy && random.chance(0.6)) place(random, members, copy.from.split("."));
  for (const extra of random.list(2, () => random.one(["old", "from", "unknown", "z"]))) {
    if (!members.some(([key]) => key === JSON.stringify(extra)))
      members.push([JSON.stringify(extra), token(soundValue(random))]);
  }
  return { kind: "members", members };
}

type MemberList = [key: string, value: JsonNode][];

function place(random: Random, members: MemberList, [first = "", ...rest]: readonly string[]): void {
  const key = JSON.stringify(first);
  const known = members.find((member) => member[0] === key);
  const value = rest.length === 0 ? token(soundValue(random)) : undefined;
  if (value) {
    if (!known) members.push([key, value]);
    return;
  }
  if (known && known[1].kind !== "members") known[1] = { kind: "members", members: [] };
  const within = known?.[1] ?? { kind: "members" as const, members: [] };
  if (!known) members.push([key, within]);
  if (within.kind === "members") place(random, within.members, rest);
}

function membersOf(random: Random, fields: readonly FieldSchema[]): MemberList {
  const members: MemberList = [];
  for (const field of fields) {
    if (!field.required && random.chance(fields.length > 50 ? 0.9 : 0.15)) continue;
    const name = field.rename && random.chance(0.8) ? field.rename.from : field.name;
    const key = JSON.stringify(name);
    if (!members.some(([other]) => other === key)) members.push([key, anyValue(random, field)]);
  }
  return random.chance(0.3) ? members.toReversed() : members;
}

function anyValue(random: Random, value: ValueSchema): JsonNode {
  if (random.chance(0.04)) return token("null");
  switch (value.type) {
    case "object":
      return { kind: "members", members: membersOf(random, value.fields ?? []) };
    case "array":
      return { kind: "list", elements: random.list(3, () => anyValue(random, value.element ?? { type: "json" })) };
    case "json":
      return token(soundValue(random));
    case "string":
      return token(random.chance(0.9) ? JSON.stringify(textOf(random, value)) : random.one(["1", "true", "1.50", "0"]));
    case "timestamp":
      return token(random.one(times));
    case "boolean":
      return token(random.one(["true", "false", '"true"', '""']));
    default:
      return token(random.one(["0", "1", "-5", "443", "32767", '"12"', '""', value.type === "float" ? "0.25" : "7"]));
  }
}

function textOf(random: Random, { validate }: ValueSchema): string {
  const wanted = validate?.allow ?? validate?.allowContains;
  return wanted && random.chance(0.8) ? random.one(wanted) : random.one(oddTexts);
}

const times = [
  ...[
    '"2026-01-01T10:00:00Z"',
    '"2026-01-01T10:00:00.123456Z"',
    '"2025-12-31T23:00:00.5+02:00"',
    '"2026-01-01 10:00:00"',
  ],
  ...[
    "1767225600",
    "1767225600.25",
    "1767225600123",
    "1767225600123456",
    '"1767225600"',
    '"1767225600123456789"',
    '""',
  ],
  ...[
    '"2026/01/01 10:00:00"',
    '"Jan 01 10:00:00"',
    '"01/Jan/2026:10:00:00 +0000"',
    "1767225600123456789",
    '"1999-01-01T00:00:00Z"',
  ],
];
