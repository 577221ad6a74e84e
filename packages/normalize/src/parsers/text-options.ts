import type { LogParser } from "@pharos/domain";

type TextOptions = Pick<
  NonNullable<LogParser["fastmatch"]>,
  "trimSpace" | "emptyValues" | "expandFields" | "skipPrefix"
>;
type Texts = Record<string, string>;

/** `%{a}:%{b}` → texts and names in turn. */
function template(text: string): (values: Texts) => string {
  const parts = text.split(/%\{([^}]*)\}/);
  return (values) => parts.map((part, i) => (i % 2 === 0 ? part : (values[part] ?? ""))).join("");
}

/** The options that all text parsers share, in their order: trim, drop empty values, expand. Works in place. */
export function textOptions(options: TextOptions): (values: Texts) => Texts {
  const empty = new Set(["", ...(options.emptyValues ?? [])]);
  const expansions = Object.entries(options.expandFields ?? {}).map(([name, text]) => [name, template(text)] as const);
  const { trimSpace } = options;
  return (values) => {
    const kept: Texts = {};
    for (const name in values) {
      const value = values[name];
      if (value === undefined) continue;
      const text = trimSpace ? value.trim() : value;
      if (!empty.has(text)) kept[name] = text;
    }
    for (const [name, expand] of expansions) {
      const text = expand(kept);
      if (!empty.has(text)) kept[name] = text;
    }
    return kept;
  };
}

/** True for lines that are no record: blank ones and comments. */
export function ignoresLine(skipPrefix: string | undefined): (line: string) => boolean {
  if (!skipPrefix) return (line) => line.trim() === "";
  return (line) => line.startsWith(skipPrefix) || line.trim() === "";
}
