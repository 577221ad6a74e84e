/** A pattern up to one of its parts, which matches whatever the pattern matches and more. */
export interface PatternCut {
  readonly source: string;
  /** The literal text or the part of the pattern that comes next. */
  readonly next: string;
  readonly isLiteral: boolean;
  /** The named group that the next part is, or is within; empty where there is none. */
  readonly name: string;
  /** Groups that are closed by the cut and not by the pattern: what they took is not whole. */
  readonly open: readonly string[];
}

interface Part {
  readonly start: number;
  readonly end: number;
  /** The text of a part that stands for itself. */
  readonly literal: string | undefined;
  readonly name: string;
  /** Of a group that is there exactly once and has no alternatives. */
  readonly inner: readonly Part[] | undefined;
}

/**
 * The cuts of each alternative of a pattern with grok references, in front of each of its parts. It reads no more of the
 * syntax than what keeps parts together, so a cut may be no pattern.
 */
export function patternCuts(pattern: string): readonly (readonly PatternCut[])[] {
  return readAlternatives(pattern, 0).alternatives.map((parts) => cutsOf(pattern, parts));
}

function cutsOf(pattern: string, parts: readonly Part[]): PatternCut[] {
  const begin = parts[0]?.start ?? 0;
  const places = placesIn(parts, []);
  return places.map(({ part, open, following }) => {
    const source = pattern.slice(begin, part.start) + ")".repeat(open.length);
    const literal = literalTextOf(following);
    const isLiteral = literal !== "";
    const next = isLiteral ? literal : pattern.slice(part.start, part.end);
    const names = open.filter((name) => name !== "");
    return { source, next, isLiteral, name: part.name || (names.at(-1) ?? ""), open: names };
  });
}

/** The literal text with which the parts begin. */
function literalTextOf(parts: readonly Part[]): string {
  let text = "";
  for (const { literal } of parts) {
    if (literal === undefined) break;
    text += literal;
  }
  return text;
}

interface CutPlace {
  readonly part: Part;
  readonly open: readonly string[];
  /** The part and those after it in its group. */
  readonly following: readonly Part[];
}

/** In front of each part, from outside to inside. */
function placesIn(parts: readonly Part[], open: readonly string[]): CutPlace[] {
  return parts.flatMap((part, i) => [
    { part, open, following: parts.slice(i) },
    ...(part.inner ? placesIn(part.inner, [...open, part.name]).slice(1) : []),
  ]);
}

interface Alternatives {
  readonly alternatives: readonly (readonly Part[])[];
  readonly end: number;
}

function readAlternatives(pattern: string, start: number): Alternatives {
  const alternatives: Part[][] = [[]];
  let at = start;
  while (at < pattern.length && pattern[at] !== ")") {
    if (pattern[at] === "|") {
      alternatives.push([]);
      at++;
      continue;
    }
    const part = readPart(pattern, at);
    alternatives.at(-1)?.push(part);
    at = part.end;
  }
  return { alternatives, end: at };
}

const reference = /%\{\w+(?::([^}]+))?\}/y;
const quantifier = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;
const groupOpening = /\((?:\?(?:P?<(\w+)>|[a-zA-Z-]*:))?/y;
const flags = /\(\?[a-zA-Z-]+\)/y;
const escapedPart = /\\(?:Q[\s\S]*?(?:\\E|$)|x\{[^}]*\}|x..|[pP]\{[^}]*\}|[pP].|[\s\S]|$)/y;
const characterClass = /\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]?/y;

function readPart(pattern: string, start: number): Part {
  const grok = matchAt(reference, pattern, start);
  if (grok) return quantified(pattern, { start, end: start + grok[0].length, literal: undefined, name: grok[1] ?? "" });
  const char = pattern[start] ?? "";
  const opaque =
    matchAt(char === "\\" ? escapedPart : char === "[" ? characterClass : flags, pattern, start) ?? undefined;
  if (char === "(" && !opaque) return readGroup(pattern, start);
  const end = start + (opaque?.[0].length ?? 1);
  return quantified(pattern, { start, end, literal: literalOf(pattern.slice(start, end)), name: "" });
}

/** The character that a part stands for; undefined for what has a meaning of its own. */
function literalOf(part: string): string | undefined {
  if (part.length === 1) return ".^$*+?()[]{}|\\".includes(part) ? undefined : part;
  return /^\\[^A-Za-z0-9]$/.test(part) ? part.slice(1) : undefined;
}

function readGroup(pattern: string, start: number): Part {
  const opening = matchAt(groupOpening, pattern, start);
  const { alternatives, end } = readAlternatives(pattern, start + (opening?.[0].length ?? 1));
  const [only, second] = alternatives;
  const part = quantified(pattern, {
    start,
    end: Math.min(pattern.length, end + 1),
    literal: undefined,
    name: opening?.[1] ?? "",
  });
  const isOnce = part.end === Math.min(pattern.length, end + 1);
  return isOnce && only && !second && only.length > 0 ? { ...part, inner: only } : part;
}

/** The part with what says how often it is there. */
function quantified(pattern: string, part: Omit<Part, "inner">): Part {
  const found = matchAt(quantifier, pattern, part.end);
  if (!found) return { ...part, inner: undefined };
  return { ...part, end: part.end + found[0].length, literal: undefined, inner: undefined };
}

function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | undefined {
  sticky.lastIndex = at;
  return sticky.exec(text) ?? undefined;
}
