import { invalidInput } from "../errors/access-errors.ts";

/**
 * Values that a query names: `$name` in PharosFlow, `{name:String}` or `{name:Array(String)}` in SQL. Each language binds
 * them as texts or lists of texts; they are never part of the query's own text.
 */
export type QueryVariables = Readonly<Record<string, string | readonly string[]>>;

export const queryVariablesMax = 20;
/** Of one variable. */
export const queryVariableValuesMax = 1_000;
const valueLengthMax = 1_000;
const totalLengthMax = 64 * 1024;

export function isVariableName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(name) && name !== "left" && name !== "right";
}

/** In the order of their names, so that the same values are written alike. @throws input.invalid */
export function checkQueryVariables(given: readonly (readonly [string, string | readonly string[]])[]): QueryVariables {
  if (given.length > queryVariablesMax)
    throw invalidInput(`A query has at most ${queryVariablesMax} variables, not ${given.length}`);
  const checked = new Map<string, string | readonly string[]>();
  let length = 0;
  for (const [name, value] of given) {
    if (!isVariableName(name)) throw invalidInput(variableNameProblem(name));
    if (checked.has(name)) throw invalidInput(`The variable ${name} is given twice`);
    const values = typeof value === "string" ? [value] : value;
    if (values.length > queryVariableValuesMax)
      throw invalidInput(`The variable ${name} has ${values.length} values. It can have at most 1,000.`);
    if (values.some((one) => one.length > valueLengthMax))
      throw invalidInput(`A value of the variable ${name} has more than 1,000 characters`);
    length += values.reduce((sum, one) => sum + one.length, 0);
    checked.set(name, value);
  }
  if (length > totalLengthMax)
    throw invalidInput(`The values of all variables have at most ${totalLengthMax.toLocaleString("en")} characters`);
  return Object.fromEntries([...checked].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function variableNameProblem(name: string): string {
  return `${JSON.stringify(name)} cannot be the name of a variable. Use a letter and up to 39 letters, digits or _, and neither left nor right.`;
}
