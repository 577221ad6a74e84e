import { describeMinutes, type SourceAlarmState, type SourceHealth } from "@pharos/domain";
import type { StatusTone } from "@pharos/ui";

/** Of the last 24 hours: the server judges the health by the same counts. */
export interface SourceHealthFacts {
  readonly health: SourceHealth;
  readonly counts: { readonly received: number; readonly failed: number; readonly dropped?: number };
  readonly noDataAlarm?:
    | { readonly minutesThreshold: number; readonly state?: SourceAlarmState | null | undefined }
    | null
    | undefined;
  /** Why nothing can be read from it at the moment, with the remedy. */
  readonly problem?: string | null | undefined;
}

export interface SourceCondition {
  readonly label: string;
  readonly tone: StatusTone;
  /** What is wrong, and the remedy. */
  readonly meaning: string;
  /** Names the tab of failures. */
  readonly failuresTab: string;
  /** Stands above the failures. */
  readonly failures: string;
}

export const healthLabels: Readonly<Record<SourceHealth, string>> = {
  HEALTHY: "Healthy",
  NO_DATA: "No data",
  FAILING: "Failing",
  UNBALANCED: "Unbalanced",
  PAUSED: "Paused",
  MISCONFIGURED: "Not found",
  ACCESS_DENIED: "Access denied",
  DISABLED: "Disabled",
};
export const healthTones: Readonly<Record<SourceHealth, StatusTone>> = {
  HEALTHY: "pass",
  NO_DATA: "neutral",
  FAILING: "fail",
  UNBALANCED: "error",
  PAUSED: "error",
  MISCONFIGURED: "fail",
  ACCESS_DENIED: "fail",
  DISABLED: "neutral",
};

/** Everything that a page says about a source's health: its badge, the tab of failures and what the tab shows. */
export function sourceCondition(facts: SourceHealthFacts): SourceCondition {
  const { health, counts } = facts;
  const failures = failuresText(counts);
  return {
    label: healthLabels[health],
    tone: healthTones[health],
    meaning: meaningOf(facts, failures),
    failuresTab: counts.failed > 0 ? `Failures (${number(counts.failed)})` : "Failures",
    failures,
  };
}

function meaningOf({ health, counts, noDataAlarm, problem }: SourceHealthFacts, failures: string): string {
  if (health === "NO_DATA") {
    const silence = `${silenceText(noDataAlarm)} Check that logs are written and sent.`;
    return problem ? `${silence} ${problem}` : silence;
  }
  if (problem && health !== "DISABLED") return problem;
  if (health === "FAILING") return failingText(counts, failures);
  return meanings[health] ?? failures;
}

const meanings: Partial<Record<SourceHealth, string>> = {
  UNBALANCED: "The counts of the last 24 hours do not add up. Events may be missing: report this as a fault of Pharos.",
  PAUSED: "Pharos could not read it, and tries again.",
  MISCONFIGURED: "What it reads was not found; its page says what.",
  ACCESS_DENIED: "A right is missing; its page says which.",
  DISABLED: "Nothing is taken from this source.",
};

function silenceText(alarm: SourceHealthFacts["noDataAlarm"]): string {
  if (alarm?.state === "INSUFFICIENT_DATA") return "Nothing has arrived yet.";
  return alarm?.state === "ALARM"
    ? `Nothing arrived for ${describeMinutes(alarm.minutesThreshold)} or more.`
    : "Nothing arrived in the last 24 hours.";
}

function failingText({ received, failed, dropped = 0 }: SourceHealthFacts["counts"], failures: string): string {
  if (dropped > failed) {
    return `${number(dropped)} of ${number(received)} messages in the last 24 hours were lost because Pharos could not read them in time. Raise net.core.rmem_max to 8 MB or more.`;
  }
  return `${failures} The reasons are listed under Failures.`;
}

function failuresText({ received, failed }: SourceHealthFacts["counts"]): string {
  if (failed > 0) return `${number(failed)} of ${number(received)} events in the last 24 hours matched no schema.`;
  return received > 0
    ? `All ${number(received)} events of the last 24 hours matched a schema.`
    : "Nothing arrived in the last 24 hours.";
}

const number = (count: number) => count.toLocaleString("en");
