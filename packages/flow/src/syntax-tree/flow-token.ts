import type * as TokenKind from "../../syntax/codes/token-kind.ts";

export type FlowTokenKind = keyof typeof TokenKind;

/** A token or comment; between two of them is nothing but space. Offsets count UTF-16 units. */
export interface FlowToken {
  readonly kind: FlowTokenKind;
  readonly start: number;
  readonly end: number;
}
