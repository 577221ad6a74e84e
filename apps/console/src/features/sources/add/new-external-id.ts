const externalIdBytes = 16;

/** Makes an external ID that nobody guesses, so that a role's trust can ask for it before the source exists. */
export function newExternalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(externalIdBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
