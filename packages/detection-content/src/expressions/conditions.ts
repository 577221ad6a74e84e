import { isDeepStrictEqual } from "node:util";
import { type ConditionName, type PlainConditionName, plainCondition } from "./condition-names.ts";
import { contains, isPrivateAddress, isPublicAddress, parseIpAddress, parseNetwork } from "./ip-address.ts";

/** Tells of an event's value, undefined where it is absent. */
export type Predicate = (value: unknown) => boolean;

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

/** Each bears any operand: in a comparison of two fields it comes from the event. */
const compilers: Readonly<Record<PlainConditionName, (operand: unknown) => Predicate>> = {
  Equals: equals,
  IEquals: ignoringCase(equals),
  StartsWith: startsWith,
  IStartsWith: ignoringCase(startsWith),
  EndsWith: endsWith,
  IEndsWith: ignoringCase(endsWith),
  Contains: containing,
  IContains: ignoringCase(containing),
  IsGreaterThan: numberTest((value, operand) => value > operand),
  IsGreaterThanOrEquals: atLeast,
  IsGreaterThanOrEqual: atLeast,
  IsLessThan: numberTest((value, operand) => value < operand),
  IsLessThanOrEquals: atMost,
  IsLessThanOrEqual: atMost,
  IsIn: isIn,
  Exists: () => (value) => value !== undefined,
  IsNull: () => (value) => value === undefined || value === null,
  IsNullOrEmpty: () => isNullOrEmpty,
  IsIPAddress: addressTest(() => true),
  IsIPv4Address: addressTest(({ version }) => version === 4),
  IsIPv6Address: addressTest(({ version }) => version === 6),
  IsIPAddressPublic: addressTest(isPublicAddress),
  IsIPAddressPrivate: addressTest(isPrivateAddress),
  IsIPAddressInCIDR: isInNetwork,
  CIDRContainsIPAddresses: networkContaining,
};

export function compileCondition(name: ConditionName, operand: unknown): Predicate {
  const { plain, isNegated } = plainCondition(name);
  const test = compilers[plain](operand);
  return isNegated ? (value) => !test(value) : test;
}
