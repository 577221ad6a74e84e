/** Rules and events for tests, made of everything that the index knows and much that it must leave alone. */

export type Random = () => number;

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

const constants = ['"a"', '"b"', '"c"', "1", "0", "True", "False", "2"] as const;
const fields = [
  'event.get("kind")',
  'event.get("Kind")',
  'event.get("kind", "a")',
  'event.deep_get("user", "name")',
  'event.deep_get("user", "name", default="b")',
  'event["kind"]',
  'event["level"]',
  'event.get("level")',
  'event.get("level", default=1)',
  'event.get("user")',
] as const;
const strange = [
  "helper(event)",
  'event.get("kind").upper() == "A"',
  'len(event.get("kind")) == 1',
  'event.udm("kind") == "a"',
  '"a" in event.get("kind")',
] as const;

function comparison(random: Random): string {
  const field = pick(random, fields);
  const several = `${pick(random, constants)}, ${pick(random, constants)}`;
  return pick(random, [
    `${field} == ${pick(random, constants)}`,
    `${field} == ${pick(random, constants)}`,
    `${field} != ${pick(random, constants)}`,
    `${pick(random, constants)} == ${field}`,
    `${field} in (${several})`,
    `${field} not in [${several}]`,
    `${field} in {${several}}`,
    `${field} not in frozenset((${several},))`,
    `${field} in NAMES`,
    `${field} is None`,
    `${field} is not None`,
    `not ${field}`,
    field,
    pick(random, strange),
  ]);
}

function condition(random: Random): string {
  return pick(random, [
    comparison(random),
    comparison(random),
    `${comparison(random)} and ${comparison(random)}`,
    `${comparison(random)} or ${comparison(random)}`,
    `not (${comparison(random)} or ${comparison(random)})`,
    `(${comparison(random)} and ${comparison(random)}) or ${comparison(random)}`,
  ]);
}

function statement(random: Random): string {
  return pick(random, [
    `if ${condition(random)}: return False`,
    `if ${condition(random)}: return False`,
    `if ${condition(random)}: return True`,
    `kind = ${pick(random, fields)}`,
    `kind = ${pick(random, fields)}\n    if kind != ${pick(random, constants)}: return False`,
    pick(random, strange),
  ]);
}

export function generateRule(random: Random): string {
  const statements = Array.from({ length: Math.floor(random() * 3) }, () => statement(random));
  const end = pick(random, [
    `return ${condition(random)}`,
    `return ${condition(random)}`,
    `if ${condition(random)}: return True\n    return False`,
    `if ${condition(random)}:\n        return ${condition(random)}\n    return False`,
  ]);
  return [
    `NAMES = ${pick(random, ['("a", 1)', '["b", True]', '{"c", 0}', 'frozenset(("a", "b"))'])}`,
    "def helper(event):",
    '    return event["level"] == 1',
    "def rule(event):",
    ...[...statements, end].map((line) => `    ${line}`),
  ].join("\n");
}

const values: readonly [unknown, ...unknown[]] = [
  "a",
  "b",
  "c",
  "A",
  0,
  1,
  2,
  true,
  false,
  null,
  ["a"],
  { name: "a" },
  "",
];

export function generateEvent(random: Random): Record<string, unknown> {
  const event: Record<string, unknown> = {};
  if (random() < 0.8) event[pick(random, ["kind", "Kind", "KIND"])] = pick(random, values);
  if (random() < 0.2) event[pick(random, ["kind", "Kind", "KIND"])] = pick(random, values);
  if (random() < 0.7) event[pick(random, ["level", "Level"])] = pick(random, values);
  if (random() < 0.7) event[pick(random, ["user", "User"])] = generateUser(random);
  return event;
}

function generateUser(random: Random): unknown {
  return random() < 0.3 ? pick(random, values) : { [pick(random, ["name", "Name"])]: pick(random, values) };
}
