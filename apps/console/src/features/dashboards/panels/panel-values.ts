import {
  type ChosenValues,
  type DashboardPanel,
  type DashboardVariable,
  namesVariable,
  needsChoice,
  type QueryPanel,
  type QueryVariables,
  variablesOf,
} from "@pharos/domain";

/** The variables of a dashboard, and what was chosen of each. */
export interface PanelValues {
  readonly variables: readonly DashboardVariable[];
  readonly chosen: ChosenValues;
}

export const variableTitle = ({ label, name }: DashboardVariable): string => label || name;

type Asking = Pick<QueryPanel, "text" | "language">;

/** The values of the variables that a query names, or the title of the first one that still needs a value. */
export function valuesFor(
  panel: Asking,
  { variables, chosen }: PanelValues,
): { readonly variables: QueryVariables | undefined; readonly missing?: string } {
  const named = variables.filter(({ name }) => namesVariable(panel.text, panel.language, name));
  const missing = named.find((variable) => needsChoice(variable, chosen));
  if (missing) return { variables: undefined, missing: variableTitle(missing) };
  return { variables: variablesOf(panel, named, chosen) };
}

/** Returns true if the query of a panel names the variable. */
export function isUsed({ name }: Pick<DashboardVariable, "name">, panels: readonly DashboardPanel[]): boolean {
  return panels.some((panel) => panel.kind === "QUERY" && namesVariable(panel.text, panel.language, name));
}
