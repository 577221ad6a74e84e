import { planCorrelation } from "@pharos/detection-content";
import type { CorrelationRule, FoundCorrelation } from "@pharos/domain";
import { lakeTime } from "../works/lake-time.ts";
import type { DetectionMatch } from "../works/matches-to-commit.ts";

/** More would make the alert's context hard to read; the event has them all. */
const signalsInContextMax = 100;

/**
 * What a correlation found as a match like any other: an event that other correlations may go by, at the time of the
 * last signal, and a context that lists the signals. Matches that share the same values are of one group of alerts.
 */
export function correlationToMatch(rule: CorrelationRule, found: FoundCorrelation): DetectionMatch {
  const { values, valueKeys, firstMs, lastMs, signalCount } = found;
  const signals = found.signals.map(({ stepId, ruleId, rowId, timeMs }) => ({
    ...(stepId === "" ? {} : { step: stepId }),
    p_rule_id: ruleId,
    p_row_id: rowId,
    p_event_time: lakeTime(new Date(timeMs)),
  }));
  const summary = {
    correlation_rule_matches: values,
    signal_count: signalCount,
    first_signal_time: lakeTime(new Date(firstMs)),
    last_signal_time: lakeTime(new Date(lastMs)),
  };
  return {
    ruleId: rule.id,
    dedup: valueKeys.join(" "),
    context: { ...summary, signals: signals.slice(0, signalsInContextMax) },
    event: { p_event_time: lakeTime(new Date(lastMs)), ...indicators(rule, values), ...summary, signals },
  };
}

/** Where the signals share an indicator, the match has it too. */
function indicators(rule: CorrelationRule, values: FoundCorrelation["values"]): Record<string, readonly string[]> {
  const { steps, keys } = planCorrelation(rule);
  const paths = steps.flatMap((step) =>
    (step.paths ?? []).flatMap((list, key) => list.map((path) => [path, key] as const)),
  );
  const ofIndicators = paths.filter(([path]) => path.startsWith("p_any_"));
  return Object.fromEntries(ofIndicators.map(([path, key]) => [path, values[keys[key] ?? ""] ?? []]));
}
