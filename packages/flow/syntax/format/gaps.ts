import * as NodeKind from "../codes/node-kind.ts";
import * as Kind from "../codes/token-kind.ts";

/** Whether a space stands between two tokens of one line; each with the kind of the node that it belongs to itself. */
export function isSpaced(before: i32, beforeIn: i32, token: i32, tokenIn: i32): bool {
  if (before === Kind.LeftParenthesis || before === Kind.LeftBracket || before === Kind.Dot || before === Kind.Bang) {
    return false;
  }
  if (before === Kind.Colon) return beforeIn === NodeKind.Property;
  if (before === Kind.Assign && isTight(beforeIn)) return false;
  // Two of them together at the start of a line would begin a comment.
  if (before === Kind.Minus && beforeIn === NodeKind.Unary) return token === Kind.Minus;
  if (before === Kind.Plus && beforeIn === NodeKind.Unary) return false;
  if (before === Kind.LeftBrace && beforeIn === NodeKind.ObjectLiteral) return false;
  return !isGluedToPrevious(token, tokenIn);
}

function isGluedToPrevious(token: i32, owner: i32): bool {
  switch (token) {
    case Kind.Comma:
    case Kind.Semicolon:
    case Kind.Dot:
    case Kind.Colon:
    case Kind.Tilde:
    case Kind.RightParenthesis:
    case Kind.RightBracket:
      return true;
    case Kind.Assign:
      return isTight(owner);
    case Kind.LeftParenthesis:
      return owner === NodeKind.Call || owner === NodeKind.Datatable;
    case Kind.LeftBracket:
      return owner === NodeKind.Index;
    case Kind.RightBrace:
      return owner === NodeKind.ObjectLiteral;
  }
  return false;
}

function isTight(owner: i32): bool {
  return owner === NodeKind.Parameter || owner === NodeKind.Destination;
}
