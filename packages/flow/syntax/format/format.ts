import * as NodeKind from "../codes/node-kind.ts";
import * as Kind from "../codes/token-kind.ts";
import { firstChild, nextSibling, nodeEnd, nodeKind, nodeStart } from "../nodes.ts";
import { endOf, kindOf, startOf, tokenCount, wordOf } from "../tokens.ts";
import * as Word from "../word.ts";
import {
  breakLine,
  endTrial,
  endWriter,
  indentBy,
  isOverflown,
  nextSpoken,
  startTrial,
  startWriter,
  write,
} from "./writer.ts";

/** Above zero, everything stays on its line. */
let flat: i32 = 0;

/** Writes the tree of a text without errors; every token and comment comes again, only the space between changes. */
export function format(root: i32): void {
  startWriter();
  flat = 0;
  for (let child = firstChild(root); child !== 0; child = nextSibling(child)) {
    ownTokens(NodeKind.Query, nodeStart(child));
    breakLine(0);
    layOut(child);
  }
  ownTokens(NodeKind.Query, nodeEnd(root));
  endWriter();
}

/** On one line where it fits, else broken in the way of its kind. */
function layOut(node: i32): void {
  const kind = nodeKind(node);
  if (flat > 0 || !isBreakable(kind)) {
    inOrder(node, kind);
  } else if (kind !== NodeKind.Pipeline && fits(node)) {
    flat++;
    inOrder(node, kind);
    flat--;
  } else {
    broken(node, kind);
  }
}

function broken(node: i32, kind: i32): void {
  if (kind === NodeKind.Pipeline) onePipeALine(node);
  else if (kind === NodeKind.Operator || kind === NodeKind.Clause) brokenAtCommas(node, kind);
  else if (kind === NodeKind.Logical || kind === NodeKind.Range) brokenBetween(node, kind);
  else brokenInside(node, kind);
}

function isBreakable(kind: i32): bool {
  switch (kind) {
    case NodeKind.Pipeline:
    case NodeKind.Operator:
    case NodeKind.Clause:
    case NodeKind.Logical:
    case NodeKind.Range:
    case NodeKind.Subquery:
    case NodeKind.Parenthesised:
    case NodeKind.Call:
    case NodeKind.ArrayLiteral:
    case NodeKind.ObjectLiteral:
    case NodeKind.ValueList:
      return true;
  }
  return false;
}

function fits(node: i32): bool {
  flat++;
  startTrial();
  inOrder(node, nodeKind(node));
  flat--;
  return endTrial();
}

/** The node's own tokens and its children, as they come. */
function inOrder(node: i32, kind: i32): void {
  for (let child = firstChild(node); child !== 0; child = nextSibling(child)) {
    ownTokens(kind, nodeStart(child));
    if (flat > 0 && isOverflown) return;
    layOut(child);
  }
  ownTokens(kind, nodeEnd(node));
}

/** Writes the tokens that stand before this offset. */
function ownTokens(kind: i32, offset: i32): void {
  for (let token = nextSpoken(); isBefore(token, offset); token = nextSpoken()) own(kind, token);
}

function isBefore(token: i32, offset: i32): bool {
  return token < tokenCount() - 1 && startOf(token) < offset;
}

/** What belongs together without a sign that says so: `aws*`, `typeof(`. */
function own(kind: i32, token: i32): void {
  const isAdjacent = token > 0 && startOf(token) === endOf(token - 1);
  const isPattern = kind === NodeKind.ColumnPattern || kind === NodeKind.Table;
  const isType = kind === NodeKind.Clause && kindOf(token) === Kind.LeftParenthesis && isTypeof(token);
  write(kind, isType || (isPattern && isAdjacent));
}

function isTypeof(parenthesis: i32): bool {
  let token = parenthesis - 1;
  while (kindOf(token) >= Kind.LineComment) token--;
  return wordOf(token) === Word.Typeof;
}

function onePipeALine(node: i32): void {
  for (let child = firstChild(node); child !== 0; child = nextSibling(child)) {
    if (kindOf(nextSpoken()) === Kind.Pipe) breakLine(0);
    ownTokens(NodeKind.Pipeline, nodeStart(child));
    layOut(child);
  }
}

/** Behind each comma, and before each clause, a line begins. */
function brokenAtCommas(node: i32, kind: i32): void {
  for (let child = firstChild(node); child !== 0; child = nextSibling(child)) {
    const isList = kindOf(nextSpoken()) === Kind.Comma;
    const isClause = kind === NodeKind.Operator && nodeKind(child) === NodeKind.Clause;
    ownTokens(kind, nodeStart(child));
    indentBy(2);
    if (isList || isClause) breakLine(0);
    layOut(child);
    indentBy(-2);
  }
  ownTokens(kind, nodeEnd(node));
}

/** A line begins before each `and`, `or` or `..`. */
function brokenBetween(node: i32, kind: i32): void {
  for (let child = firstChild(node); child !== 0; child = nextSibling(child)) {
    if (child !== firstChild(node)) breakLine(0);
    ownTokens(kind, nodeStart(child));
    layOut(child);
  }
  ownTokens(kind, nodeEnd(node));
}

/** What brackets hold goes on lines of its own, a line an item. */
function brokenInside(node: i32, kind: i32): void {
  const isCall = kind === NodeKind.Call;
  let child = firstChild(node);
  if (isCall) {
    layOut(child);
    child = nextSibling(child);
  }
  own(kind, nextSpoken());
  indentBy(2);
  for (; child !== 0; child = nextSibling(child)) {
    ownTokens(kind, nodeStart(child));
    breakLine(0);
    layOut(child);
  }
  indentBy(-2);
  breakLine(0);
  ownTokens(kind, nodeEnd(node));
}
