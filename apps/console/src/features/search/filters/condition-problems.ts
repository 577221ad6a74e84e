import type { FilterFieldKind } from "@pharos/domain";
import type { Operator } from "./condition.ts";

/** What is wrong with each part of a condition's form (specification 2 §5). */
export interface ConditionProblems {
  readonly key?: string;
  readonly value?: string;
  /** Of the second value of a range. */
  readonly second?: string;
}

const required = "This field is required";
const addressRange = /^[0-9a-f:.]+(\/\d{1,3})?$/i;
const timeSpan = /^\s*(\d+(\.\d*)?|\.\d+)\s*[a-z]+\s*$/i;

export function conditionProblems(
  key: string,
  texts: readonly string[],
  operator: Operator,
  kind: FilterFieldKind,
): ConditionProblems {
  const ofKey = operator.isOfRow || key.trim() !== "" ? {} : { key: required };
  return { ...ofKey, ...valueProblems(texts, operator, kind) };
}

function valueProblems(texts: readonly string[], operator: Operator, kind: FilterFieldKind): ConditionProblems {
  const given = texts.map((text) => text.trim());
  const filled = given.filter((text) => text !== "");
  const isNumeric = kind === "number" && !operator.isOfRow;
  const wrong = filled.find((text) => isNumeric && !Number.isFinite(Number(text)));
  switch (operator.takes) {
    case "nothing":
      return {};
    case "list":
      if (filled.length === 0) return { value: "At least one value is required" };
      return wrong === undefined
        ? {}
        : { value: `This field + operator requires a list of numbers, and “${wrong}” is none` };
    case "pair": {
      const noun = isNumeric ? "numbers" : "values";
      if (filled.length < 2) return { second: `Both ${noun} are required` };
      if (wrong !== undefined) return { second: `This field + operator requires two numbers, and “${wrong}” is none` };
      return given[0] === given[1] ? { second: `${isNumeric ? "Numbers" : "Values"} must be different` } : {};
    }
    case "value":
      if (filled.length === 0) return { value: required };
      return typeProblem(filled[0] ?? "", operator, kind);
  }
}

function typeProblem(text: string, { id, isOfRow }: Operator, kind: FilterFieldKind): ConditionProblems {
  const requires = (what: string) => ({ value: `This field + operator requires ${what}` });
  if (id.endsWith("WITHIN_CIDR") && !addressRange.test(text)) return requires("an IP address or CIDR");
  if (id === "SINCE" && !timeSpan.test(text)) return requires("a time span such as 90m, 12h or 7d");
  if (isOfRow) return {};
  if (kind === "number" && !Number.isFinite(Number(text))) return requires("a number");
  if (kind === "boolean" && text !== "true" && text !== "false") return requires("true or false");
  return {};
}
