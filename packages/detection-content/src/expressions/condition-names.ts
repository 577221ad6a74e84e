/** What stands beside the condition: nothing, one scalar of a kind, a list, or a marker that may be left out. */
export type OperandKind = "none" | "scalar" | "text" | "number" | "list" | "network" | "addresses" | "marker";

const positive = {
  Equals: "scalar",
  IEquals: "text",
  StartsWith: "text",
  IStartsWith: "text",
  EndsWith: "text",
  IEndsWith: "text",
  Contains: "scalar",
  IContains: "scalar",
  IsGreaterThan: "number",
  IsGreaterThanOrEquals: "number",
  IsGreaterThanOrEqual: "number",
  IsLessThan: "number",
  IsLessThanOrEquals: "number",
  IsLessThanOrEqual: "number",
  IsIn: "list",
  Exists: "none",
  IsNull: "none",
  IsNullOrEmpty: "none",
  IsIPAddress: "marker",
  IsIPv4Address: "marker",
  IsIPv6Address: "marker",
  IsIPAddressPublic: "marker",
  IsIPAddressPrivate: "marker",
  IsIPAddressInCIDR: "network",
  CIDRContainsIPAddresses: "addresses",
} as const satisfies Readonly<Record<string, OperandKind>>;

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
  return positive[plainCondition(name).plain];
}

/** A condition as the one that it is the opposite of, or as itself. */
export function plainCondition(name: ConditionName): { plain: PlainConditionName; isNegated: boolean } {
  const isNegated = Object.hasOwn(negative, name);
  const plain = isNegated ? negative[name as keyof typeof negative] : (name as PlainConditionName);
  return { plain, isNegated };
}
