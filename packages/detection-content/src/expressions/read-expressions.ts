import { isMap, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import { checkKeys, type FieldReader, type Report } from "../yaml/read-fields.ts";
import { type ConditionName, conditionNamed, conditionNames, operandKindOf } from "./condition-names.ts";
import {
  type Combinator,
  combinators,
  type Expression,
  type Path,
  type Quantifier,
  quantifiers,
} from "./expression.ts";
import { allKeySpecifiers, type KeySpecifier, readPath } from "./read-key-specifier.ts";
import { readOperand } from "./read-operand.ts";

/** Which forms are allowed where the expression stands. */
interface Grammar {
  readonly keys: readonly KeySpecifier[];
  readonly combinators: readonly Combinator[];
  /** Inline filters know only tests of one value and combinations. */
  readonly isFilter: boolean;
  /** Within a list the key may be left out: the element itself. */
  readonly isElement: boolean;
}

const logic: Grammar = {
  keys: allKeySpecifiers,
  combinators,
  isFilter: false,
  isElement: false,
};
const filter: Grammar = {
  keys: ["KeyPath", "Enrichment"],
  combinators: ["All", "Any"],
  isFilter: true,
  isElement: false,
};

/** A list of expressions, all of which must hold. */
export const expressions: FieldReader<Expression[]> = (node, name, report) => readList(node, name, logic, report);

/** The same with the forms that inline filters may have. */
export const filterExpressions: FieldReader<Expression[]> = (node, name, report) =>
  readList(node, name, filter, report);

function readList(node: Node | null, name: string, grammar: Grammar, report: Report): Expression[] | undefined {
  if (!isSeq(node)) {
    report(`${name} must be a list of match expressions`, node);
    return undefined;
  }
  return (node.items as Node[]).flatMap((item) => readExpression(item, grammar, report) ?? []);
}

function readExpression(node: Node, grammar: Grammar, report: Report): Expression | undefined {
  if (!isMap(node)) {
    report("a match expression must be a mapping", node);
    return undefined;
  }
  const combinator = combinators.find((name) => node.has(name));
  if (combinator !== undefined) return readCombination(node, combinator, grammar, report);
  const condition = node.get("Condition", true);
  const name = isScalar(condition) ? String(condition.value) : undefined;
  if (name === undefined) {
    report(`a match expression needs Condition or one of ${grammar.combinators.join(", ")}`, node);
    return undefined;
  }
  if (name === "AlwaysTrue" || name === "AlwaysFalse")
    return readConstant(node, name === "AlwaysTrue", grammar, report);
  const quantifier = quantifiers.find((known) => known === name);
  if (quantifier !== undefined) return readElements(node, quantifier, grammar, report);
  const known = conditionNamed(name);
  if (known === undefined) {
    report(`the condition ${name} does not exist${nearest(name)}`, isScalar(condition) ? condition : node);
    return undefined;
  }
  return isComparison(node) ? readComparison(node, known, grammar, report) : readTest(node, known, grammar, report);
}

function nearest(name: string): string {
  const near = conditionNames.find((known) => known.toLowerCase() === name.toLowerCase());
  return near === undefined ? "" : `; did you mean ${near}?`;
}

function readCombination(
  map: YAMLMap,
  combinator: Combinator,
  grammar: Grammar,
  report: Report,
): Expression | undefined {
  checkKeys(map, [combinator], report);
  if (!grammar.combinators.includes(combinator)) {
    report(`${combinator} is not allowed here, only ${grammar.combinators.join(" and ")}`, map);
    return undefined;
  }
  const list = readList(map.get(combinator, true) as Node, combinator, grammar, report);
  return list === undefined ? undefined : { kind: "combination", combinator, expressions: list };
}

function readConstant(map: YAMLMap, value: boolean, grammar: Grammar, report: Report): Expression | undefined {
  checkKeys(map, ["Condition"], report);
  return isRefused(map, "AlwaysTrue and AlwaysFalse", grammar, report) ? undefined : { kind: "constant", value };
}

function isRefused(map: YAMLMap, form: string, grammar: Grammar, report: Report): boolean {
  if (grammar.isFilter) report(`an inline filter can't have ${form}`, map);
  return grammar.isFilter;
}

function readElements(map: YAMLMap, quantifier: Quantifier, grammar: Grammar, report: Report): Expression | undefined {
  checkKeys(map, [...allKeySpecifiers, "Condition", "Expressions"], report);
  if (isRefused(map, quantifier, grammar, report)) return undefined;
  const path = pathOf(map, grammar, report);
  const list = readList(map.get("Expressions", true) as Node, "Expressions", { ...grammar, isElement: true }, report);
  return path === undefined || list === undefined
    ? undefined
    : { kind: "elements", path, quantifier, expressions: list };
}

/** Two values of the event: `Values` with two places instead of values. */
function isComparison(map: YAMLMap): boolean {
  const values = map.get("Values", true);
  return isSeq(values) && values.items.some(isMap);
}

function readComparison(
  map: YAMLMap,
  condition: ConditionName,
  grammar: Grammar,
  report: Report,
): Expression | undefined {
  checkKeys(map, ["Condition", "Values"], report);
  if (isRefused(map, "two keys", grammar, report)) return undefined;
  if (["none", "marker"].includes(operandKindOf(condition))) {
    report(`${condition} does not compare two values`, map);
    return undefined;
  }
  const values = map.get("Values", true);
  const places = isSeq(values) ? (values.items as Node[]) : [];
  const paths = places.map((place) => (isMap(place) ? readPlace(place, grammar, report) : undefined));
  const [left, right, third] = paths;
  if (places.length !== 2) report("a comparison needs exactly two keys in Values", map);
  if (left === undefined || right === undefined || third !== undefined) return undefined;
  return { kind: "comparison", condition, left, right };
}

function readPlace(map: YAMLMap, grammar: Grammar, report: Report): Path | undefined {
  checkKeys(map, allKeySpecifiers, report);
  return pathOf(map, grammar, report);
}

function pathOf(map: YAMLMap, grammar: Grammar, report: Report): Path | undefined {
  if (grammar.isElement && !grammar.keys.some((key) => map.has(key))) return [];
  return readPath(map, grammar.keys, report);
}

function readTest(map: YAMLMap, condition: ConditionName, grammar: Grammar, report: Report): Expression | undefined {
  checkKeys(map, [...grammar.keys, "Condition", "Value", "Values"], report);
  const path = pathOf(map, grammar, report);
  const operand = readOperand(map, condition, report);
  return path === undefined ? undefined : { kind: "test", path, condition, operand };
}
