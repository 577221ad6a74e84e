import type { CorrelationDetection } from "../correlation/correlation-detection.ts";
import { planCorrelation } from "../correlation/correlation-plan.ts";
import { parseCorrelationDetection } from "../correlation/parse-correlation-detection.ts";
import { type CorrelationMatch, type CorrelationTime, correlate } from "../correlation-matching/correlate.ts";
import { groupSignals } from "../correlation-matching/group-signals.ts";

const minuteMs = 60_000;

/** A correlation from the YAML of its logic, with a look-back of an hour unless it says another. */
export function aCorrelation(yaml: string): CorrelationDetection {
  const lookback = yaml.includes("LookbackWindowMinutes") ? "" : "LookbackWindowMinutes: 60\n";
  const schedule = "Schedule: {RateMinutes: 30, TimeoutMinutes: 5}\n";
  const { detection, problems } = parseCorrelationDetection(`${schedule}${lookback}${yaml}`);
  if (detection === undefined) throw new Error(problems.map(({ message }) => message).join("\n"));
  return detection;
}

/**
 * The matches among signals written as `A:ann@0 B:ann,bob@5`: step, values at every path, minute.
 * @param time in minutes
 */
export function matchesOf(
  detection: CorrelationDetection,
  signals: string,
  time: { readonly now?: number; readonly doneUntil?: Readonly<Record<string, number>> } = {},
): CorrelationMatch[] {
  const plan = planCorrelation(detection);
  const read = signals.split(" ").flatMap((text) => {
    const [, id = "", values = "", minute = ""] = /^(\w+):?(.*)@(-?[\d.]+)$/.exec(text) ?? [];
    const step = plan.steps.findIndex((candidate) => candidate.id === id);
    if (step < 0) throw new Error(`no step has the ID of ${text}`);
    const list = values.split(",").filter((value) => value !== "");
    const byPath = Object.fromEntries((plan.steps[step]?.paths?.flat() ?? []).map((path) => [path, list]));
    return [{ step, id: text, timeMs: Number(minute) * minuteMs, values: byPath }];
  });
  const at: CorrelationTime = {
    nowMs: time.now === undefined ? undefined : time.now * minuteMs,
    doneUntilMs: (valueKey) => {
      const minute = time.doneUntil?.[valueKey];
      return minute === undefined ? undefined : minute * minuteMs;
    },
  };
  return correlate(detection, groupSignals(plan, read), at);
}

/** The signals of each match, as they were written. */
export function setsOf(matches: readonly CorrelationMatch[]): string[] {
  return matches.map(({ signals }) => signals.map(({ id }) => id).join(" "));
}
