import type { QueryVariables } from "@pharos/domain";

/** The values of variables as the API takes them. */
export function variableInputs(variables: QueryVariables) {
  return Object.entries(variables).map(([name, value]) =>
    typeof value === "string" ? { name, value } : { name, values: [...value] },
  );
}
