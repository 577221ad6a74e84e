/** The message of whatever was thrown; JavaScript throws anything. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
