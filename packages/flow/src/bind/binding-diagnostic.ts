import type { FlowDiagnostic, FlowFix } from "../diagnostics/flow-diagnostic.ts";
import { type BindingCode, bindingMessages } from "../diagnostics/messages.ts";

const warnings = new Set<BindingCode>([
  "unknown_column_here",
  "shadows",
  "unused",
  "kind_missing",
  "compared_in_pairs",
  "too_many_points",
  "division_by_zero",
  "never_equal",
  "not_before_comparison",
  "no_time_filter",
]);

/** Nothing is wrong: it only may mean something else than its writer thinks. */
const hints = new Set<BindingCode>(["integer_division", "no_logs_yet"]);

function severityOf(code: BindingCode): FlowDiagnostic["severity"] {
  if (hints.has(code)) return "hint";
  return warnings.has(code) ? "warning" : "error";
}

export function bindingDiagnostic(
  code: BindingCode,
  { start, end }: { readonly start: number; readonly end: number },
  parts: readonly unknown[],
  fix?: FlowFix,
): FlowDiagnostic {
  const say = bindingMessages[code] as (...parts: readonly unknown[]) => string;
  const message = `${say(...parts)}${fix === undefined ? "" : `; did you mean ${fix.text}?`}`;
  return { code, severity: severityOf(code), message, start, end, ...(fix && { fix }) };
}
