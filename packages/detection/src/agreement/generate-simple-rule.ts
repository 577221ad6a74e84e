import { combinators, conditionNamed, conditionNames, operandKindOf, quantifiers } from "@pharos/detection-content";
import type { SimpleLogic } from "@pharos/domain";
import type { Random } from "./generate-rules.ts";

/** YAML rules and events for tests, made of every form that there is; each form that comes up is told to `seen`. */
export interface SimpleRuleGenerator {
  logic(): SimpleLogic;
  filters(): unknown[];
  event(): Record<string, unknown>;
}

const comparable = conditionNames.filter((name) => !["none", "marker"].includes(kindOf(name)));

/** The forms that must come up for the generator to be worth anything. */
export const allForms: readonly string[] = [
  ...conditionNames.flatMap((name) => [`test ${name}`, `filter ${name}`]),
  ...comparable.map((name) => `comparison ${name}`),
  "test Has",
  "test DoesNotHave",
  ...[...combinators, ...quantifiers, "AlwaysTrue", "AlwaysFalse"],
  ...["Key", "DeepKey", "KeyPath", "Enrichment", "the element itself", "an index", "every element", "nested lists"],
];

function kindOf(name: string) {
  const condition = conditionNamed(name);
  if (condition === undefined) throw new TypeError(`the condition ${name} does not exist`);
  return operandKindOf(condition);
}

const scalars = ["Alpha", "alpha", "beta", "", "al", 'quo"te\\', "née \u{1f600}", 0, 1, 2, -1, 2.5, true, false];
const texts = scalars.filter((value) => typeof value === "string");
const numbers = scalars.filter((value) => typeof value === "number");
const addresses = ["10.1.2.3", "8.8.8.8", "100.64.0.1", "fe80::1", "2001:4860:4860::8888", "::ffff:10.0.0.1"];
const networks = ["10.0.0.0/8", "8.8.8.8", "0.0.0.0/0", "fe80::/10", "10.1.2.3/16"];
/** What is an address or a network to some readers only, and ranges that have their own rules. */
const oddities =
  `1.2.3.04 1.2.3 ::1%lo fe80::1% 10.0.0.0/ /8 10.0.0.0/8/8 1.2.3.4/032 10.0.0.0/255.0.0.0 10.0.0.0/33 ::/129
  224.0.0.1 255.255.255.255 192.0.0.9 192.0.0.8 64:ff9b::1 64:ff9b:1::1 fec0::1 ff02::1 2002::1 2001:20::1 3fff::1 ::
  ::ffff:8.8.8.8 ::ffff:a00:1 0.0.0.0 169.254.1.1 100::1 1:2:3:4:5:6:7::`.split(/\s+/);
const values: readonly unknown[] = [...scalars, ...addresses, ...networks, null, "no address"];

/** By what is usually there; `Key` and `KeyPath` alike. */
const places = {
  text: ["text", "user.name", "users[0].name", "users[*].name", "list"],
  number: ["number", "user.level", "users[1].level", "users[*].level"],
  address: ["ip", "user.ip", "users[*].ip"],
  network: ["net"],
  list: ["list", "lists[0]", "users[*].roles", "lists[*]", "lists"],
  any: ["text", "Number", "flag", "user", "users", "users[*]", "list", "list[*]", "list[0]", "missing", "user.missing"],
} as const;

