import { everyElement, type Path, type PathStep, type Scalar } from "../expressions/expression.ts";

/** JSON's escapes are Python's as well. */
export function literal(value: Scalar | readonly Scalar[]): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return String(value);
  return `[${value.map(literal).join(", ")}]`;
}

export function stepText(step: PathStep): string {
  return step === everyElement ? "EACH" : literal(step);
}

const keywords =
  `False None True and as assert async await break class continue def del elif else except finally for from
  global if import in is lambda nonlocal not or pass raise return try while with yield match case`.split(/\s+/);
const builtins = "any all isinstance len list dict str int float bool type id set".split(" ");

/** Names for the variables of one module, none of them given twice in one function. */
export function createVariableNames(taken: Iterable<string>): (wanted: string) => string {
  const used = new Set([...taken, ...keywords, ...builtins]);
  return (wanted) => {
    let name = wanted;
    for (let number = 2; used.has(name); number += 1) name = `${wanted}_${number}`;
    used.add(name);
    return name;
  };
}

/** The last member's name as Python would spell it: `userIdentity.accountId` → `account_id`. */
export function variableOf(path: Path, otherwise: string): string {
  const member = path.findLast((step) => typeof step === "string") ?? "";
  const words = member.replace(/([a-z0-9])([A-Z])/g, "$1_$2").replace(/[^A-Za-z0-9]+/g, "_");
  const name = words.replace(/^[_0-9]+|_+$/g, "").toLowerCase();
  return name === "" ? otherwise : name;
}

/** One of them: `targets` → `target`. */
export function elementOf(path: Path): string {
  const name = variableOf(path, "element");
  return /[^s]s$/.test(name) && name.length > 3 ? name.slice(0, -1) : "element";
}
