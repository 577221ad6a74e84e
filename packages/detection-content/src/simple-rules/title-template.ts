import type { Path } from "../expressions/expression.ts";
import { parseKeyPath, readerOf } from "../expressions/key-path.ts";

/** A piece of a title: text as it is, or a value with what is written where it is absent. */
export type TitlePart = string | { readonly path: Path; readonly otherwise: string };

/** Text with `{path}` in it; braces around what is no path stay as they are. */
export function parseTemplate(template: string): TitlePart[] {
  return template.split(/\{([^{}]*)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const path = parseKeyPath(part.trim());
    if (path === undefined || path.length === 0) return `{${part}}`;
    return { path, otherwise: `<${part.trim()} not found>` };
  });
}

/** The template as a function of the event. */
export function compileTemplate(template: string): (event: unknown) => string {
  const parts = parseTemplate(template).map((part) => {
    if (typeof part === "string") return () => part;
    const read = readerOf(part.path);
    return (event: unknown) => {
      const value = read(event);
      return value === undefined ? part.otherwise : valueText(value);
    };
  });
  return (event) => parts.map((part) => part(event)).join("");
}

export function valueText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}
