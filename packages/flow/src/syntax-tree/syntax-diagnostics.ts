import * as Code from "../../syntax/codes/error-code.ts";
import * as Expected from "../../syntax/codes/expected.ts";
import type { FlowDiagnostic } from "../diagnostics/flow-diagnostic.ts";
import { insteadOf } from "../diagnostics/instead-of.ts";
import { bindingMessages } from "../diagnostics/messages.ts";
import { syntaxMessages } from "../diagnostics/syntax-messages.ts";
import type { FlowNode } from "./flow-node.ts";
import type { FlowToken } from "./flow-token.ts";
import { wordSpelling } from "./operator-spelling.ts";
import { tokenSpellings } from "./token-spellings.ts";

const expectedThings: Readonly<Record<number, string>> = {
  [Expected.Expression]: "an expression",
  [Expected.Name]: "a name",
  [Expected.TableName]: "a table",
  [Expected.OperatorName]: "an operator",
  [Expected.Type]: "a type",
};

/** The errors of a text: those of single tokens and those of the grammar, in order. */
export function syntaxDiagnostics(
  text: string,
  tokens: readonly FlowToken[],
  errorNodes: readonly FlowNode[],
): FlowDiagnostic[] {
  const ofTokens = tokens.flatMap((token) => tokenDiagnostic(text, token) ?? []);
  const ofNodes = errorNodes.flatMap((node) => nodeDiagnostic(text, tokens, node) ?? []);
  return [...ofTokens, ...ofNodes].sort((a, b) => a.start - b.start || a.end - b.end);
}

function tokenDiagnostic(text: string, { kind, start, end }: FlowToken): FlowDiagnostic | undefined {
  const found = text.slice(start, end);
  switch (kind) {
    case "UnterminatedString":
      return error("unterminated_string", syntaxMessages.unterminated_string(), start, end);
    case "UnterminatedComment":
      return error("unterminated_comment", syntaxMessages.unterminated_comment(), start, end);
    case "MalformedNumber":
      return error("malformed_number", syntaxMessages.malformed_number(found), start, end);
    case "UnknownCharacter":
      return error("unknown_character", syntaxMessages.unknown_character(found), start, end);
    default:
      return undefined;
  }
}

function nodeDiagnostic(text: string, tokens: readonly FlowToken[], node: FlowNode): FlowDiagnostic | undefined {
  const { start, end, detail } = node;
  switch (detail & 0xff) {
    case Code.Expected:
      return error(
        "expected",
        syntaxMessages.expected(expectedThing(detail >> 8), found(text, tokens, start)),
        start,
        end,
      );
    case Code.Unexpected:
      return error("unexpected", syntaxMessages.unexpected(found(text, tokens, start)), start, end);
    case Code.UnknownOperator:
      return unknownOperator(text.slice(start, end), start, end);
    case Code.ChainedComparison:
      return error("chained_comparison", syntaxMessages.chained_comparison(), start, end);
    case Code.TooDeep:
      return error("too_deep", syntaxMessages.too_deep(), start, end);
    default:
      return undefined;
  }
}

function unknownOperator(name: string, start: number, end: number): FlowDiagnostic {
  const instead = insteadOf(name);
  const message =
    instead === undefined ? syntaxMessages.unknown_operator(name) : bindingMessages.not_supported(name, instead);
  return error("unknown_operator", message, start, end);
}

function error(code: FlowDiagnostic["code"], message: string, start: number, end: number): FlowDiagnostic {
  return { code, severity: "error", message, start, end };
}

function expectedThing(what: number): string {
  if (what >= Expected.Word) return wordSpelling(what - Expected.Word);
  return expectedThings[what] ?? tokenSpellings[what] ?? "something else";
}

function found(text: string, tokens: readonly FlowToken[], start: number): string {
  const token = tokens.find((candidate) => candidate.start >= start && !isHidden(candidate));
  return token === undefined ? "the end of the query" : text.slice(token.start, token.end);
}

function isHidden({ kind }: FlowToken): boolean {
  return kind === "LineComment" || kind === "BlockComment" || kind === "UnterminatedComment";
}
