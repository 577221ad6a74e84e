import { indicatorNames } from "@pharos/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { scannerCases } from "../indicators/scanner-cases.ts";
import { findGenerally, type Look, loadQuickFinder } from "./testing/indicator-finders.ts";
import { looksAt, oddText, plainText } from "./testing/random-looks.ts";

const findQuickly = loadQuickFinder();

test.each(scannerCases)("%s finds the same in %s as the general way", (name, value, found) => {
  const quick = findQuickly([[name, value]]);
  if (value.startsWith("xn--")) expect(quick).toBeUndefined();
  else expect(JSON.parse(quick ?? "")).toEqual(found);
});

test("values are sorted as JavaScript does and occur once", () => {
  const names = [
    "\u{1f600}",
    "\uff21",
    "b",
    "\ue000",
    "é",
    "a",
    "b",
    "ab",
    "\u{10000}",
    "long-name-1",
    "long-name-0",
    "a",
  ];
  const looks = names.map((name): Look => ["username", name]);
  expect(findQuickly(looks)).toBe(JSON.stringify({ p_any_usernames: [...new Set(names)].sort() }));
});

test("fields come in the order of the general way, whichever value came first", () => {
  const looks = [...scannerCases].reverse().map(([name, value]): Look => [name, value]);
  const readable = looks.filter(([, value]) => !value.startsWith("xn--"));
  expect(findQuickly(readable)).toBe(findGenerally(readable));
});

test("a record starts afresh", () => {
  expect(findQuickly([["username", "root"]])).toBe('{"p_any_usernames":["root"]}');
  expect(findQuickly([])).toBe("{}");
});

test("256 values of a field are as many as the quick way takes", () => {
  const looks = Array.from({ length: 257 }, (_, i): Look => ["trace_id", `trace-${(i * 7) % 257}`]);
  expect(findQuickly([...looks.slice(1), ...looks.slice(1)])).toBe(findGenerally(looks.slice(1)));
  expect(findQuickly(looks)).toBeUndefined();
});

test("hashes are in lower case as long as there is room for them", () => {
  const looks = Array.from(
    { length: 257 },
    (_, i): Look => ["sha256", i.toString(16).toUpperCase().padStart(64, "AB")],
  );
  expect(findQuickly(looks.slice(1))).toBe(findGenerally(looks.slice(1)));
  expect(findQuickly([...looks.slice(1), ["md5", "0".repeat(32)]])).toBeUndefined();
});

test("only in a list of hashes does it matter what upper case makes of other letters", () => {
  const list = `ſha1=${"a".repeat(40)}`;
  expect(findQuickly([["sha1", list]])).toBeUndefined();
  expect(findQuickly([["username", list]])).toBe(findGenerally([["username", list]]));
});

test("plain texts are never left to the general way and give the same", () => {
  fc.assert(
    fc.property(looksAt(plainText), (looks) => {
      expect(findQuickly(looks)).toBe(findGenerally(looks));
    }),
    { numRuns: 1_000 },
  );
});

test("all other texts give the same or are left to the general way", () => {
  fc.assert(
    fc.property(looksAt(oddText), (looks) => {
      expect(findQuickly(looks) ?? findGenerally(looks)).toBe(findGenerally(looks));
    }),
    { numRuns: 1_000 },
  );
});

test("few other texts are left to the general way", () => {
  const values = fc.sample(oddText, { numRuns: 1_000, seed: 1 });
  const looks = values.flatMap((value) => indicatorNames.map((name): Look => [name, value]));
  const left = looks.filter((look) => findQuickly([look]) === undefined);
  expect(left.length / looks.length).toBeLessThan(0.02);
});
