import { invalidInput } from "@pharos/domain";
import { findColumn } from "../bind/bind-name.ts";
import type { Relation } from "../plan/relation.ts";
import { type FilterOperator, filterOperators } from "./filter-operators.ts";
import { flowLiteral, flowPath } from "./flow-literals.ts";

/** A condition of the search form. */
export interface FilterCondition {
  /** A column or a path below one: `userIdentity.type`, `resources[0].ARN`. Empty where the whole row is meant. */
  readonly key: string;
  readonly operator: string;
  readonly value?: unknown;
}

/** Any of the groups, each all of its conditions. */
export interface FilterGroups {
  readonly ors: readonly { readonly ands: readonly FilterCondition[] }[];
}

/**
 * The conditions as a `where` of PharosFlow; undefined where there is nothing to hold. `relation` tells which columns
 * are lists: of those any element will do.
 * @throws input.invalid names the condition and what it needs
 */
export function flowOfFilters({ ors }: FilterGroups, relation: Relation): string | undefined {
  const groups = ors.map(({ ands }) => ands.map((condition) => flowOfCondition(condition, relation)));
  const filled = groups.filter((conditions) => conditions.length > 0);
  if (filled.length === 0) return undefined;
  const alternatives = filled.map((conditions) => conditions.join(" and "));
  return `where ${alternatives.length === 1 ? alternatives[0] : alternatives.map((text) => `(${text})`).join("\n  or ")}`;
}

function flowOfCondition(condition: FilterCondition, relation: Relation): string {
  const operator: FilterOperator | undefined = filterOperators[condition.operator];
  if (operator === undefined) {
    throw invalidInput(
      `There is no operator ${condition.operator}; there are ${Object.keys(filterOperators).join(", ")}`,
    );
  }
  const values = valuesOf(condition, operator);
  if (operator.ofRow) return operator.flow("", values);
  const path = flowPath(condition.key);
  const column = findColumn(relation, condition.key.split(/[.[]/)[0] ?? "");
  const isList = column?.type.kind === "array" && column.name.toLowerCase() === condition.key.toLowerCase();
  const holds = (on: string) => {
    const text = operator.flow(on, values);
    // What is unknown because the field is absent does not hold; so its opposite does.
    return operator.isOpposite ? `not (coalesce(${text}, false))` : text;
  };
  if (!isList || operator.ofWhole) return holds(path);
  const text = `arrays.any(${path}, fn (x) { coalesce(${operator.flow("x", values)}, false) })`;
  return operator.isOpposite ? `not (${text})` : text;
}

function valuesOf({ key, operator, value }: FilterCondition, { values }: FilterOperator): string[] {
  const given = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
  const where = key === "" ? operator : `${operator} on ${key}`;
  if (values === "list" ? given.length === 0 : given.length !== values) {
    const wanted = values === "list" ? "at least one value" : ["no value", "one value", "two values"][values];
    throw invalidInput(`The filter ${where} needs ${wanted}`);
  }
  return given.map((one) => {
    const text = flowLiteral(one);
    if (text === undefined) throw invalidInput(`The filter ${where} cannot take ${JSON.stringify(one)}`);
    return text;
  });
}
