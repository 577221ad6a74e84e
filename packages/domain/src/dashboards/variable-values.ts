import { isVariableName, type QueryVariables } from "../data-lake-queries/query-variables.ts";
import type { DashboardVariable, QueryPanel } from "./dashboard.ts";

/** What was chosen of each variable, by name; absent: nothing was said. */
export type ChosenValues = Readonly<Record<string, readonly string[] | undefined>>;

/** The chosen values, else those that the dashboard opens with. */
export function chosenValues(variable: DashboardVariable, chosen: ChosenValues): readonly string[] {
  const said = Object.hasOwn(chosen, variable.name) ? chosen[variable.name] : undefined;
  const values = said ?? variable.defaultValues;
  if (variable.kind === "LIST" && values.length === 0 && !variable.hasAll) return variable.items.slice(0, 1);
  return isMultiple(variable) ? values : values.slice(0, 1);
}

/** Whether a value has to be chosen before a query can use it. */
export function needsChoice(variable: DashboardVariable, chosen: ChosenValues): boolean {
  return variable.kind === "QUERY" && !variable.hasAll && chosenValues(variable, chosen).length === 0;
}

/** The variables that a query may name, with their values. Those that it does not name would only part its cached runs. */
export function variablesOf(
  { text, language }: Pick<QueryPanel, "text" | "language">,
  variables: readonly DashboardVariable[],
  chosen: ChosenValues,
): QueryVariables {
  const named = variables.filter(({ name }) => namesVariable(text, language, name));
  return allValues(named, chosen);
}

/** The value of each variable. */
export function allValues(variables: readonly DashboardVariable[], chosen: ChosenValues): QueryVariables {
  return Object.fromEntries(
    variables.map((variable) => {
      const values = chosenValues(variable, chosen);
      return [variable.name, isMultiple(variable) ? values : (values[0] ?? "")];
    }),
  );
}

/** True also where the name stands in a string or a comment: the language's own binder knows better. */
export function namesVariable(text: string, language: QueryPanel["language"], name: string): boolean {
  // While it is written a name may be anything, and is no pattern.
  if (!isVariableName(name)) return false;
  const isFlow = language === "pharosflow" || /--\s?pragma:\s?(pharos|panther)flow\b/i.test(text);
  return new RegExp(isFlow ? `\\$${name}(?![\\w$])` : `\\{\\s*${name}\\b`).test(text);
}

function isMultiple(variable: DashboardVariable): boolean {
  return variable.kind !== "TEXT" && variable.isMultiple;
}
