import {
  isVariableName,
  queryVariablesMax,
  queryVariableValuesMax,
  variableNameProblem,
} from "../data-lake-queries/query-variables.ts";
import { type DashboardVariable, dashboardInvalid } from "./dashboard.ts";

const labelLengthMax = 60;
const valueLengthMax = 1_000;
const queryLengthMax = 50_000;

/** The variables as they are kept: labels without spaces around them. @throws dashboardInvalid */
export function checkVariables(variables: readonly DashboardVariable[]): DashboardVariable[] {
  if (variables.length > queryVariablesMax)
    throw dashboardInvalid(`A dashboard has at most ${queryVariablesMax} variables, not ${variables.length}`);
  const names = new Set<string>();
  return variables.map((variable, index) => {
    const where = `variables[${index}]`;
    const problem = variableProblem(variable, names);
    if (problem !== undefined) throw dashboardInvalid(`${where}${problem}`);
    names.add(variable.name);
    return { ...variable, label: variable.label.trim() };
  });
}

/** What is wrong, behind the variable's place in the dashboard. */
function variableProblem(variable: DashboardVariable, names: ReadonlySet<string>): string | undefined {
  const { name, label, defaultValues, kind } = variable;
  if (!isVariableName(name)) return `.name: ${variableNameProblem(name)}`;
  if (names.has(name)) return `.name is ${name}, as that of another variable`;
  if (label.trim().length > labelLengthMax) return `.label has at most ${labelLengthMax} characters`;
  const values = kind === "LIST" ? [...variable.items, ...defaultValues] : defaultValues;
  if (values.some((value) => value === "" || value.length > valueLengthMax))
    return ` has a value that is empty or longer than ${valueLengthMax.toLocaleString("en")} characters`;
  const valuesMax = kind === "TEXT" || !variable.isMultiple ? 1 : queryVariableValuesMax;
  if (defaultValues.length > valuesMax)
    return `.defaultValues has ${defaultValues.length} values, and at most ${valuesMax.toLocaleString("en")} can be chosen`;
  if (kind === "TEXT") return undefined;
  if (kind === "QUERY") {
    if (variable.text.trim() === "") return " has no query";
    return variable.text.length > queryLengthMax
      ? `.text has at most ${queryLengthMax.toLocaleString("en")} characters`
      : undefined;
  }
  if (variable.items.length === 0) return ".items is empty. Name at least one value.";
  if (variable.items.length > queryVariableValuesMax)
    return `.items has ${variable.items.length} values. It can have at most ${queryVariableValuesMax.toLocaleString("en")}.`;
  const other = defaultValues.find((value) => !variable.items.includes(value));
  return other === undefined ? undefined : `.defaultValues has ${other}, which is not among items`;
}
