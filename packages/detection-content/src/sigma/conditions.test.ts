import { expect, test } from "vitest";
import { checkCondition } from "../conditions/match-condition.ts";
import { compileSigmaRule } from "../testing/a-sigma-rule.ts";

const searches = `
  selection_a: { a: 1 }
  selection_b: { b: 1 }
  filter_c: { c: 1 }
  _hidden: { d: 1 }`;

/** Events by the letters of the fields that they have. */
const events = ["", "a", "b", "c", "d", "ab", "ac", "bc", "abc", "abcd"];
const eventOf = (letters: string) => Object.fromEntries(letters.split("").map((letter) => [letter, 1]));

const cases = [
  { condition: "selection_a", hits: ["a", "ab", "ac", "abc", "abcd"] },
  { condition: "selection_a and selection_b", hits: ["ab", "abc", "abcd"] },
  { condition: "selection_a AND NOT filter_c", hits: ["a", "ab"] },
  { condition: "selection_a or selection_b and not filter_c", hits: ["a", "b", "ab", "ac", "abc", "abcd"] },
  { condition: "(selection_a or selection_b) and not filter_c", hits: ["a", "b", "ab"] },
  { condition: "not (selection_a or selection_b)", hits: ["", "c", "d"] },
  { condition: "not not selection_a and not selection_b", hits: ["a", "ac"] },
  { condition: "1 of selection_*", hits: ["a", "b", "ab", "ac", "bc", "abc", "abcd"] },
  { condition: "any of selection_*", hits: ["a", "b", "ab", "ac", "bc", "abc", "abcd"] },
  { condition: "all of selection_*", hits: ["ab", "abc", "abcd"] },
  { condition: "all of *_b", hits: ["b", "ab", "bc", "abc", "abcd"] },
  { condition: "1 of them", hits: ["a", "b", "c", "ab", "ac", "bc", "abc", "abcd"] },
  { condition: "all of them", hits: ["abc", "abcd"] },
  { condition: "2 of them", hits: ["ab", "ac", "bc", "abc", "abcd"] },
  { condition: "2 of *", hits: ["ab", "ac", "bc", "abc", "abcd"] },
  { condition: "3 of *", hits: ["abc", "abcd"] },
  { condition: "all of selection* and not 1 of filter*", hits: ["ab"] },
  { condition: "_hidden", hits: ["d", "abcd"] },
  { condition: "[selection_a and selection_b, filter_c]", hits: ["c", "ab", "ac", "bc", "abc", "abcd"] },
];

test.each(cases)("understands $condition", async ({ condition, hits }) => {
  const { matches, conditions } = await compileSigmaRule(`${searches}\n  condition: ${condition}`);
  expect(events.filter((letters) => matches(eventOf(letters)))).toEqual(hits);
  for (const letters of hits) expect(conditions.every((one) => checkCondition(one, eventOf(letters)))).toBe(true);
});

const forms = [
  { name: "a list of maps", search: "[{ a: 1, b: 1 }, { c: 1 }]", hits: ["c", "ab", "ac", "bc", "abc", "abcd"] },
  { name: "a map of fields", search: "{ a: 1, b: 1 }", hits: ["ab", "abc", "abcd"] },
];

test.each(forms)("reads $name", async ({ search, hits }) => {
  const { matches } = await compileSigmaRule(`  selection: ${search}\n  condition: selection`);
  expect(events.filter((letters) => matches(eventOf(letters)))).toEqual(hits);
});

const keywordCases = [
  { name: "one of several", search: "[EVIL, 'b*d']", hits: ["an evil one", "bread"], misses: ["live", "b"] },
  { name: "one alone", search: "evil", hits: ["evil!"], misses: ["live"] },
  { name: "all", search: "{ '|all': [a, b] }", hits: ["b a"], misses: ["a", "b"] },
  { name: "capitals counting", search: "{ '|cased': [Evil] }", hits: ["Evil"], misses: ["evil"] },
  { name: "a regular expression", search: "{ '|re': 'e.il$' }", hits: ["evil"], misses: ["evil!"] },
  { name: "beside fields", search: "[evil, { text: x }]", hits: ["evil", "x"], misses: ["y"] },
  { name: "with fields", search: "{ '': evil, n: 1 }", hits: ["evil"], misses: ["x"] },
];

test.each(keywordCases)("looks for keywords: $name", async ({ search, hits, misses }) => {
  const { matches } = await compileSigmaRule(`  keywords: ${search}\n  condition: keywords`);
  const eventWith = (text: string) => ({ n: 1, text, p_log_type: "evil b*d a b" });
  expect(hits.map((text) => matches(eventWith(text)))).toEqual(hits.map(() => true));
  expect(misses.map((text) => matches(eventWith(text)))).toEqual(misses.map(() => false));
});

test("finds a keyword deep in the event, each in a value of its own", async () => {
  const { matches } = await compileSigmaRule("  keywords: { '|all': [alpha, '12*4'] }\n  condition: keywords");
  expect(matches({ a: [{ b: "Alphabet" }], c: 1234 })).toBe(true);
  expect(matches({ a: "alpha 12", b: "4" })).toBe(false);
});

const refused = [
  { condition: "selection_x", why: "the rule has no search named selection_x, only selection_a, selection_b" },
  { condition: "1 of selektion*", why: "the rule has no search named selektion*" },
  { condition: "selection_a and", why: "the name of a search is missing" },
  { condition: "(selection_a", why: "a closing ) is missing" },
  { condition: "selection_a selection_b", why: "selection_b is not expected here: join searches with and, or" },
  { condition: "some of them", why: "expected 1, all, any or a number before of, not some" },
  { condition: "1 of", why: "a pattern of names, or them, is missing after of" },
  { condition: "selection_a | count() > 5", why: "aggregation with | is deprecated: write a correlation" },
  { condition: "''", why: "the name of a search is missing" },
  { condition: "[]", why: "condition must be a string that joins the names of searches" },
  { condition: "7", why: "condition must be a string that joins the names of searches" },
  { condition: `${"(".repeat(200)}selection_a`, why: "nested too deeply" },
];

test.each(refused)("refuses $condition", async ({ condition, why }) => {
  await expect(compileSigmaRule(`${searches}\n  condition: ${condition}`)).rejects.toThrow(why);
});
