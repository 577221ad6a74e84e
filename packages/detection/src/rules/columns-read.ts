import { type CompiledRule, type MatchCondition, testsOf } from "@pharos/detection-content";
import { columnsOfPaths, type EventColumns } from "@pharos/domain";

/** What is looked at to choose a rule. */
export interface ChoosingParts {
  readonly conditions: readonly MatchCondition[];
  /** Undefined for a rule that is all Python. */
  readonly compiled: CompiledRule | undefined;
}

/**
 * The columns that choosing among a log type's rules reads of its events, worked out when first asked for. Undefined
 * for a log type without a rule.
 */
export function createColumnsRead(
  rulesOf: (logType: string) => readonly number[],
  partsOf: (rule: number) => ChoosingParts,
): (logType: string) => EventColumns | undefined {
  const known = new Map<string, EventColumns | undefined>();
  return (logType) => {
    if (known.has(logType)) return known.get(logType);
    const rules = rulesOf(logType);
    const columns = rules.length === 0 ? undefined : columnsOfPaths(pathsOf(rules.map(partsOf)));
    known.set(logType, columns);
    return columns;
  };
}

function* pathsOf(rules: readonly ChoosingParts[]): Generator<readonly unknown[]> {
  for (const { conditions, compiled } of rules) {
    for (const { path } of testsOf({ all: conditions })) yield path;
    if (compiled !== undefined) yield* compiled.paths();
  }
}
