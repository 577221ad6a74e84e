interface StepState {
  readonly run:
    | { readonly status: string; readonly stats?: { readonly rowCount: number } | null | undefined }
    | undefined;
  readonly isRunning: boolean;
  /** The rows of its last run are no longer kept. */
  readonly isGone: boolean;
  /** The text was changed since the run. */
  readonly isStale: boolean;
  /** Why it failed, which the step shows in full. */
  readonly message: string | undefined;
}

/** How the last run of a step ended, in a few words; empty where the step shows that otherwise. */
export function stateText({ run, isRunning, isGone, isStale, message }: StepState): string {
  if (isRunning || message !== undefined) return "";
  if (isGone) return "Its rows are no longer kept: run it again";
  if (run === undefined) return "Not run yet";
  if (run.status === "cancelled") return "Cancelled";
  const count = run.stats?.rowCount ?? 0;
  const rows = count === 1 ? "1 row" : `${count.toLocaleString("en")} rows`;
  return isStale ? `${rows}, of the text before your changes` : rows;
}
