import {
  isVariableName,
  queryVariablesMax,
  queryVariableValuesMax,
  variableNameProblem,
} from "../data-lake-queries/query-variables.ts";
import type { DashboardVariable } from "./dashboard.ts";
import { apiPlace, type DashboardPlace, type DashboardProblem, type NamePlace } from "./dashboard-problem.ts";

const labelLengthMax = 60;
const valueLengthMax = 1_000;
const queryLengthMax = 50_000;

/** What is wrong with the variables: at most one problem of each. */
export function findVariableProblems(
  variables: readonly DashboardVariable[],
  nameOf: NamePlace = apiPlace,
): DashboardProblem[] {
  if (variables.length > queryVariablesMax)
    return [
      {
        at: ["variables"],
        message: `A dashboard has at most ${queryVariablesMax} variables, not ${variables.length}`,
      },
    ];
  const names = new Set<string>();
  return variables.flatMap((variable, index) => {
    const problem = variableProblem(variable, ["variables", index], names, nameOf);
    names.add(variable.name);
    return problem ?? [];
  });
}

function variableProblem(
  variable: DashboardVariable,
  at: DashboardPlace,
  names: ReadonlySet<string>,
  nameOf: NamePlace,
): DashboardProblem | undefined {
  const { name, label, defaultValues, kind } = variable;
  const whole = (message: string) => ({ at, message: `${nameOf(at)} ${message}` });
  const member = (key: string, message: string) => ({
    at: [...at, key],
    message: `${nameOf([...at, key])}${message}`,
  });
  if (!isVariableName(name)) return member("name", `: ${variableNameProblem(name)}`);
  if (names.has(name)) return member("name", ` is ${name}, as that of another variable`);
  if (label.trim().length > labelLengthMax) return member("label", ` has at most ${labelLengthMax} characters`);
  const values = kind === "LIST" ? [...variable.items, ...defaultValues] : defaultValues;
  if (values.some((value) => value === "" || value.length > valueLengthMax))
    return whole(`has a value that is empty or longer than ${valueLengthMax.toLocaleString("en")} characters`);
  const valuesMax = kind === "TEXT" || !variable.isMultiple ? 1 : queryVariableValuesMax;
  if (defaultValues.length > valuesMax) {
    const most = valuesMax.toLocaleString("en");
    return member("defaultValues", ` has ${defaultValues.length} values, and at most ${most} can be chosen`);
  }
  if (kind === "TEXT") return undefined;
  if (kind === "QUERY") {
    if (variable.text.trim() === "") return whole("has no query");
    return variable.text.length > queryLengthMax
      ? member("text", ` has at most ${queryLengthMax.toLocaleString("en")} characters`)
      : undefined;
  }
  if (variable.items.length === 0) return member("items", " is empty. Name at least one value.");
  if (variable.items.length > queryVariableValuesMax) {
    const most = queryVariableValuesMax.toLocaleString("en");
    return member("items", ` has ${variable.items.length} values. It can have at most ${most}.`);
  }
  const other = defaultValues.find((value) => !variable.items.includes(value));
  if (other === undefined) return undefined;
  return member("defaultValues", ` has ${other}, which is not among ${nameOf([...at, "items"])}`);
}
