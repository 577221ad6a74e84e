import { dashes, plainText } from "./pattern.ts";
import type { Pattern, Wildcard } from "./sigma-expression.ts";

export type TextTest = (text: string) => boolean;

/** True for a text that one of the patterns describes as a whole; texts of `isCased: false` come in lower case. */
export function compilePatterns(patterns: readonly Pattern[], isCased: boolean): TextTest {
  const folded = isCased ? patterns : patterns.map(inLowerCase);
  const plain = new Set(folded.flatMap((pattern) => plainText(pattern) ?? []));
  const tests = folded.filter((pattern) => plainText(pattern) === undefined).map(compilePattern);
  const [only] = tests;
  if (plain.size === 0 && tests.length === 1 && only !== undefined) return only;
  if (tests.length === 0) return (text) => plain.has(text);
  return (text) => plain.has(text) || tests.some((test) => test(text));
}

function inLowerCase(pattern: Pattern): Pattern {
  return pattern.map((part) => (typeof part === "string" ? part.toLowerCase() : part));
}

const isText = (part: string | Wildcard | undefined): boolean => typeof part === "object" && part.any === "text";

/** The text that a pattern asks for anywhere; undefined where it asks for more or something else. */
export function literalWithin(pattern: Pattern): string | undefined {
  const [before, literal, after, ...more] = pattern;
  const isWithin = isText(before) && isText(after) && more.length === 0;
  return isWithin && typeof literal === "string" ? literal : undefined;
}

/** The forms that `contains`, `startswith` and `endswith` make are one call each. */
function compilePattern(pattern: Pattern): TextTest {
  const isOpenBefore = isText(pattern[0]);
  const isOpenAfter = isText(pattern.at(-1));
  const inner = pattern.slice(isOpenBefore ? 1 : 0, isOpenAfter ? -1 : undefined);
  if (inner.length === 0) return () => true;
  const literal = plainText(inner);
  if (literal !== undefined) {
    if (isOpenBefore && isOpenAfter) return (text) => text.includes(literal);
    return isOpenAfter ? (text) => text.startsWith(literal) : (text) => text.endsWith(literal);
  }
  return compileSegments(inner, isOpenBefore, isOpenAfter);
}

/** What stands between two texts of any length: for each place the characters that may be there, empty for any. */
type Segment = readonly string[];

/**
 * Finds the segments from left to right, each at its first place: nothing is tried twice, so the time is at most the
 * text's length times the pattern's.
 */
function compileSegments(pattern: Pattern, isOpenBefore: boolean, isOpenAfter: boolean): TextTest {
  const segments = segmentsOf(pattern);
  return (text) => {
    let at = 0;
    for (const [index, segment] of segments.entries()) {
      const isLast = index === segments.length - 1;
      if (index === 0 && !isOpenBefore) {
        if (!fits(segment, text, 0)) return false;
        at = segment.length;
        if (isLast && !isOpenAfter) return at === text.length;
      } else if (isLast && !isOpenAfter) {
        const start = text.length - segment.length;
        return start >= at && fits(segment, text, start);
      } else {
        const start = firstPlace(segment, text, at);
        if (start < 0) return false;
        at = start + segment.length;
      }
    }
    return true;
  };
}

function segmentsOf(pattern: Pattern): Segment[] {
  const segments: string[][] = [[]];
  for (const part of pattern) {
    if (typeof part === "string") segments.at(-1)?.push(...part.split(""));
    else if (part.any === "text") segments.push([]);
    else segments.at(-1)?.push(part.any === "dash" ? dashes : "");
  }
  return segments;
}

function fits(segment: Segment, text: string, start: number): boolean {
  if (start + segment.length > text.length) return false;
  for (const [index, allowed] of segment.entries()) {
    if (allowed !== "" && !allowed.includes(text.charAt(start + index))) return false;
  }
  return true;
}

function firstPlace(segment: Segment, text: string, from: number): number {
  for (let start = from; start + segment.length <= text.length; start++) if (fits(segment, text, start)) return start;
  return -1;
}
