import type { FlowDiagnostic } from "../diagnostics/flow-diagnostic.ts";
import { bindingDiagnostic } from "./binding-diagnostic.ts";

/** Says once of all tables that one place names (of a wildcard many) that they are read from their first day. */
export function unboundedWarning(tables: readonly string[], place: Pick<FlowDiagnostic, "start" | "end">) {
  return bindingDiagnostic("no_time_filter", place, [tables[0], tables.length - 1]);
}
