interface Reprocessing {
  readonly status: "UNDER_WAY" | "DONE" | "FAILED";
  readonly error: string;
  readonly tried: number;
  readonly stored: number;
  readonly failed: number;
}

const events = (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "event" : "events"}`;
const failures = (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "failure" : "failures"}`;

/** How far reprocessing is, or what it left. */
export function reprocessingText({ status, error, tried, stored, failed }: Reprocessing): string {
  if (status === "UNDER_WAY") return `Tried ${failures(tried)}, stored ${events(stored)} so far`;
  if (status === "FAILED") return `Stopped after ${failures(tried)}, with ${events(stored)} stored: ${error}`;
  if (tried === 0) return "No failures to reprocess";
  const left = failed === 0 ? "no failures remain" : `${failures(failed)} ${failed === 1 ? "remains" : "remain"}`;
  return `Stored ${events(stored)}, ${left}`;
}
