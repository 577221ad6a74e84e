import type { DashboardVariable, QueryPanel } from "@pharos/domain";

/** How a query names the variable. */
export function variableSpelling(variable: DashboardVariable, language: QueryPanel["language"]): string {
  const { name, kind } = variable;
  if (language === "pharosflow") return `$${name}`;
  return `{${name}:${kind !== "TEXT" && variable.isMultiple ? "Array(String)" : "String"}}`;
}
