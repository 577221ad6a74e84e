import * as NodeKind from "../../syntax/codes/node-kind.ts";
import { AnyCaseMark, CodeMask, NegatedMark, WordMark } from "../../syntax/codes/operator-code.ts";
import { spellings } from "../../syntax/word.ts";
import { tokenSpellings } from "./token-spellings.ts";

const words = ["", ...spellings.split(/\s+/)];

/** The word with this number; empty for 0. */
export function wordSpelling(word: number): string {
  return words[word] ?? "";
}

/** `!in` and `not in` are one operator: what a node's detail says, in one spelling. */
export function operatorSpelling(kind: number, detail: number): string {
  if (kind === NodeKind.Operator || kind === NodeKind.Clause) return wordSpelling(detail);
  if (kind < NodeKind.Unary || kind > NodeKind.Between) return "";
  const code = detail & CodeMask;
  if ((detail & WordMark) === 0) return tokenSpellings[code] ?? "";
  const word = wordSpelling(code);
  const name = word === "matches" ? "matches regex" : word;
  return `${detail & NegatedMark ? "!" : ""}${name}${detail & AnyCaseMark ? "~" : ""}`;
}
