import * as Expected from "./codes/expected.ts";
import * as NodeKind from "./codes/node-kind.ts";
import * as Kind from "./codes/token-kind.ts";
import { advance, after, current, isAdjacent, kind, missing, setEndHere, start, word } from "./cursor.ts";
import { addNode } from "./nodes.ts";
import { endOf, kindOf } from "./tokens.ts";
import * as Word from "./word.ts";

export function isName(kind: i32): bool {
  return kind === Kind.Identifier || kind === Kind.QuotedIdentifier;
}

/** Words that cannot begin an expression, so that what is missing before them is noticed. */
export function isReserved(word: i32): bool {
  return (
    word === Word.Let ||
    word === Word.And ||
    word === Word.Or ||
    word === Word.Not ||
    word === Word.In ||
    word === Word.Between ||
    word === Word.By ||
    word === Word.On ||
    word === Word.Asc ||
    word === Word.Desc
  );
}

/** `['Two words']`, as KQL quotes a name, where a list cannot stand. */
function isBracketedName(): bool {
  if (kind() !== Kind.LeftBracket) return false;
  const text = after(current);
  return kindOf(text) === Kind.QuotedString && kindOf(after(text)) === Kind.RightBracket;
}

function bracketedName(): i32 {
  const node = leaf(NodeKind.Identifier);
  advance();
  advance();
  setEndHere(node);
  return node;
}

/** Whether a name stands here, where a list cannot stand. */
export function isNameHere(): bool {
  return isName(kind()) || isBracketedName();
}

/** Any word as a name: what stands there can be nothing else. */
export function anyName(): i32 {
  if (isBracketedName()) return bracketedName();
  if (!isName(kind())) return missing(Expected.Name);
  return leaf(NodeKind.Identifier);
}

/** A name, unless a word stands there that the grammar keeps for itself. */
export function name(): i32 {
  return isReserved(word()) ? missing(Expected.Name) : anyName();
}

/** A node of the current token, which is taken. */
export function leaf(nodeKind: i32): i32 {
  const node = addNode(nodeKind, 0, start(), endOf(current));
  advance();
  return node;
}

/** `p_*`, `*`: letters and stars without a space in between. */
export function columnPattern(): i32 {
  if (isBracketedName()) return bracketedName();
  if (!isPatternPart(kind())) return missing(Expected.Name);
  const node = leaf(NodeKind.ColumnPattern);
  while (isAdjacent() && (isPatternPart(kind()) || kind() === Kind.Dot)) advance();
  setEndHere(node);
  return node;
}

function isPatternPart(kind: i32): bool {
  return isName(kind) || kind === Kind.Star;
}
