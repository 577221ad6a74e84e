import { setFlagsFromString } from "node:v8";
import { RE2JS } from "re2js";
import { translatePattern } from "./translate-pattern.ts";

/** A pattern whose time grows with the line and nothing else, whatever the line and the pattern. */
export interface LinePattern {
  /** Name → number, in the order of numbers. */
  readonly groups: readonly { readonly name: string; readonly number: number }[];
  /** The groups of the first match, by number; undefined without a match. A group that took no part is undefined. */
  find(line: string): ArrayLike<string | undefined> | undefined;
  /** The places of the same groups. By RE2: the engine's own matcher, asked for places, does not start over. */
  findPlaces(line: string): readonly (Place | undefined)[] | undefined;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * The engine's own matcher is ten times as fast as RE2 in JavaScript, but it backtracks. With these it starts over
 * in time that grows with the line after so many steps backwards; `l` refuses what that second matcher cannot do.
 */
setFlagsFromString("--enable-experimental-regexp-engine");
setFlagsFromString("--enable-experimental-regexp-engine-on-excessive-backtracks");
setFlagsFromString("--regexp-backtracks-before-fallback=5000");

/** Throws an Error that says what is wrong with the pattern, which is in RE2's syntax. */
export function compileLinePattern(source: string): LinePattern {
  const pattern = RE2JS.compile(source);
  const groups = Object.entries(pattern.namedGroups() as Record<string, number>)
    .map(([name, number]) => ({ name, number }))
    .sort((a, b) => a.number - b.number);
  const findSlowly = (line: string) => findByRe2(pattern, line);
  const findPlaces = (line: string) => placesByRe2(pattern, line);
  const native = nativePattern(source);
  if (!native) return { groups, find: findSlowly, findPlaces };
  // RE2 takes a pair of surrogates for one character, the engine for two.
  const find = (line: string) => (surrogate.test(line) ? findSlowly(line) : (native.exec(line) ?? undefined));
  return { groups, find, findPlaces };
}

const surrogate = /[\ud800-\udfff]/;

function findByRe2(pattern: RE2JS, line: string): (string | undefined)[] | undefined {
  const matcher = pattern.matcher(line);
  if (!matcher.find()) return undefined;
  return Array.from({ length: pattern.groupCount() + 1 }, (_, i) => matcher.group(i) ?? undefined);
}

function placesByRe2(pattern: RE2JS, line: string): (Place | undefined)[] | undefined {
  const matcher = pattern.matcher(line);
  if (!matcher.find()) return undefined;
  return Array.from({ length: pattern.groupCount() + 1 }, (_, i) => {
    const start = matcher.start(i);
    return start < 0 ? undefined : { start, end: matcher.end(i) };
  });
}

/** The same pattern for the engine; undefined where it would match otherwise, or could not keep to the time. */
function nativePattern(source: string): RegExp | undefined {
  const translated = translatePattern(source);
  if (translated === undefined) return undefined;
  try {
    new RegExp(translated, "l");
    return new RegExp(translated);
  } catch {
    return undefined;
  }
}
