import { isDeepStrictEqual } from "node:util";
import { contains, isPrivateAddress, isPublicAddress, parseIpAddress, parseNetwork } from "./ip-address.ts";

/** Tells of an event's value, undefined where it is absent. */
export type Predicate = (value: unknown) => boolean;

/** What stands beside the condition: nothing, one scalar of a kind, a list, or a marker that may be left out. */
export type OperandKind = "none" | "scalar" | "text" | "number" | "list" | "network" | "addresses" | "marker";

interface Condition {
  readonly operand: OperandKind;
  /** Any operand must be borne: in a comparison of two fields it comes from the event. */
  readonly compile: (operand: unknown) => Predicate;
}

const never: Predicate = () => false;
const lowerText = (value: unknown): unknown => (typeof value === "string" ? value.toLowerCase() : value);
/** Text, and the texts of a list, in small letters. */
const lower = (value: unknown): unknown => (Array.isArray(value) ? value.map(lowerText) : lowerText(value));

function equals(operand: unknown): Predicate {
  if (operand === null || operand === undefined) return never;
  return typeof operand === "object" ? (value) => isDeepStrictEqual(value, operand) : (value) => value === operand;
}

/** A test of one text against another. */
function textTest(test: (value: string, operand: string) => boolean): (operand: unknown) => Predicate {
  return (operand) =>
    typeof operand === "string" ? (value) => typeof value === "string" && test(value, operand) : never;
}

function numberTest(test: (value: number, operand: number) => boolean): (operand: unknown) => Predicate {
  return (operand) =>
    typeof operand === "number" ? (value) => typeof value === "number" && test(value, operand) : never;
}

/** A part of a text, or an element of a list. */
function containing(operand: unknown): Predicate {
  const isEqual = equals(operand);
  return (value) => {
    if (typeof value === "string") return typeof operand === "string" && value.includes(operand);
    return Array.isArray(value) && value.some(isEqual);
  };
}

/** The same without regard to capitals. */
function ignoringCase(compile: (operand: unknown) => Predicate): (operand: unknown) => Predicate {
  return (operand) => {
    const test = compile(lower(operand));
    return (value) => test(lower(value));
  };
}

function isIn(operand: unknown): Predicate {
  const members: unknown[] = Array.isArray(operand) ? operand : [];
  const scalars = new Set(members);
  return (value) => {
    if (value === undefined || value === null) return false;
    return typeof value === "object" ? members.some(equals(value)) : scalars.has(value);
  };
}

function isInNetwork(operand: unknown): Predicate {
  const network = parseNetwork(operand);
  if (network === undefined) return never;
  return (value) => {
    const address = parseIpAddress(value);
    return address !== undefined && contains(network, address);
  };
}

function networkContaining(operand: unknown): Predicate {
  const addresses = (Array.isArray(operand) ? operand : [operand]).map(parseIpAddress);
  return (value) => {
    const network = parseNetwork(value);
    return network !== undefined && addresses.every((address) => address !== undefined && contains(network, address));
  };
}

function addressTest(test: (address: NonNullable<ReturnType<typeof parseIpAddress>>) => boolean): () => Predicate {
  return () => (value) => {
    const address = parseIpAddress(value);
    return address !== undefined && test(address);
  };
}

function isNullOrEmpty(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return !value;
  return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
}

const startsWith = textTest((value, operand) => value.startsWith(operand));
const endsWith = textTest((value, operand) => value.endsWith(operand));
const atLeast = numberTest((value, operand) => value >= operand);
const atMost = numberTest((value, operand) => value <= operand);

