import { RE2JS } from "re2js";
import { describe, expect, test } from "vitest";
import { compileLinePattern } from "./line-pattern.ts";
import { translatePattern } from "./translate-pattern.ts";

function groupsByRe2(pattern: string, text: string): (string | undefined)[] | undefined {
  const matcher = RE2JS.compile(pattern).matcher(text);
  if (!matcher.find()) return undefined;
  return Array.from({ length: matcher.groupCount() + 1 }, (_, i) => matcher.group(i) ?? undefined);
}

function groups(pattern: string, text: string): (string | undefined)[] | undefined {
  const found = compileLinePattern(pattern).find(text);
  return found && Array.from(found);
}

describe("a translated pattern matches as RE2 does", () => {
  test.each([
    [String.raw`^(?P<a>\S+)\s+(?P<b>.*)$`, "x \u00a0y"],
    ["^(a|ab)(c|bcd)(d*)$", "abcd"],
    ["([[:alpha:]_-]+)[^]x]", "ab-c]y"],
    ["[]a]+", "x]a]"],
    [String.raw`\Aa\z`, "a"],
    [String.raw`\Q1.5\E(\d)`, "1.57"],
    ["a{2,3}?(b?)", "aaab"],
    [".", "\n\r"],
    [String.raw`x\x41\x{e9}`, "xAé"],
    ["(?P<a>a)?(?P<b>b)?$", "b"],
    [String.raw`^"(?P<q>(?:[^"\\]|\\.)*)"`, '"say \\"hi\\"" x'],
    [String.raw`\b(\w+)\b \B`, "ab  "],
    ["a{,2}", "a{,2}"],
    ["(|a)b", "ab"],
  ])("%s on %j", (pattern, text) => {
    expect(translatePattern(pattern)).toBeDefined();
    expect(groups(pattern, text)).toEqual(groupsByRe2(pattern, text));
  });

  test("for thousands of generated patterns and texts", () => {
    const random = seeded(7);
    let translated = 0;
    for (let i = 0; i < 4000; i++) {
      const pattern = aPattern(random, 3);
      if (translatePattern(pattern) === undefined) continue;
      translated += 1;
      for (let j = 0; j < 4; j++) {
        const text = Array.from({ length: Math.floor(random() * 9) }, () => pick(random, alphabet)).join("");
        expect([pattern, text, groups(pattern, text)]).toEqual([pattern, text, groupsByRe2(pattern, text)]);
      }
    }
    expect(translated).toBeGreaterThan(1500);
  });
});

test.each([
  ["flags", "(?i)abc"],
  ["Unicode classes", String.raw`\p{Greek}`],
  ["groups within repetitions", "(?:(a)|b)*"],
  ["repetitions of what may be nothing", "(?:a?)*"],
  ["optional groups that may be nothing", "(a*)?"],
])("%s stay with RE2", (_, pattern) => {
  expect(translatePattern(pattern)).toBeUndefined();
  expect(groups(pattern, "ABC ab")).toEqual(groupsByRe2(pattern, "ABC ab"));
});

test("a pair of surrogates is one character", () => {
  expect(groups("^(.)(.)$", "😀x")).toEqual(["😀x", "😀", "x"]);
});

test.each([
  ["nested repetitions", "^(?P<a>(?:a+)+)$", `${"a".repeat(50_000)}!`],
  ["alternatives that overlap", "^(?:a|aa|aaa)*$", `${"a".repeat(50_000)}!`],
  ["many any-characters", "^(.*)-(.*)-(.*)-(.*)-(.*)=$", "-".repeat(3000)],
  ["words with optional blanks", String.raw`^(?:\w+\s?)+$`, `${"word ".repeat(5000)}!`],
])("%s cannot stall the worker", (_, pattern, text) => {
  const start = performance.now();
  expect(groups(pattern, text)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(2000);
});

const alphabet = ["a", "b", "c", "-", " ", "1"] as const;

/** A pattern of the forms that log patterns are made of. */
function aPattern(random: () => number, depth: number): string {
  const atom = (): string => {
    const choice = random();
    if (depth > 0 && choice < 0.2) return `(${aPattern(random, depth - 1)})`;
    if (depth > 0 && choice < 0.35) return `(?:${aPattern(random, depth - 1)})`;
    if (choice < 0.45) return pick(random, ["[ab]", "[^a]", "[a-c1]", "[[:alpha:]]", "[^[:space:]]"]);
    if (choice < 0.6) return pick(random, [".", "\\w", "\\s", "\\S", "\\d", "\\b", "^", "$"]);
    return pick(random, alphabet);
  };
  const piece = () => atom() + (random() < 0.35 ? pick(random, ["*", "+", "?", "*?", "+?", "??", "{1,2}", "{2}"]) : "");
  const sequence = () => Array.from({ length: 1 + Math.floor(random() * 3) }, piece).join("");
  return random() < 0.25 ? `${sequence()}|${sequence()}` : sequence();
}

function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** The same numbers from the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
