import { isLineEnd } from "./characters.ts";
import * as Code from "./codes/error-code.ts";
import * as NodeKind from "./codes/node-kind.ts";
import * as Kind from "./codes/token-kind.ts";
import { addNode, append, extendTo } from "./nodes.ts";
import { unitAt } from "./text.ts";
import { endOf, kindOf, partnerOf, startOf, tokenCount, wordOf } from "./tokens.ts";
import * as Word from "./word.ts";

/** The token that the parser looks at; never one that it does not see. */
export let current: i32 = 0;
/** Where the token before it ends. */
export let lastEnd: i32 = 0;
/** Brackets around the current token that wait for their end. */
let openBrackets: i32 = 0;
/** The token at which the last error was told: one error a place. */
let toldAt: i32 = -1;

export function startCursor(): void {
  current = visible(0);
  lastEnd = 0;
  openBrackets = 0;
  toldAt = -1;
}

function visible(token: i32): i32 {
  while (kindOf(token) >= Kind.LineComment) token++;
  return token;
}

export function advance(): void {
  lastEnd = endOf(current);
  if (current < tokenCount() - 1) current = visible(current + 1);
}

/** The kind of the token behind the current one. */
export function peek(): i32 {
  return kindOf(after(current));
}

/** The next token that the parser sees. */
export function after(token: i32): i32 {
  return kindOf(token) === Kind.EndOfText ? token : visible(token + 1);
}

export function kind(): i32 {
  return kindOf(current);
}

/** The word that stands here; 0 where none of the grammar does. */
export function word(): i32 {
  return kindOf(current) === Kind.Identifier ? wordOf(current) : 0;
}

export function start(): i32 {
  return startOf(current);
}

/** Whether nothing stands between the current token and the one before. */
export function isAdjacent(): bool {
  return startOf(current) === lastEnd;
}

/** Whether the word stands here as a parameter's name. */
export function isParameter(name: i32): bool {
  if (word() !== name) return false;
  const next = peek();
  return next === Kind.Assign || next === Kind.Colon;
}

export function accept(wanted: i32): bool {
  if (kindOf(current) !== wanted) return false;
  advance();
  return true;
}

export function acceptWord(wanted: i32): bool {
  if (word() !== wanted) return false;
  advance();
  return true;
}

/** Takes the token, or puts an error into the parent that says that it is missing. */
export function expect(parent: i32, wanted: i32): void {
  if (accept(wanted)) setEndHere(parent);
  else append(parent, missing(wanted));
}

export function expectWord(parent: i32, wanted: i32, code: i32): void {
  if (acceptWord(wanted)) setEndHere(parent);
  else append(parent, missing(code + wanted));
}

/** Opens a bracket: what is skipped inside ends at the bracket that closes. */
export function openBracket(): void {
  openBrackets++;
  advance();
}

export function closeBracket(parent: i32, wanted: i32): void {
  openBrackets--;
  expect(parent, wanted);
}

/** An empty error in front of the current token. */
export function missing(expected: i32): i32 {
  const isTold = toldAt === current;
  toldAt = current;
  const place = start();
  return addNode(NodeKind.ErrorNode, isTold ? Code.Told : Code.Expected | (expected << 8), place, place);
}

/** An error that covers the current token, which is taken. */
export function wrongToken(code: i32): i32 {
  const node = addNode(NodeKind.ErrorNode, code, start(), endOf(current));
  toldAt = current;
  advance();
  return node;
}

/** Whether an operator, a statement or the brackets around end here. */
export function isEnd(): bool {
  const here = kind();
  if (here === Kind.EndOfText || here === Kind.Pipe || here === Kind.Semicolon) return true;
  if (openBrackets > 0 && isClosing(here)) return true;
  return word() === Word.Let && isLineStart();
}

function isClosing(here: i32): bool {
  return here === Kind.RightParenthesis || here === Kind.RightBracket || here === Kind.RightBrace;
}

/** Whether the current token is the first on its line. */
function isLineStart(): bool {
  for (let at = start() - 1; at >= lastEnd; at--) {
    if (isLineEnd(unitAt(at))) return true;
  }
  return false;
}

/** Takes what nobody understands up to the end of the operator, whole brackets at once; 0 where nothing is left. */
export function skipped(code: i32): i32 {
  if (isEnd()) return 0;
  const isTold = toldAt === current;
  const node = addNode(NodeKind.ErrorNode, isTold ? Code.Told : code, start(), start());
  while (!isEnd()) {
    const here = kind();
    const isOpening = here === Kind.LeftParenthesis || here === Kind.LeftBracket || here === Kind.LeftBrace;
    if (isOpening && partnerOf(current) > 0) current = partnerOf(current);
    advance();
  }
  setEndHere(node);
  toldAt = current;
  return node;
}

export function setEndHere(node: i32): void {
  extendTo(node, lastEnd);
}
