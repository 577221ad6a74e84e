type NotePart = (index: number, start: number, end: number) => void;

/**
 * The parts of a header that are divided by `|`, where `\|` and `\\` stand for the characters themselves, and where
 * what follows the last of them begins. Undefined when there are fewer; the last part may end with the line.
 */
export function splitHeader(
  line: string,
  start: number,
  count: number,
  note?: NotePart,
): { parts: string[]; end: number } | undefined {
  const parts: string[] = [];
  let partStart = start;
  let hasEscape = false;
  for (let at = start; at < line.length; at++) {
    const char = line[at];
    if (char === "\\") {
      hasEscape = true;
      at++;
    } else if (char === "|") {
      note?.(parts.length, partStart, at);
      parts.push(part(line.slice(partStart, at), hasEscape));
      partStart = at + 1;
      hasEscape = false;
      if (parts.length === count) return { parts, end: partStart };
    }
  }
  if (parts.length !== count - 1) return undefined;
  note?.(parts.length, partStart, line.length);
  parts.push(part(line.slice(partStart), hasEscape));
  return { parts, end: line.length };
}

function part(text: string, hasEscape: boolean): string {
  const value = text.trim();
  return hasEscape ? value.replace(/\\([|\\])/g, "$1") : value;
}
