import * as Expected from "./codes/expected.ts";
import * as NodeKind from "./codes/node-kind.ts";
import * as Kind from "./codes/token-kind.ts";
import {
  accept,
  acceptWord,
  advance,
  closeBracket,
  expect,
  isParameter,
  kind,
  missing,
  openBracket,
  peek,
  setEndHere,
  start,
  word,
} from "./cursor.ts";
import { expression } from "./grammar.ts";
import { anyName, columnPattern, isName, leaf } from "./names.ts";
import { addNode, append, setDetail, wrap } from "./nodes.ts";
import { primary, valueList } from "./primary.ts";
import * as SortOrder from "./sort-order.ts";
import * as Word from "./word.ts";

/** `target = value`, or an expression alone. */
export function assignment(): i32 {
  const value = expression();
  if (kind() !== Kind.Assign) return value;
  const node = wrap(NodeKind.Assignment, 0, value);
  advance();
  append(node, expression());
  return node;
}

export function assignments(parent: i32): void {
  do append(parent, assignment());
  while (accept(Kind.Comma));
}

export function columnPatterns(parent: i32): void {
  do append(parent, columnPattern());
  while (accept(Kind.Comma));
}

export function sortKeys(parent: i32): void {
  do append(parent, sortKey());
  while (accept(Kind.Comma));
}

function sortKey(): i32 {
  const node = wrap(NodeKind.SortKey, 0, expression());
  let order = 0;
  if (acceptWord(Word.Asc)) order = SortOrder.Ascending;
  else if (acceptWord(Word.Desc)) order = SortOrder.Descending;
  if (order) setEndHere(node);
  if (word() === Word.Nulls) {
    advance();
    if (acceptWord(Word.First)) order |= SortOrder.NullsFirst;
    else if (acceptWord(Word.Last)) order |= SortOrder.NullsLast;
    else append(node, missing(Expected.Word + Word.First));
    setEndHere(node);
  }
  setDetail(node, order);
  return node;
}

/** The clause that the word opens, if it stands here: what `by` groups, what `on` compares. */
export function clauseOfAssignments(parent: i32, by: i32): void {
  if (word() !== by) return;
  const node = clauseStart(by);
  assignments(node);
  append(parent, node);
}

/** A clause of one expression, if its word stands here. */
export function clauseOfOne(parent: i32, by: i32): void {
  if (word() !== by) return;
  const node = clauseStart(by);
  append(node, expression());
  append(parent, node);
}

export function clauseStart(by: i32): i32 {
  const node = addNode(NodeKind.Clause, by, start(), start());
  advance();
  setEndHere(node);
  return node;
}

/** KQL's `hint.strategy=shuffle`, which says how to run a step and not what it means. */
export function hints(parent: i32): void {
  while (word() === Word.Hint && peek() === Kind.Dot) {
    const node = wrap(NodeKind.Parameter, 0, anyName());
    advance();
    advance();
    expect(node, Kind.Assign);
    append(node, parameterValue());
    append(parent, node);
  }
}

/** `name=value` without commas, in front of what an operator works on. */
export function parameters(parent: i32): void {
  hints(parent);
  while (
    isParameter(Word.Kind) ||
    isParameter(Word.Flags) ||
    isParameter(Word.Isfuzzy) ||
    isParameter(Word.Withsource) ||
    isParameter(Word.WithItemindex) ||
    isParameter(Word.Bagexpansion) ||
    isParameter(Word.Maxspan)
  ) {
    append(parent, parameter());
    hints(parent);
  }
}

export function parameter(): i32 {
  const node = wrap(NodeKind.Parameter, 0, anyName());
  if (!accept(Kind.Colon)) expect(node, Kind.Assign);
  append(node, parameterValue());
  return node;
}

function parameterValue(): i32 {
  return isName(kind()) && !isWordOfLiteral() ? anyName() : kind() === Kind.LeftParenthesis ? valueList() : primary();
}

function isWordOfLiteral(): bool {
  const here = word();
  return here === Word.True || here === Word.False || here === Word.Null;
}

/** `name=value` between commas or spaces, as many as stand here. */
export function annotations(parent: i32): void {
  let isAfterComma: bool = false;
  while (isName(kind()) && peek() === Kind.Assign) {
    append(parent, parameter());
    isAfterComma = accept(Kind.Comma);
  }
  if (isAfterComma) append(parent, missing(Expected.Name));
}

/** `with (name=value, …)`, if it stands here. */
export function withClause(parent: i32): void {
  if (word() !== Word.With) return;
  const node = clauseStart(Word.With);
  if (kind() === Kind.LeftParenthesis) {
    openBracket();
    annotations(node);
    closeBracket(node, Kind.RightParenthesis);
  } else {
    append(node, missing(Kind.LeftParenthesis));
  }
  append(parent, node);
}

/** `(name:type, …)` */
export function columnDefinitions(parent: i32): void {
  if (kind() !== Kind.LeftParenthesis) {
    append(parent, missing(Kind.LeftParenthesis));
    return;
  }
  openBracket();
  if (kind() !== Kind.RightParenthesis) {
    do append(parent, columnDefinition());
    while (accept(Kind.Comma));
  }
  closeBracket(parent, Kind.RightParenthesis);
}

export function columnDefinition(): i32 {
  const node = wrap(NodeKind.ColumnDefinition, 0, anyName());
  expect(node, Kind.Colon);
  append(node, typeName());
  return node;
}

export function typeName(): i32 {
  return isName(kind()) ? leaf(NodeKind.TypeName) : missing(Expected.Type);
}

/** `to typeof(type)`, if it stands here. */
export function typeClause(parent: i32): void {
  if (word() !== Word.To) return;
  const node = clauseStart(Word.To);
  if (!acceptWord(Word.Typeof)) append(node, missing(Expected.Word + Word.Typeof));
  expect(node, Kind.LeftParenthesis);
  append(node, typeName());
  expect(node, Kind.RightParenthesis);
  append(parent, node);
}
