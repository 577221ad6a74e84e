/**
 * Returns the text of a member of a JSON object as it was written, so that no number loses digits; undefined where the text
 * is no object, or has no such member.
 */
export function sliceMember(text: string, name: string): string | undefined {
  if (!isObjectText(text)) return undefined;
  // The text is JSON: a string ends at the first quote without a backslash before it.
  const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs;
  let depth = 0;
  let key: string | undefined;
  let start: number | undefined;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [mark] = found;
    if (mark === "{" || mark === "[") depth += 1;
    if (mark === "}" || mark === "]") depth -= 1;
    if (start !== undefined && (depth === 0 || (depth === 1 && mark === ",")))
      return text.slice(start, found.index).trim();
    if (depth !== 1) continue;
    if (mark === ":" && key === name) start = token.lastIndex;
    if (mark.startsWith('"')) key = start === undefined ? (JSON.parse(mark) as string) : key;
    if (mark === ",") key = undefined;
  }
  return undefined;
}

function isObjectText(text: string): boolean {
  try {
    return /^\s*\{/.test(text) && JSON.parse(text) !== null;
  } catch {
    return false;
  }
}
