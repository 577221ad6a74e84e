interface StepState {
  readonly run:
    | { readonly status: string; readonly stats?: { readonly rowCount: number } | null | undefined }
    | undefined;
  readonly isRunning: boolean;
  /** The rows of the last run have expired. */
  readonly isGone: boolean;
  /** The text was changed since the run. */
  readonly isStale: boolean;
  /** Why it failed, which the step shows in full. */
  readonly message: string | undefined;
}

/** How the last run of a step ended, in a few words; empty when the step shows that in another way. */
export function stateText({ run, isRunning, isGone, isStale, message }: StepState): string {
  if (isRunning || message !== undefined) return "";
  if (isGone) return "The rows have expired. Run it again.";
  if (run === undefined) return "Not run yet";
  if (run.status === "cancelled") return "Cancelled";
  const count = run.stats?.rowCount ?? 0;
  const rows = count === 1 ? "1 row" : `${count.toLocaleString("en")} rows`;
  return isStale ? `${rows}, of the text before your changes` : rows;
}
