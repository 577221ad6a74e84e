export type CompletionKind =
  | "operator"
  | "function"
  | "namespace"
  | "table"
  | "column"
  | "key"
  | "variable"
  | "keyword"
  | "value"
  | "type";

export interface CompletionItem {
  readonly label: string;
  readonly kind: CompletionKind;
  /** What is written; in a snippet dollar signs mark places to fill in. */
  readonly insert: string;
  readonly isSnippet?: boolean;
  /** A word or two beside the label. */
  readonly detail?: string | undefined;
  /** Markdown. */
  readonly documentation?: string | undefined;
  /** Lower ones come first among equal matches. */
  readonly rank: number;
}

/** What people most likely want to write, first to last. */
export const ranks = { near: 0, column: 1, variable: 2, function: 3, keyword: 4, far: 5 } as const;

/** A word, and what is written for it: places to fill in are marked as in operator-snippets.ts. */
export function keyword(label: string, pattern = label, rank: number = ranks.keyword): CompletionItem {
  const insert = snippet(pattern);
  return insert === label
    ? { label, kind: "keyword", insert, rank }
    : { label, kind: "keyword", insert, isSnippet: true, rank };
}

/** `<name> = <>` as the editor wants it: numbered places, the same name in one place after another. */
export function snippet(pattern: string): string {
  const places: string[] = [];
  return pattern.replaceAll("$", "\\$").replace(/<([^>]*)>/g, (_all, name: string) => {
    if (name === "") return "$0";
    if (!places.includes(name)) places.push(name);
    return `\${${places.indexOf(name) + 1}:${name}}`;
  });
}
