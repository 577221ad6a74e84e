export type CheckStatus = "pass" | "warn" | "fail";

/** What `pharos doctor` says of one thing. */
export interface CheckResult {
  readonly check: string;
  readonly status: CheckStatus;
  /** What was found. */
  readonly finding: string;
  /** What to do about it; empty where all is well. */
  readonly remedy: string;
}

export function pass(check: string, finding: string): CheckResult {
  return { check, status: "pass", finding, remedy: "" };
}

export function warn(check: string, finding: string, remedy: string): CheckResult {
  return { check, status: "warn", finding, remedy };
}

export function fail(check: string, finding: string, remedy: string): CheckResult {
  return { check, status: "fail", finding, remedy };
}
