const prefix = "Error updating pack";
const messageMax = 400;
const snackbarErrorsMax = 2;
const missingTable = /^Failed to save query .+\. The .+ table does not exist or is not accessible$/;
const suggestion = "Add the log sources of this table, then disable and re-enable the pack.";

export interface PackErrors {
  /** What failed: "Error updating pack Okta". */
  readonly head: string;
  readonly errors: readonly string[];
}

/** The errors of an update of a pack, one by one; undefined for every other message (specification 1 §8). */
export function readPackErrors(message: string): PackErrors | undefined {
  if (!message.startsWith(prefix)) return undefined;
  const colon = message.indexOf(": ", prefix.length);
  if (colon === -1) return { head: message, errors: [] };
  const errors = message
    .slice(colon + 2)
    .split(";")
    .map((error) => error.trim())
    .filter((error) => error !== "");
  return { head: message.slice(0, colon), errors: errors.map(explain) };
}

function explain(error: string): string {
  return missingTable.test(error) ? `${error}. ${suggestion}` : cut(error);
}

/** The message of a snackbar: of a pack's errors the first, and how many others there are. */
export function snackbarMessage(message: string): string {
  const read = readPackErrors(message);
  if (!read || read.errors.length === 0) return cut(message);
  const shown = read.errors.slice(0, snackbarErrorsMax).map(cut).join(" ");
  const others = read.errors.length - snackbarErrorsMax;
  const more =
    others > 0 ? ` Check your notifications to see ${others} other ${others === 1 ? "error" : "errors"}` : "";
  return `${read.head}: ${shown}${more}`;
}

function cut(text: string): string {
  return text.length > messageMax ? `${text.slice(0, messageMax)}…` : text;
}
