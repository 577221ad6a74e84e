/** A value as PharosFlow writes it; undefined for what has no literal. */
export function flowLiteral(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value === "boolean") return String(value);
  return typeof value === "string" ? quoteFlow(value) : undefined;
}

export function quoteFlow(text: string): string {
  const escaped = text
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "\\'")
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r")
    .replaceAll("\t", "\\t");
  return `'${escaped}'`;
}

/** `a.b[0].c` and `a.b.0.c` → a, b, 0, c */
export function pathParts(key: string): string[] {
  return key
    .replace(/\[(\d+)\]/g, ".$1")
    .split(".")
    .filter((part) => part !== "");
}

/** `a.b[0].c`, `a.0.c` and names that are no words, as a path. */
export function flowPath(key: string): string {
  const [first = "", ...rest] = pathParts(key);
  const steps = rest.map((part) => {
    if (/^\d+$/.test(part)) return `[${part}]`;
    return /^[A-Za-z_]\w*$/.test(part) ? `.${part}` : `[${quoteFlow(part)}]`;
  });
  return `${/^[A-Za-z_]\w*$/.test(first) ? first : `\`${first.replaceAll("`", "")}\``}${steps.join("")}`;
}
