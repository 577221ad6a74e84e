import {
  type ConditionPath,
  type MatchCondition,
  type ValueKind,
  type ValueTest,
  valueKinds,
} from "@pharos/detection-content";

/** The condition in words: `userIdentity.type is "Root"`, `eventName is one of "StopLogging", "DeleteTrail"`. */
export function describeCondition(condition: MatchCondition): string {
  if ("all" in condition) return joined(condition.all, " and ", "always");
  if ("any" in condition) return joined(withoutSides(condition.any), " or ", "never");
  return `${pathText(condition.path)} ${describeTest(condition)}`;
}

/** `"x" in value` searches texts, lists and objects: it is said once, as what it means for a text. */
function withoutSides(parts: readonly MatchCondition[]): readonly MatchCondition[] {
  const searched = parts.flatMap((part) => ("op" in part && part.op === "contains" && !part.negated ? [part] : []));
  const isSide = (part: MatchCondition) =>
    "op" in part && searched.some((search) => part !== search && isSideOf(part, search));
  return searched.length === 0 ? parts : parts.filter((part) => !isSide(part));
}

function isSideOf({ path, op, values, negated }: ValueTest, search: ValueTest): boolean {
  const isSame = path.slice(0, search.path.length).join("\0") === search.path.join("\0");
  if (!isSame) return false;
  if (op === "has") return !negated && values.every((value) => search.values.includes(value));
  const isMember = path.length === search.path.length + 1 && search.values.includes(path.at(-1) ?? "");
  return isMember && op === "kind" && !values.includes("missing");
}

function joined(parts: readonly MatchCondition[], word: string, none: string): string {
  if (parts.length === 0) return none;
  return parts
    .map((part) =>
      ("all" in part || "any" in part) && parts.length > 1 ? `(${describeCondition(part)})` : describeCondition(part),
    )
    .join(word);
}

function pathText(path: ConditionPath): string {
  if (path.length === 0) return "the event";
  const steps = path.map((step) => (typeof step === "string" ? `.${step}` : `[${step ?? "*"}]`));
  return steps.join("").replace(/^\./, "");
}

function describeTest({ op, values, fold, negated = false }: ValueTest): string {
  const constants = values.map((value) => JSON.stringify(value)).join(", ");
  const isOne = values.length === 1;
  const ending = fold === undefined ? "" : " in any capitalisation";
  const not = (plain: string, opposite: string) => (negated ? opposite : plain);
  switch (op) {
    case "kind":
      return describeKinds(valueKinds.filter((kind) => values.includes(kind) !== negated));
    case "truthy":
      return not("is neither empty nor zero", "is missing, empty or zero");
    case "equals":
      return `${isOne ? not("is", "is not") : not("is one of", "is none of")} ${constants}${ending}`;
    case "startsWith":
      return `${not("starts with", "does not start with")} ${anyOf(isOne, constants)}${ending}`;
    case "endsWith":
      return `${not("ends with", "does not end with")} ${anyOf(isOne, constants)}${ending}`;
    case "contains":
      return `${not("contains", "does not contain")} ${anyOf(isOne, constants)}${ending}`;
    case "has":
      return `${not("has the element", "has no element")} ${anyOf(isOne, constants)}`;
    case "above":
      return `${not("is above", "is not above")} ${constants}`;
    case "atLeast":
      return `${not("is at least", "is not at least")} ${constants}`;
    case "below":
      return `${not("is below", "is not below")} ${constants}`;
    case "atMost":
      return `${not("is at most", "is not at most")} ${constants}`;
  }
}

function anyOf(isOne: boolean, constants: string): string {
  return isOne ? constants : `one of ${constants}`;
}

const kindNames: Readonly<Record<ValueKind, string>> = {
  missing: "missing",
  null: "null",
  boolean: "true or false",
  number: "a number",
  text: "a text",
  list: "a list",
  object: "an object",
};

/** Rules raise for kinds that they do not expect, so that most sets of kinds are all but a few. */
function describeKinds(kinds: readonly ValueKind[]): string {
  const others = valueKinds.filter((kind) => !kinds.includes(kind));
  if (others.length === 1 && others[0] === "missing") return "is present";
  if (kinds.length <= others.length) return `is ${kinds.map((kind) => kindNames[kind]).join(" or ")}`;
  const names = others.filter((kind) => kind !== "missing").map((kind) => kindNames[kind]);
  return `is ${others.includes("missing") ? "present, but " : ""}not ${names.join(" or ")}`;
}
