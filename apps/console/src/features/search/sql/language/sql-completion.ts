import type { CodeCompletion, CodeCompletionItem } from "@pharos/ui/code-editor";
import { type SqlHelp, sqlFunctions, sqlKeywords, sqlMacros } from "./sql-help.ts";
import type { SqlTable } from "./sql-tables.ts";
import { sqlWords } from "./sql-words.ts";

export interface SqlColumn {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** Columns first, and what begins a table or a statement last; tables alone where only they can stand. */
const ranks = { column: 0, macro: 0.2, function: 0.4, keyword: 0.6, table: 0.8 };
/** In the order of their list, the most used first. */
const rankStep = 0.001;
const plainName = /^[A-Za-z_]\w*$/;

/** What can stand at the offset. `columns` are those of the tables that the text names. */
export function completeSql(
  text: string,
  offset: number,
  tables: readonly SqlTable[],
  columns: readonly SqlColumn[],
): CodeCompletion {
  const words = sqlWords(text);
  const isWithin = words.some(({ kind, start, end }) => kind === "string" && start < offset && offset < end);
  const before = words.filter(({ end }) => end <= offset);
  if (isWithin || isInComment(text, offset)) return { start: offset, end: offset, items: [] };
  const last = before.at(-1);
  const isTyping = last !== undefined && last.end === offset && (last.kind === "word" || last.kind === "quoted");
  const behind = isTyping ? before.slice(0, -1) : before;
  const path = pathBefore(behind);
  const start = path?.start ?? (isTyping ? last.start : offset);
  const end = words.find((word) => word.start < offset && offset < word.end && word.kind === "word")?.end ?? offset;
  const opener = behind.at(path === undefined ? -1 : -1 - path.length)?.text.toUpperCase();
  const isTablePlace = opener === "FROM" || opener === "JOIN";
  if (isTablePlace || path?.text.startsWith("pharos_") || path?.text.startsWith("panther_")) {
    return { start, end, items: tables.map(tableItem) };
  }
  if (path !== undefined) return { start: isTyping ? last.start : offset, end, items: columns.map(columnItem) };
  return {
    start,
    end,
    items: [
      ...columns.map(columnItem),
      ...sqlMacros.map((macro, index) => helpItem(macro, ranks.macro + index * rankStep)),
      ...sqlFunctions.map((one) => helpItem(one, ranks.function)),
      ...sqlKeywords.map((keyword) => ({ label: keyword, kind: "keyword", insert: keyword, rank: ranks.keyword })),
    ],
  };
}

/** `pharos_logs.` or `t.` right before: how many words, and where it begins. */
function pathBefore(words: ReturnType<typeof sqlWords>) {
  let at = words.length;
  while (words[at - 1]?.text === "." && (words[at - 2]?.kind === "word" || words[at - 2]?.kind === "quoted")) at -= 2;
  const first = words[at];
  if (first === undefined) return undefined;
  return { start: first.start, length: words.length - at, text: first.text.toLowerCase() };
}

function isInComment(text: string, offset: number): boolean {
  const marked = sqlWords(`${text.slice(0, offset)}\u0001`);
  return !marked.some(({ end }) => end === offset + 1);
}

function tableItem({ id, logType }: SqlTable): CodeCompletionItem {
  const isLogs = id.startsWith("pharos_logs.");
  return { label: id, kind: "table", insert: id, detail: logType, rank: isLogs ? 0 : ranks.table };
}

function columnItem({ name, type, description }: SqlColumn): CodeCompletionItem {
  const insert = plainName.test(name) ? name : `\`${name}\``;
  // Standard columns after those of the log itself.
  const rank = ranks.column + (name.startsWith("p_") ? 0.1 : 0);
  return { label: name, kind: "column", insert, detail: type, documentation: description || undefined, rank };
}

function helpItem({ name, parameters, text, insert }: SqlHelp, rank: number): CodeCompletionItem {
  return {
    label: name,
    kind: "function",
    insert,
    isSnippet: true,
    detail: `${name}(${parameters})`,
    documentation: text,
    rank,
  };
}
