import * as Expected from "./codes/expected.ts";
import * as NodeKind from "./codes/node-kind.ts";
import * as Kind from "./codes/token-kind.ts";
import {
  accept,
  advance,
  after,
  closeBracket,
  current,
  expectWord,
  isAdjacent,
  kind,
  missing,
  openBracket,
  peek,
  setEndHere,
  start,
  word,
} from "./cursor.ts";
import { searchTerms } from "./expressions.ts";
import { expression } from "./grammar.ts";
import { assignments, columnDefinitions, parameters } from "./lists.ts";
import { anyName, isName, isReserved, name } from "./names.ts";
import { addNode, append, nodeKind, setDetail, wrap } from "./nodes.ts";
import { primary, subquery } from "./primary.ts";
import { kindOf, wordOf } from "./tokens.ts";
import * as Word from "./word.ts";

/** What a pipeline begins with: a table, a word that makes rows, or a pipeline between parentheses. */
export function source(): i32 {
  if (isSourceWord()) return sourceOf(word());
  return tableOrSubquery();
}

/** Whether a word stands here that makes rows, and not a table or a column of that name. */
export function isSourceWord(): bool {
  const next = peek();
  switch (word()) {
    case Word.Union:
      return isName(next) || next === Kind.LeftParenthesis || next === Kind.Star;
    case Word.Range:
      return next === Kind.Identifier && wordOf(after(current)) === 0;
    case Word.Datatable:
      return next === Kind.LeftBracket || next === Kind.LeftParenthesis;
    case Word.Search:
      return next === Kind.Identifier || next === Kind.LeftParenthesis || isText(next);
    case Word.Print:
      return isName(next) || isText(next) || (next >= Kind.Integer && next <= Kind.Datetime);
  }
  return false;
}

function isText(kind: i32): bool {
  return kind === Kind.QuotedString || kind === Kind.VerbatimString || kind === Kind.UnterminatedString;
}

/** Whether what stands here can only be a pipeline: it has a pipe behind its table, or begins with a word for rows. */
export function isPipelineHere(): bool {
  if (isSourceWord()) return true;
  let token = current;
  while (isName(kindOf(token))) {
    token = after(token);
    if (kindOf(token) !== Kind.Dot) break;
    token = after(token);
  }
  if (token === current) return false;
  const isWildcard = kindOf(token) === Kind.Star;
  if (isWildcard) token = after(token);
  const behind = kindOf(token);
  return behind === Kind.Pipe || (isWildcard && (behind === Kind.RightParenthesis || behind === Kind.EndOfText));
}

function sourceOf(which: i32): i32 {
  if (which === Word.Range) return rangeSource();
  if (which === Word.Datatable) return datatable();
  const node = addNode(NodeKind.Operator, which, start(), start());
  advance();
  setEndHere(node);
  if (which === Word.Union) unionItems(node);
  else if (which === Word.Search) searchItems(node);
  else assignments(node);
  return node;
}

/** Tables between commas, with parameters before them. */
export function unionItems(node: i32): void {
  parameters(node);
  do append(node, tableOrSubquery());
  while (accept(Kind.Comma));
}

export function searchItems(node: i32): void {
  parameters(node);
  if (word() === Word.In && peek() === Kind.LeftParenthesis) append(node, searchedTables());
  append(node, searchTerms());
}

function searchedTables(): i32 {
  const node = addNode(NodeKind.Clause, Word.In, start(), start());
  advance();
  openBracket();
  do append(node, tableOrSubquery());
  while (accept(Kind.Comma));
  closeBracket(node, Kind.RightParenthesis);
  return node;
}

export function tableOrSubquery(): i32 {
  if (kind() === Kind.LeftParenthesis) return subquery();
  if (kind() === Kind.Star) return wildcard(addNode(NodeKind.Table, 0, start(), start()));
  if (!isName(kind()) || isReserved(word())) return missing(Expected.TableName);
  const node = wrap(NodeKind.Table, 0, anyName());
  while (accept(Kind.Dot)) {
    if (kind() === Kind.Star) return wildcard(node);
    append(node, anyName());
  }
  return kind() === Kind.Star && isAdjacent() ? wildcard(node) : node;
}

function wildcard(table: i32): i32 {
  setDetail(table, 1);
  advance();
  setEndHere(table);
  return table;
}

function rangeSource(): i32 {
  const node = addNode(NodeKind.RangeSource, 0, start(), start());
  advance();
  append(node, name());
  rangeBounds(node);
  return node;
}

/** `from … to … step …` */
export function rangeBounds(node: i32): void {
  expectWord(node, Word.From, Expected.Word);
  append(node, expression());
  expectWord(node, Word.To, Expected.Word);
  append(node, expression());
  expectWord(node, Word.Step, Expected.Word);
  append(node, expression());
}

function datatable(): i32 {
  const node = addNode(NodeKind.Datatable, 0, start(), start());
  advance();
  if (kind() === Kind.LeftParenthesis) columnDefinitions(node);
  const rows = kind() === Kind.LeftBracket ? primary() : missing(Kind.LeftBracket);
  append(node, rows);
  if (nodeKind(rows) === NodeKind.ErrorNode) setEndHere(node);
  return node;
}
