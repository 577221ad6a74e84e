import * as Code from "./codes/error-code.ts";
import * as Expected from "./codes/expected.ts";
import * as NodeKind from "./codes/node-kind.ts";
import * as Kind from "./codes/token-kind.ts";
import {
  accept,
  advance,
  after,
  closeBracket,
  current,
  expect,
  kind,
  missing,
  openBracket,
  peek,
  start,
  word,
  wrongToken,
} from "./cursor.ts";
import { enter, leave } from "./depth.ts";
import { expression, isPipelineAhead, pipeline } from "./grammar.ts";
import { anyName, isName, isReserved, leaf } from "./names.ts";
import { addNode, append, setDetail, setKind, wrap } from "./nodes.ts";
import { kindOf, partnerOf } from "./tokens.ts";
import * as Word from "./word.ts";

/** Whether the innermost parenthesis may hold `lowest .. highest`. */
let rangeAt: i32 = -1;

/** The next parenthesis, if it stands here, may hold a range. */
export function allowRange(): void {
  rangeAt = current;
}

/** A literal, a name, something in brackets or a lambda; an error where an expression is missing. */
export function primary(): i32 {
  switch (kind()) {
    case Kind.Identifier:
      return wordOrName();
    case Kind.QuotedIdentifier:
      return leaf(NodeKind.Identifier);
    case Kind.QuotedString:
    case Kind.VerbatimString:
    case Kind.UnterminatedString:
      return leaf(NodeKind.StringLiteral);
    case Kind.Integer:
    case Kind.MalformedNumber:
      return leaf(NodeKind.IntegerLiteral);
    case Kind.Double:
      return leaf(NodeKind.DoubleLiteral);
    case Kind.Timespan:
      return leaf(NodeKind.TimespanLiteral);
    case Kind.Datetime:
      return leaf(NodeKind.DatetimeLiteral);
    case Kind.LeftParenthesis:
      return nested(0);
    case Kind.LeftBracket:
      return nested(1);
    case Kind.LeftBrace:
      return nested(2);
  }
  return missing(Expected.Expression);
}

function wordOrName(): i32 {
  const here = word();
  if (here === 0) return leaf(NodeKind.Identifier);
  if (here === Word.True || here === Word.False) {
    const node = leaf(NodeKind.BooleanLiteral);
    setDetail(node, here === Word.True ? 1 : 0);
    return node;
  }
  if (here === Word.Null) return leaf(NodeKind.NullLiteral);
  if (here === Word.Fn && peek() === Kind.LeftParenthesis) return nested(3);
  return isReserved(here) ? missing(Expected.Expression) : leaf(NodeKind.Identifier);
}

/** What holds expressions itself, as deep as is allowed. */
function nested(form: i32): i32 {
  if (!enter()) return wrongToken(Code.TooDeep);
  const node = form === 0 ? parenthesised() : form === 1 ? arrayLiteral() : form === 2 ? objectLiteral() : lambda();
  leave();
  return node;
}

function parenthesised(): i32 {
  const isRange = rangeAt === current;
  const from = start();
  openBracket();
  if (isPipelineAhead()) return subqueryFrom(from);
  const node = addNode(NodeKind.Parenthesised, 0, from, from);
  append(node, expression());
  if (isRange && accept(Kind.DotDot)) {
    setKind(node, NodeKind.Range);
    append(node, expression());
  }
  closeBracket(node, Kind.RightParenthesis);
  return node;
}

function subqueryFrom(from: i32): i32 {
  const node = addNode(NodeKind.Subquery, 0, from, from);
  append(node, pipeline());
  closeBracket(node, Kind.RightParenthesis);
  return node;
}

/** A pipeline between parentheses, where nothing else can stand. */
export function subquery(): i32 {
  if (!enter()) return wrongToken(Code.TooDeep);
  const from = start();
  openBracket();
  const node = subqueryFrom(from);
  leave();
  return node;
}

