import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { compileAll } from "./compile-expression.ts";
import { expressions } from "./read-expressions.ts";

/** Whether the event meets the expressions, written as YAML. */
function meets(yaml: string, event: object): boolean {
  const problems: string[] = [];
  const read = expressions(parseDocument(yaml).contents, "Detection", (message) => problems.push(message));
  expect(problems).toEqual([]);
  return compileAll(read ?? [])(event);
}

const event = {
  name: "Console",
  n: 5,
  flag: false,
  nothing: null,
  empty: "",
  ip: "10.1.2.3",
  outside: "8.8.8.8",
  net: "192.168.0.0/16",
  tags: ["Red", "blue"],
  "dotted.key": 1,
  actor: { email: "ann@example.com", ids: [7, 8] },
  items: [
    { kind: "a", size: 1 },
    { kind: "b", size: 2 },
  ],
  none: [],
  p_enrichment: { geo: { "client.ip": { country: "NL" } } },
};

const cases: readonly (readonly [yaml: string, expected: boolean])[] = [
  ["Key: name, Condition: Equals, Value: Console", true],
  ["Key: name, Condition: Equals, Value: console", false],
  ["Key: NAME, Condition: IEquals, Value: cONSOLE", true],
  ['Key: n, Condition: Equals, Value: "5"', false],
  ["Key: n, Condition: Equals, Value: 5", true],
  ["Key: flag, Condition: Equals, Value: 0", false],
  ["Key: flag, Condition: Equals, Value: false", true],
  ["Key: absent, Condition: Equals, Value: x", false],
  ["Key: absent, Condition: DoesNotEqual, Value: x", true],
  ["Key: nothing, Condition: DoesNotStartWith, Value: x", true],
  ["Key: name, Condition: StartsWith, Value: Con", true],
  ["Key: name, Condition: IEndsWith, Value: SOLE", true],
  ["Key: name, Condition: DoesNotEndWith, Value: sole", false],
  ["Key: name, Condition: Contains, Value: nsol", true],
  ["Key: name, Condition: Has, Value: nsol", true],
  ["Key: tags, Condition: Contains, Value: Red", true],
  ["Key: tags, Condition: Contains, Value: red", false],
  ["Key: tags, Condition: IContains, Value: red", true],
  ["Key: tags, Condition: IDoesNotContain, Value: BLUE", false],
  ["KeyPath: actor.ids, Condition: Contains, Value: 8", true],
  ["Key: n, Condition: IsGreaterThan, Value: 4.5", true],
  ["Key: n, Condition: IsLessThanOrEquals, Value: 5", true],
  ["Key: n, Condition: IsGreaterThanOrEqual, Value: 6", false],
  ["Key: name, Condition: IsLessThan, Value: 5", false],
  ["Key: n, Condition: IsIn, Values: [4, 5]", true],
  ["Key: absent, Condition: IsNotIn, Values: [a]", true],
  ["Key: nothing, Condition: Exists", true],
  ["Key: nothing, Condition: DoesNotExist", false],
  ["Key: absent, Condition: IsNull", true],
  ["Key: nothing, Condition: IsNotNull", false],
  ["Key: empty, Condition: IsNullOrEmpty", true],
  ["Key: none, Condition: IsNullOrEmpty", true],
  ["Key: flag, Condition: IsNullOrEmpty", true],
  ["Key: actor, Condition: IsNotNullOrEmpty", true],
  ["Key: ip, Condition: IsIPAddress", true],
  ["Key: ip, Condition: IsIPv6Address, Value: true", false],
  ["Key: ip, Condition: IsIPAddressPrivate", true],
  ["Key: outside, Condition: IsIPAddressPublic", true],
  ["Key: name, Condition: IsIPAddressPublic", false],
  ["Key: ip, Condition: IsIPAddressInCIDR, Value: 10.0.0.0/8", true],
  ["Key: outside, Condition: IsIPAddressNotInCIDR, Value: 10.0.0.0/8", true],
  ["Key: net, Condition: CIDRContainsIPAddresses, Values: [192.168.3.4, 192.168.9.9]", true],
  ["Key: net, Condition: CIDRDoesNotContainIPAddresses, Value: 10.0.0.1", true],
  ["Key: dotted.key, Condition: Equals, Value: 1", true],
  ["DeepKey: [actor, ids, 1], Condition: Equals, Value: 8", true],
  ["KeyPath: 'items[1].kind', Condition: Equals, Value: b", true],
  ["KeyPath: 'items[*].size', Condition: Equals, Value: 2", true],
  ["KeyPath: 'items[*].size', Condition: Equals, Value: 3", false],
  ["KeyPath: actor.email.domain, Condition: Exists", false],
  ["Enrichment: {Table: geo, Selector: client.ip, FieldPath: country}, Condition: Equals, Value: NL", true],
  ["Condition: Equals, Values: [{Key: name}, {KeyPath: actor.email}]", false],
  ["Condition: IsGreaterThan, Values: [{Key: n}, {KeyPath: 'items[1].size'}]", true],
  ["Condition: DoesNotEqual, Values: [{Key: n}, {Key: absent}]", true],
  ["Condition: AlwaysTrue", true],
  ["Condition: AlwaysFalse", false],
  ["All: []", true],
  ["Any: []", false],
  ["None: [{Condition: AlwaysFalse}, {Condition: AlwaysTrue}]", false],
  ["OnlyOne: [{Condition: AlwaysTrue}, {Condition: AlwaysFalse}, {Condition: AlwaysFalse}]", true],
  ["OnlyOne: [{Condition: AlwaysTrue}, {Condition: AlwaysTrue}]", false],
  ["Any: [{Condition: AlwaysFalse}, {All: [{Key: n, Condition: Exists}]}]", true],
];

test.each(cases)("{%s} is %s", (yaml, expected) => {
  expect(meets(`[{${yaml}}]`, event)).toBe(expected);
});

const both = "[{Key: kind, Condition: Equals, Value: a}, {Key: size, Condition: Equals, Value: 2}]";
const anyKind = "[{Key: kind, Condition: Exists}]";
const lists: readonly (readonly [yaml: string, expected: boolean])[] = [
  [`Key: items, Condition: AnyElement, Expressions: ${both}`, false],
  [`Key: items, Condition: NoElement, Expressions: ${both}`, true],
  [`Key: items, Condition: AllElements, Expressions: ${anyKind}`, true],
  [`Key: items, Condition: OnlyOneElement, Expressions: ${anyKind}`, false],
  [`Key: absent, Condition: AnyElement, Expressions: ${anyKind}`, false],
  [`Key: absent, Condition: AllElements, Expressions: ${anyKind}`, false],
  [`Key: absent, Condition: NoElement, Expressions: ${anyKind}`, true],
  [`Key: none, Condition: AllElements, Expressions: ${anyKind}`, true],
  ["Key: tags, Condition: AnyElement, Expressions: [{Condition: StartsWith, Value: bl}]", true],
];

test.each(lists)("holds an element to all expressions at once: {%s} is %s", (yaml, expected) => {
  expect(meets(`[{${yaml}}]`, event)).toBe(expected);
});

test("wants all of the expressions", () => {
  expect(meets("[{Key: n, Condition: Exists}, {Condition: AlwaysFalse}]", event)).toBe(false);
});
