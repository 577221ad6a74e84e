import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { Lexer, type Token } from "marked";

export interface Document {
  /** Where it lies in the folder, with slashes: `decisions/0003-tools.md`. */
  readonly path: string;
  readonly title: string;
  /** Its first paragraph, as Markdown. */
  readonly summary: string;
  readonly markdown: string;
}

/** Every Markdown file of the folder; those at its top first, then folder by folder. Empty where there is no folder. */
export function readDocuments(folder: string): Document[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => asDocument(relative(folder, file).split(sep).join("/"), readFileSync(file, "utf8")))
    .sort((a, b) => depth(a.path) - depth(b.path) || (a.path < b.path ? -1 : 1));
}

function asDocument(path: string, markdown: string): Document {
  const tokens: Token[] = new Lexer().lex(markdown);
  const heading = tokens.find((token) => token.type === "heading");
  const paragraph = tokens.find((token) => token.type === "paragraph");
  return { path, title: textOf(heading) || path, summary: textOf(paragraph), markdown };
}

const textOf = (token: Token | undefined): string => (token && "text" in token ? token.text : "");
const depth = (path: string): number => path.split("/").length;
