import type { CompiledRule } from "@pharos/detection-content";
import type { TestedFunction, TestRun } from "./rule-test-result.ts";

/** A test's run as far as it needs no Python; undefined where it does. */
export function runTestHere(
  rule: CompiledRule | undefined,
  log: Readonly<Record<string, unknown>>,
): TestRun | undefined {
  if (rule === undefined) return undefined;
  if (rule.passesFilters?.(log) === false) return ran({ detection: false });
  if (rule.logic === undefined) return undefined;
  if (!rule.logic.matches(log)) return ran({ detection: false });
  const { title, dedup, severity, context } = rule.logic.outputOf(log);
  return ran({ detection: true, title, severity, dedup, alert_context: context });
}

function ran(outputs: Readonly<Record<string, unknown>>): TestRun {
  const given = Object.entries(outputs).filter(([, output]) => output !== undefined);
  const functions = given.map(([name, output]): [string, TestedFunction] => [name, { output, error: null }]);
  return { error: null, functions: Object.fromEntries(functions), printed: "" };
}
