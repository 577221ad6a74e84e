import { compilePatterns } from "./compile-pattern.ts";
import { anyText } from "./pattern.ts";

/** A condition over the names of searches. */
export type SigmaCondition =
  | { readonly kind: "search"; readonly name: string }
  | { readonly kind: "not"; readonly part: SigmaCondition }
  | { readonly kind: "and" | "or"; readonly parts: readonly SigmaCondition[] }
  /** `1 of selection_*`, `all of them`; `least` is undefined for all. */
  | { readonly kind: "of"; readonly least: number | undefined; readonly names: readonly string[] };

/** `at` is an index into the condition's text. */
export type ConditionFailure = { readonly message: string; readonly at: number; readonly isUnsupported: boolean };

class ConditionError extends Error {
  readonly failure: ConditionFailure;
  constructor(message: string, at: number, isUnsupported = false) {
    super(message);
    this.failure = { message, at, isUnsupported };
  }
}

interface Token {
  readonly text: string;
  readonly at: number;
}

const tokenPattern = /\s*([()|]|[^\s()|]+)/y;
/** Deeper nesting is no rule but an attempt. */
const depthMax = 100;

/** Reads the condition of a rule with these searches. */
export function readCondition(text: string, searches: readonly string[]): SigmaCondition | ConditionFailure {
  try {
    return parse(tokensOf(text), searches, text.length);
  } catch (error) {
    if (error instanceof ConditionError) return error.failure;
    throw error;
  }
}

export function isFailure(read: SigmaCondition | ConditionFailure): read is ConditionFailure {
  return "message" in read;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  for (let match = tokenPattern.exec(text); match !== null; match = tokenPattern.exec(text)) {
    const [, token = ""] = match;
    tokens.push({ text: token, at: tokenPattern.lastIndex - token.length });
  }
  return tokens;
}

function parse(tokens: readonly Token[], searches: readonly string[], end: number): SigmaCondition {
  let next = 0;
  const word = () => tokens[next]?.text.toLowerCase();
  const place = () => tokens[next]?.at ?? end;
  const takes = (wanted: string) => {
    if (word() !== wanted) return false;
    next += 1;
    return true;
  };

  function chain(kind: "and" | "or", read: (depth: number) => SigmaCondition, depth: number): SigmaCondition {
    const first = read(depth);
    const parts = [first];
    while (takes(kind)) parts.push(read(depth));
    return parts.length === 1 ? first : { kind, parts };
  }
  const either = (depth: number): SigmaCondition => chain("or", both, depth);
  const both = (depth: number): SigmaCondition => chain("and", single, depth);

  function single(depth: number): SigmaCondition {
    if (depth > depthMax) throw new ConditionError("the condition is nested too deeply", place());
    if (takes("not")) return { kind: "not", part: single(depth + 1) };
    if (takes("(")) {
      const inner = either(depth + 1);
      if (!takes(")")) throw new ConditionError("a closing ) is missing", place());
      return inner;
    }
    return tokens[next + 1]?.text.toLowerCase() === "of" ? several() : search();
  }

  function several(): SigmaCondition {
    const least = leastOf(tokens[next]);
    next += 2;
    const pattern = tokens[next];
    if (pattern === undefined) throw new ConditionError("a pattern of names, or them, is missing after of", end);
    next += 1;
    const names = namesMatching(pattern.text, searches);
    if (names.length > 0) return { kind: "of", least, names };
    const known = searches.join(", ");
    throw new ConditionError(`the rule has no search named ${pattern.text}, only ${known}`, pattern.at);
  }

  function search(): SigmaCondition {
    const token = tokens[next];
    if (token === undefined) throw new ConditionError("the name of a search is missing", end);
    if (!searches.includes(token.text)) {
      const known = searches.length === 0 ? "none" : searches.join(", ");
      throw new ConditionError(`the rule has no search named ${token.text}, only ${known}`, token.at);
    }
    next += 1;
    return { kind: "search", name: token.text };
  }

  const condition = either(0);
  const left = tokens[next];
  if (left === undefined) return condition;
  if (left.text === "|")
    throw new ConditionError("aggregation with | is deprecated: write a correlation", left.at, true);
  throw new ConditionError(`${left.text} is not expected here: join searches with and, or`, left.at);
}

function leastOf(token: Token | undefined): number | undefined {
  const text = token?.text.toLowerCase() ?? "";
  if (text === "all") return undefined;
  if (text === "any") return 1;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new ConditionError(`expected 1, all, any or a number before of, not ${token?.text}`, token?.at ?? 0);
}

/** `them` leaves out names that begin with an underscore; in a pattern only `*` is special. */
function namesMatching(pattern: string, searches: readonly string[]): string[] {
  if (pattern.toLowerCase() === "them") return searches.filter((name) => !name.startsWith("_"));
  const pieces = pattern.split("*").flatMap((piece, index) => (index === 0 ? [piece] : [anyText, piece]));
  return searches.filter(compilePatterns([pieces.filter((piece) => piece !== "")], true));
}
