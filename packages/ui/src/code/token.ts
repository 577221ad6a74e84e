export type TokenKind = "comment" | "string" | "number" | "keyword" | "name" | "decorator" | "plain";

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}