function arrayLiteral(): i32 {
  const node = addNode(NodeKind.ArrayLiteral, 0, start(), start());
  openBracket();
  expressions(node, Kind.RightBracket);
  closeBracket(node, Kind.RightBracket);
  return node;
}

/** `( a, b )` where only values or a pipeline can stand, as after `in`. */
export function valueList(): i32 {
  if (!enter()) return wrongToken(Code.TooDeep);
  const from = start();
  openBracket();
  let node = 0;
  if (isPipelineAhead()) {
    node = subqueryFrom(from);
  } else {
    node = addNode(NodeKind.ValueList, 0, from, from);
    expressions(node, Kind.RightParenthesis);
    closeBracket(node, Kind.RightParenthesis);
  }
  leave();
  return node;
}

/** What stands between the brackets behind an expression: a position or a key. */
export function bracketed(parent: i32): void {
  if (!enter()) {
    append(parent, wrongToken(Code.TooDeep));
    return;
  }
  openBracket();
  append(parent, expression());
  closeBracket(parent, Kind.RightBracket);
  leave();
}

/** Expressions between commas, none if the end stands here. */
function expressions(parent: i32, end: i32): void {
  if (kind() === end) return;
  do append(parent, expression());
  while (accept(Kind.Comma));
}

/** What stands between the parentheses of a call; `name = value` names an argument. */
export function callArguments(parent: i32): void {
  if (!enter()) {
    append(parent, wrongToken(Code.TooDeep));
    return;
  }
  openBracket();
  if (kind() !== Kind.RightParenthesis) {
    do append(parent, argument());
    while (accept(Kind.Comma));
  }
  closeBracket(parent, Kind.RightParenthesis);
  leave();
}

function argument(): i32 {
  if (isPipelineAhead()) return pipeline();
  if (kind() === Kind.Star && (peek() === Kind.Comma || peek() === Kind.RightParenthesis)) {
    return leaf(NodeKind.ColumnPattern);
  }
  const value = expression();
  if (kind() !== Kind.Assign) return value;
  const node = wrap(NodeKind.NamedArgument, 0, value);
  advance();
  append(node, expression());
  return node;
}

function objectLiteral(): i32 {
  const node = addNode(NodeKind.ObjectLiteral, 0, start(), start());
  openBracket();
  if (kind() !== Kind.RightBrace) {
    do append(node, property());
    while (accept(Kind.Comma));
  }
  closeBracket(node, Kind.RightBrace);
  return node;
}

function property(): i32 {
  const node = wrap(NodeKind.Property, 0, kind() === Kind.Identifier ? anyName() : primary());
  expect(node, Kind.Colon);
  append(node, expression());
  return node;
}

function lambda(): i32 {
  const from = start();
  advance();
  return lambdaFrom(from);
}

/** KQL's `(a: string) { … }` of a `let`: what `fn (a) { … }` is; the types are read and not kept. */
export function isTypedLambdaAhead(): bool {
  if (kind() !== Kind.LeftParenthesis) return false;
  const end = partnerOf(current);
  return end > 0 && kindOf(after(end)) === Kind.LeftBrace;
}

export function typedLambda(): i32 {
  if (!enter()) return wrongToken(Code.TooDeep);
  const node = lambdaFrom(start());
  leave();
  return node;
}

function lambdaFrom(from: i32): i32 {
  const node = addNode(NodeKind.Lambda, 0, from, from);
  openBracket();
  if (kind() !== Kind.RightParenthesis) {
    do {
      append(node, anyName());
      if (accept(Kind.Colon) && isName(kind())) advance();
    } while (accept(Kind.Comma));
  }
  closeBracket(node, Kind.RightParenthesis);
  if (kind() !== Kind.LeftBrace) {
    append(node, missing(Kind.LeftBrace));
    return node;
  }
  openBracket();
  append(node, isPipelineAhead() ? pipeline() : expression());
  closeBracket(node, Kind.RightBrace);
  return node;
}