const positive = {
  Equals: { operand: "scalar", compile: equals },
  IEquals: { operand: "text", compile: ignoringCase(equals) },
  StartsWith: { operand: "text", compile: startsWith },
  IStartsWith: { operand: "text", compile: ignoringCase(startsWith) },
  EndsWith: { operand: "text", compile: endsWith },
  IEndsWith: { operand: "text", compile: ignoringCase(endsWith) },
  Contains: { operand: "scalar", compile: containing },
  IContains: { operand: "scalar", compile: ignoringCase(containing) },
  IsGreaterThan: { operand: "number", compile: numberTest((value, operand) => value > operand) },
  IsGreaterThanOrEquals: { operand: "number", compile: atLeast },
  IsGreaterThanOrEqual: { operand: "number", compile: atLeast },
  IsLessThan: { operand: "number", compile: numberTest((value, operand) => value < operand) },
  IsLessThanOrEquals: { operand: "number", compile: atMost },
  IsLessThanOrEqual: { operand: "number", compile: atMost },
  IsIn: { operand: "list", compile: isIn },
  Exists: { operand: "none", compile: () => (value) => value !== undefined },
  IsNull: { operand: "none", compile: () => (value) => value === undefined || value === null },
  IsNullOrEmpty: { operand: "none", compile: () => isNullOrEmpty },
  IsIPAddress: { operand: "marker", compile: addressTest(() => true) },
  IsIPv4Address: { operand: "marker", compile: addressTest(({ version }) => version === 4) },
  IsIPv6Address: { operand: "marker", compile: addressTest(({ version }) => version === 6) },
  IsIPAddressPublic: { operand: "marker", compile: addressTest(isPublicAddress) },
  IsIPAddressPrivate: { operand: "marker", compile: addressTest(isPrivateAddress) },
  IsIPAddressInCIDR: { operand: "network", compile: isInNetwork },
  CIDRContainsIPAddresses: { operand: "addresses", compile: networkContaining },
} as const satisfies Readonly<Record<string, Condition>>;

/** Each is the opposite of another, so that it holds for an absent value. */
const negative = {
  DoesNotEqual: "Equals",
  IDoesNotEqual: "IEquals",
  DoesNotStartWith: "StartsWith",
  IDoesNotStartWith: "IStartsWith",
  DoesNotEndWith: "EndsWith",
  IDoesNotEndWith: "IEndsWith",
  DoesNotContain: "Contains",
  IDoesNotContain: "IContains",
  IsNotIn: "IsIn",
  DoesNotExist: "Exists",
  IsNotNull: "IsNull",
  IsNotNullOrEmpty: "IsNullOrEmpty",
  IsIPAddressNotInCIDR: "IsIPAddressInCIDR",
  CIDRDoesNotContainIPAddresses: "CIDRContainsIPAddresses",
} as const satisfies Readonly<Record<string, keyof typeof positive>>;

/** Names of older days. */
const renamed = { Has: "Contains", DoesNotHave: "DoesNotContain" } as const;

export type PlainConditionName = keyof typeof positive;
export type ConditionName = PlainConditionName | keyof typeof negative;

export const conditionNames = [...Object.keys(positive), ...Object.keys(negative)];

/** The condition of this name, also of an older one; undefined where there is none. */
export function conditionNamed(name: string): ConditionName | undefined {
  if (Object.hasOwn(renamed, name)) return renamed[name as keyof typeof renamed];
  const isKnown = Object.hasOwn(positive, name) || Object.hasOwn(negative, name);
  return isKnown ? (name as ConditionName) : undefined;
}

export function operandKindOf(name: ConditionName): OperandKind {
  return positive[plainCondition(name).plain].operand;
}

export function compileCondition(name: ConditionName, operand: unknown): Predicate {
  const { plain, isNegated } = plainCondition(name);
  const test = positive[plain].compile(operand);
  return isNegated ? (value) => !test(value) : test;
}

/** A condition as the one that it is the opposite of, or as itself. */
export function plainCondition(name: ConditionName): { plain: PlainConditionName; isNegated: boolean } {
  const isNegated = Object.hasOwn(negative, name);
  const plain = isNegated ? negative[name as keyof typeof negative] : (name as PlainConditionName);
  return { plain, isNegated };
}
