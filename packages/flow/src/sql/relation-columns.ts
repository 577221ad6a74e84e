import type { Relation } from "../plan/plan.ts";
import type { FlowType } from "../types/flow-type.ts";
import type { Needs } from "./needs.ts";

export function typesOf(relation: Relation): ReadonlyMap<string, FlowType> {
  return new Map(relation.columns.map(({ name, type }) => [name, type]));
}

export function everythingOf(relation: Relation): Needs {
  return new Map(relation.columns.map(({ name }) => [name, "whole"]));
}