export function createSimpleRuleGenerator(random: Random, seen: (form: string) => void): SimpleRuleGenerator {
  const chance = (share: number) => random() < share;
  const number = (below: number) => Math.floor(random() * below);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[number(items.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  };
  const some = <T>(most: number, make: () => T): T[] => Array.from({ length: number(most + 1) }, make);

  /** Each of a use's names in its turn, so that all come up. */
  const turns = new Map<string, number>();
  function nextOf(use: string, names: readonly string[]): string {
    const turn = turns.get(use) ?? 0;
    turns.set(use, turn + 1);
    const name = names[turn % names.length] ?? "";
    seen(`${use} ${name}`);
    return name;
  }

  function place(kind: keyof typeof places): string {
    return pick(places[chance(0.8) ? kind : "any"]);
  }

  function key(kind: keyof typeof places, isFilter: boolean): Record<string, unknown> {
    const path = place(kind);
    if (path.includes("[*]")) seen("every element");
    if (chance(0.1)) {
      seen("Enrichment");
      return {
        Enrichment: { Table: "some table", Selector: "user.ip", FieldPath: pick(["tags[0]", "score", "none"]) },
      };
    }
    if (isFilter || path.includes("[*]") || chance(0.4)) {
      seen("KeyPath");
      return { KeyPath: path };
    }
    const steps = path.split(/[.[\]]+/).flatMap((step) => (step === "" ? [] : /^\d/.test(step) ? Number(step) : step));
    if (steps.some((step) => typeof step === "number")) seen("an index");
    if (steps.length > 1 || chance(0.2)) {
      seen("DeepKey");
      return { DeepKey: steps };
    }
    seen("Key");
    return { Key: path };
  }

  function test(isFilter: boolean, isElement: boolean): Record<string, unknown> {
    const name = isFilter
      ? nextOf("filter", conditionNames)
      : nextOf("test", [...conditionNames, "Has", "DoesNotHave"]);
    const kind = kindOf(name);
    return { ...subject(subjectKind(name, kind), isFilter, isElement), Condition: name, ...operand(kind) };
  }

  function subjectKind(name: string, kind: ReturnType<typeof kindOf>): keyof typeof places {
    if (name.includes("Contain") && kind === "scalar") return pick(["text", "list"] as const);
    if (kind === "addresses") return "network";
    if (kind === "network" || name.includes("IP")) return "address";
    return kind === "text" || kind === "number" ? kind : "any";
  }

  function subject(kind: keyof typeof places, isFilter: boolean, isElement: boolean): Record<string, unknown> {
    if (!isElement) return key(kind, isFilter);
    if (chance(0.4)) {
      seen("the element itself");
      return chance(0.5) ? {} : { Key: "" };
    }
    return { Key: pick(["name", "level", "ip", "roles", "Name"]) };
  }

  function operand(kind: ReturnType<typeof kindOf>): Record<string, unknown> {
    switch (kind) {
      case "none":
        return {};
      case "marker":
        return chance(0.5) ? { Value: true } : {};
      case "list":
        return { Values: chance(0.5) ? some(3, () => pick(texts)) : some(4, () => pick(scalars)) };
      case "addresses":
        return chance(0.5) ? { Value: pick(addresses) } : { Values: some(2, () => pick(addresses)) };
      case "scalar":
        return { Value: pick(scalars) };
      case "text":
        return { Value: pick(texts) };
      case "number":
        return { Value: pick(numbers) };
      case "network":
        return { Value: pick(networks) };
    }
  }

  function comparison(): Record<string, unknown> {
    const name = nextOf("comparison", comparable);
    const kind = kindOf(name);
    const left = subjectKind(name, kind);
    const right = kind === "network" ? "network" : kind === "addresses" ? "address" : kind === "list" ? "list" : left;
    return { Condition: name, Values: [key(left, false), key(right, false)] };
  }

  function elements(depth: number, isElement: boolean): Record<string, unknown> {
    const quantifier = pick(quantifiers);
    seen(quantifier);
    const lists = ["users", "list", "lists", "users[*].roles", "text", "missing"];
    if (isElement) seen("nested lists");
    const list = isElement ? subject("list", false, true) : { KeyPath: pick(lists) };
    const expressions = Array.from({ length: 1 + number(2) }, () => expression(depth - 1, true));
    return { ...list, Condition: quantifier, Expressions: expressions };
  }

  function expression(depth: number, isElement: boolean): Record<string, unknown> {
    const kind = random();
    if (depth > 0 && kind < 0.2) {
      const combinator = pick(combinators);
      seen(combinator);
      return { [combinator]: some(3, () => expression(depth - 1, isElement)) };
    }
    if (depth > 0 && kind < 0.35) return elements(depth, isElement);
    if (kind < 0.5 && !isElement) return comparison();
    if (kind < 0.54) {
      const constant = pick(["AlwaysTrue", "AlwaysFalse"]);
      seen(constant);
      return { Condition: constant };
    }
    return test(false, isElement);
  }

  function filter(depth: number): Record<string, unknown> {
    if (depth === 0 || chance(0.7)) return test(true, false);
    return { [pick(["All", "Any"])]: some(3, () => filter(depth - 1)) };
  }

  function title(): string {
    const pieces = [
      "plain {}",
      "a {text} b",
      "{user.name}",
      "{users[*].name}",
      "{users[1].level}",
      "{ flag }",
      "{no way}",
    ];
    const others = ["{missing}", "{user}", "{{text}}", "\"'\n\\", "née \u{1f600}".repeat(120), "{user.missing}"];
    return [pick(pieces), pick([...others, ...pieces]), ...some(2, () => pick([...others, ...pieces]))].join(" ");
  }

  const anyKey = () => key("any", false);
  return {
    logic: () => ({
      detection: Array.from({ length: 1 + number(2) }, () => expression(3, false)),
      ...(chance(0.5) ? { alertTitle: title() } : {}),
      ...(chance(0.5) ? { groupBy: some(3, anyKey) } : {}),
      ...(chance(0.5)
        ? {
            dynamicSeverities: some(3, () => ({
              ChangeTo: pick(["Info", "LOW", "High", "Critical"]),
              Conditions: some(2, () => expression(1, false)),
            })),
          }
        : {}),
      ...(chance(0.5)
        ? { alertContext: some(3, () => ({ KeyName: pick(["who", 'what "it" is']), KeyValue: anyKey() })) }
        : {}),
    }),
    filters: () => some(2, () => filter(2)),
    event() {
      const value = () => pick(values);
      const person = (): unknown =>
        chance(0.1)
          ? value()
          : { name: pick(texts), level: pick(scalars), ip: pick(addresses), roles: some(3, () => pick(scalars)) };
      const members: [string, () => unknown][] = [
        ["text", () => pick(texts)],
        ["number", () => pick(numbers)],
        ["flag", () => chance(0.5)],
        ["ip", () => pick(chance(0.5) ? addresses : oddities)],
        ["net", () => pick(chance(0.6) ? networks : oddities)],
        ["list", () => some(3, () => pick(scalars))],
        ["lists", () => some(3, () => (chance(0.2) ? value() : some(2, () => pick(texts))))],
        ["user", person],
        ["users", () => some(3, person)],
        [
          "p_enrichment",
          () => ({ "some table": { "user.ip": { tags: some(2, () => pick(texts)), score: number(3) } } }),
        ],
      ];
      const given = members.filter(() => chance(0.85));
      return Object.fromEntries(
        given.map(([name, make]) => [chance(0.9) ? name : name.toUpperCase(), chance(0.9) ? make() : value()]),
      );
    },
  };
}
