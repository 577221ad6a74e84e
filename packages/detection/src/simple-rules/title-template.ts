import { parseKeyPath, readerOf } from "../expressions/key-path.ts";

/** Text with `{path}` in it, as a function of the event; a value that is absent reads `<path not found>`. */
export function compileTemplate(template: string): (event: unknown) => string {
  const parts = template.split(/\{([^{}]*)\}/).map((part, index) => {
    const path = index % 2 === 1 ? parseKeyPath(part.trim()) : undefined;
    if (path === undefined || path.length === 0) return () => (index % 2 === 1 ? `{${part}}` : part);
    const read = readerOf(path);
    return (event: unknown) => {
      const value = read(event);
      return value === undefined ? `<${part.trim()} not found>` : valueText(value);
    };
  });
  return (event) => parts.map((part) => part(event)).join("");
}

export function valueText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}
