/** Whether one of the patterns is the whole id; `*` stands for any characters, everything else for itself. */
export function isSuppressed(resourceId: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchesPattern(resourceId, pattern));
}

/** Takes each piece between the stars at its first place: linear, whatever a pattern says. */
function matchesPattern(text: string, pattern: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  const last = rest.pop();
  if (last === undefined) return text === pattern;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}
