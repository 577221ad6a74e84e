import * as Kind from "./codes/token-kind.ts";
import { kindOf, partnerOf, setPartner, tokenCount } from "./tokens.ts";

// While brackets are open, a bracket's partner is the one opened before it, as a negative number.
let innermost: i32 = -1;
let parentheses: i32 = 0;
let brackets: i32 = 0;
let braces: i32 = 0;

/** Tells every opening bracket where it is closed, in one pass; none reaches beyond a `;`. */
export function matchBrackets(): void {
  const count = tokenCount();
  for (let token = 0; token < count; token++) {
    const kind = kindOf(token);
    if (kind === Kind.Semicolon) closeAll();
    if (kind < Kind.LeftParenthesis || kind > Kind.RightBrace) continue;
    if (((kind - Kind.LeftParenthesis) & 1) === 0) open(token, kind);
    else close(token, kind - 1);
  }
  closeAll();
}

function open(token: i32, kind: i32): void {
  setPartner(token, -innermost - 2);
  innermost = token;
  add(kind, 1);
}

/** Brackets opened in between stay without a partner. */
function close(token: i32, kind: i32): void {
  if (openOf(kind) === 0) return;
  while (kindOf(innermost) !== kind) drop();
  const opening = innermost;
  drop();
  setPartner(opening, token);
}

function closeAll(): void {
  while (innermost >= 0) drop();
}

function drop(): void {
  const token = innermost;
  innermost = -partnerOf(token) - 2;
  setPartner(token, 0);
  add(kindOf(token), -1);
}

function openOf(kind: i32): i32 {
  if (kind === Kind.LeftParenthesis) return parentheses;
  return kind === Kind.LeftBracket ? brackets : braces;
}

function add(kind: i32, many: i32): void {
  if (kind === Kind.LeftParenthesis) parentheses += many;
  else if (kind === Kind.LeftBracket) brackets += many;
  else braces += many;
}
