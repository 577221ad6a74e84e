import * as Code from "./codes/error-code.ts";
import * as Expected from "./codes/expected.ts";
import * as NodeKind from "./codes/node-kind.ts";
import * as Operator from "./codes/operator-code.ts";
import * as Kind from "./codes/token-kind.ts";
import {
  accept,
  acceptWord,
  advance,
  after,
  current,
  isAdjacent,
  kind,
  missing,
  start,
  word,
  wrongToken,
} from "./cursor.ts";
import { enter, isTooHigh, leave } from "./depth.ts";
import { defineExpression } from "./grammar.ts";
import { anyName, isNameHere } from "./names.ts";
import { addNode, append, height, nodeKind, wrap } from "./nodes.ts";
import { allowRange, bracketed, callArguments, primary, valueList } from "./primary.ts";
import { endOf, kindOf, startOf, wordOf } from "./tokens.ts";
import * as Word from "./word.ts";

/** Whether `:` compares here, as in `search name:'x'`. */
let isSearching: bool = false;

/** Binds from loosest to tightest: or, and, not, comparisons, + -, * / %, signs, members and calls. */
function orChain(): i32 {
  return chain(Word.Or);
}

/** What `search` looks for: an expression in which `column:term` is allowed. */
export function searchTerms(): i32 {
  isSearching = true;
  const node = orChain();
  isSearching = false;
  return node;
}

function chain(by: i32): i32 {
  let node = by === Word.Or ? chain(Word.And) : negation();
  if (word() !== by) return node;
  node = wrap(NodeKind.Logical, Operator.WordMark | by, node);
  while (acceptWord(by)) append(node, by === Word.Or ? chain(Word.And) : negation());
  return node;
}

function negation(): i32 {
  if (word() !== Word.Not) return comparison();
  return prefixed(Operator.WordMark | Word.Not);
}

/** An operator in front of its operand. */
function prefixed(operator: i32): i32 {
  if (!enter()) return wrongToken(Code.TooDeep);
  const node = addNode(NodeKind.Unary, operator, start(), start());
  advance();
  append(node, operator === (Operator.WordMark | Word.Not) ? negation() : sign());
  leave();
  return node;
}

function comparison(): i32 {
  let node = sum();
  let isChained: bool = false;
  while (true) {
    const operator = comparisonOperator();
    if (operator === 0) return node;
    if (isTooHigh(height(node))) return tooHigh(node);
    const first = wrap(comparisonKind(operator), operator, node);
    if (isChained) append(first, addNode(NodeKind.ErrorNode, Code.ChainedComparison, start(), start()));
    takeOperator(operator);
    append(first, rightSide(operator & Operator.CodeMask, (operator & Operator.WordMark) !== 0));
    node = first;
    isChained = true;
  }
}

function comparisonKind(operator: i32): i32 {
  const isBetween = (operator & (Operator.WordMark | Operator.CodeMask)) === (Operator.WordMark | Word.Between);
  return isBetween ? NodeKind.Between : NodeKind.Binary;
}

/** The code of the comparison that stands here, which is not taken; 0 where none does. */
function comparisonOperator(): i32 {
  const here = kind();
  if (here >= Kind.Equal && here <= Kind.GreaterOrEqual) return here;
  if (here === Kind.Colon) return isSearching ? here : 0;
  if (here === Kind.Bang) return wordOperator(after(current), Operator.NegatedMark);
  if (here !== Kind.Identifier) return 0;
  return word() === Word.Not ? wordOperator(after(current), Operator.NegatedMark) : wordOperator(current, 0);
}

function wordOperator(token: i32, marks: i32): i32 {
  if (kindOf(token) !== Kind.Identifier) return 0;
  const operator = wordOf(token);
  if (!isComparing(operator)) return 0;
  if (operator === Word.Matches && wordOf(after(token)) !== Word.Regex) return 0;
  const tilde = after(token);
  const isAnyCase = operator === Word.In && kindOf(tilde) === Kind.Tilde && startOf(tilde) === endOf(token);
  return Operator.WordMark | operator | marks | (isAnyCase ? Operator.AnyCaseMark : 0);
}

