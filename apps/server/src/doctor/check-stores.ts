import type { NatsFindings } from "@pharos/connectors";
import { type CheckResult, fail, pass, warn } from "./check.ts";

export interface StoreFacts {
  /** Why a server that is set cannot be used, in sentences with the remedy; undefined where it can, or none is set. */
  readonly databaseProblem: string | undefined;
  readonly lakeProblem: string | undefined;
  /** Undefined where NATS carries no deliveries. */
  readonly nats?: NatsFindings | undefined;
  /** What a Pharos that runs says of itself, by part; undefined where none runs. */
  readonly readiness: RunningReadiness | undefined;
}

/** The answer of `/readyz`, as far as the doctor reads it. */
export interface RunningReadiness {
  readonly status: string;
  readonly rulesNotRunning?: number;
  readonly reasons?: Readonly<Record<string, string>>;
  readonly details?: Readonly<Record<string, string>>;
}

/** What Pharos keeps its things in, and how one that runs is. */
export function checkStores({ databaseProblem, lakeProblem, nats, readiness }: StoreFacts): CheckResult[] {
  return [
    ...(databaseProblem === undefined ? [] : [failWith("database", databaseProblem)]),
    ...(lakeProblem === undefined ? [] : [failWith("lake", lakeProblem)]),
    ...(nats === undefined ? [] : [checkNats(nats)]),
    ...(readiness === undefined ? [] : checkReadiness(readiness)),
  ];
}

function checkNats({ problem, version = "" }: NatsFindings): CheckResult {
  if (problem !== undefined) return failWith("nats server", problem);
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 2 || (major === 2 && minor >= 10)) {
    return pass(
      "nats server",
      `NATS ${version} answers; it syncs each delivery if its configuration says sync_interval: always`,
    );
  }
  return warn(
    "nats server",
    `NATS ${version} syncs its files every two minutes, so a power cut can lose deliveries that were acknowledged`,
    "Use NATS 2.10 or later with sync_interval: always, or three servers on separate power with PHAROS_NATS_REPLICAS=3.",
  );
}

function checkReadiness({ status, reasons = {}, details = {}, rulesNotRunning = 0 }: RunningReadiness): CheckResult[] {
  const parts = Object.entries({ ...details, ...reasons }).map(([part, reason]) => {
    const finding = [reason, details[part] === reason ? undefined : details[part]].filter(Boolean).join(" ");
    const remedy = "The log says more. Look at the section “Is it well?” of docs/operations.md.";
    return part in reasons ? fail(`running ${part}`, finding, remedy) : warn(`running ${part}`, finding, remedy);
  });
  const rules =
    rulesNotRunning > 0
      ? [warn("running rules", `${rulesNotRunning} rules do not load`, "Each has an alert that says why.")]
      : [];
  return parts.length === 0 && rules.length === 0 ? [pass("running", `Pharos is ${status}`)] : [...parts, ...rules];
}

function failWith(check: string, problem: string): CheckResult {
  const [finding = "", ...remedy] = problem.split(/(?<=\.) (?=[A-Z])/);
  return fail(check, finding, remedy.join(" "));
}