function isComparing(operator: i32): bool {
  return operator === Word.In || operator === Word.Between || (operator >= Word.Contains && operator <= Word.Ilike);
}

function takeOperator(operator: i32): void {
  const isMatches = (operator & (Operator.WordMark | Operator.CodeMask)) === (Operator.WordMark | Word.Matches);
  advance();
  if (operator & Operator.NegatedMark) advance();
  if (isMatches || operator & Operator.AnyCaseMark) advance();
}

function rightSide(code: i32, isWord: bool): i32 {
  if (!isWord) return sum();
  if (code === Word.Between) return range();
  const takesMany = code === Word.In || code === Word.HasAny || code === Word.HasAll;
  return takesMany && kind() === Kind.LeftParenthesis ? valueList() : sum();
}

/** `lowest .. highest`, between parentheses or not. */
function range(): i32 {
  allowRange();
  const lowest = sum();
  if (nodeKind(lowest) === NodeKind.Range) return lowest;
  const node = wrap(NodeKind.Range, 0, lowest);
  if (accept(Kind.DotDot)) append(node, sum());
  else append(node, missing(Kind.DotDot));
  return node;
}

function sum(): i32 {
  let node = product();
  for (let here = kind(); here === Kind.Plus || here === Kind.Minus; here = kind()) {
    if (isTooHigh(height(node))) return tooHigh(node);
    node = wrap(NodeKind.Binary, here, node);
    advance();
    append(node, product());
  }
  return node;
}

function product(): i32 {
  let node = sign();
  for (let here = kind(); here === Kind.Star || here === Kind.Slash || here === Kind.Percent; here = kind()) {
    if (isTooHigh(height(node))) return tooHigh(node);
    node = wrap(NodeKind.Binary, here, node);
    advance();
    append(node, sign());
  }
  return node;
}

function sign(): i32 {
  const here = kind();
  return here === Kind.Minus || here === Kind.Plus ? prefixed(here) : postfix();
}

function postfix(): i32 {
  let node = primary();
  if (nodeKind(node) === NodeKind.ErrorNode) return node;
  while (true) {
    const here = kind();
    if (here !== Kind.Dot && here !== Kind.LeftBracket && here !== Kind.LeftParenthesis) return node;
    if (here === Kind.LeftParenthesis && !canBeCalled(node)) return node;
    if (isTooHigh(height(node))) return tooHigh(node);
    node = here === Kind.Dot ? member(node) : here === Kind.LeftBracket ? index(node) : call(node);
  }
}

function canBeCalled(node: i32): bool {
  return nodeKind(node) === NodeKind.Identifier || nodeKind(node) === NodeKind.Member;
}

function member(object: i32): i32 {
  const node = wrap(NodeKind.Member, 0, object);
  advance();
  // A word on the next line begins something else; what is missing is the name behind the dot.
  append(node, isNameHere() && (isAdjacent() || !isReservedAfterDot()) ? anyName() : missing(Expected.Name));
  return node;
}

function isReservedAfterDot(): bool {
  const here = word();
  return here === Word.And || here === Word.Or || here === Word.By || here === Word.On || here === Word.Let;
}

function index(object: i32): i32 {
  const node = wrap(NodeKind.Index, 0, object);
  bracketed(node);
  return node;
}

function call(callee: i32): i32 {
  const node = wrap(NodeKind.Call, 0, callee);
  callArguments(node);
  return node;
}

function tooHigh(node: i32): i32 {
  const error = wrap(NodeKind.ErrorNode, Code.TooDeep, node);
  append(error, wrongToken(Code.Told));
  return error;
}

/** Tells the grammar what an expression is; once, before the first text. */
export function defineExpressions(): void {
  defineExpression(orChain);
}
