import { expect, test } from "vitest";
import { summaryFields } from "./event-summary.ts";
import { markedParts, searchHits } from "./search-hits.ts";

const none: ReadonlySet<string> = new Set();
const marked = (parts: readonly { text: string; isHit: boolean }[]) =>
  parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join("");

test("what the search asks for is marked, whatever its capitals, in the fields it is asked of", () => {
  const hits = searchHits({ q: "ROOT", filter: ['["user.name","IN",["ada","eve"]]', '["x","NOT_EQUAL","no"]'] });
  expect(marked(markedParts("the root (Root)", "a", hits))).toBe("the [root] ([Root])");
  expect(marked(markedParts("ada", "user.name", hits))).toBe("[ada]");
  expect(marked(markedParts("ada", "other", hits))).toBe("ada");
  expect(marked(markedParts("no", "x", hits))).toBe("no");
});

test("a text is no pattern", () => {
  expect(marked(markedParts("a.b axb", "a", searchHits({ q: "a.b" })))).toBe("[a.b] axb");
});

test("fields with hits follow the one that leads, and a long value is shown about its hit", () => {
  const row = {
    user: "ada",
    action: "x",
    one: 1,
    two: 2,
    three: 3,
    long: `${"-".repeat(500)}needle${"-".repeat(500)}`,
  };
  const fields = summaryFields(row, searchHits({ q: "needle" }), none);
  expect(fields.map(({ path }) => path)).toEqual(["user", "long", "action", "one", "two", "three"]);
  const long = marked(fields[1]?.parts ?? []);
  expect(long).toMatch(/^…-{40}\[needle\]-+…$/);
});

test("a path with a column of its own is not told twice, unless the search hit it", () => {
  const paths = (q: string) =>
    summaryFields({ user: "ada", a: 1 }, searchHits({ q }), new Set(["user"])).map(({ path }) => path);
  expect(paths("")).toEqual(["a"]);
  expect(paths("ada")).toEqual(["user", "a"]);
});

test("an ARN is told by its last part, unless the search hit another", () => {
  const row = { who: "arn:aws:sts::471112345678:assumed-role/admin/ada" };
  const told = (q: string) => marked(summaryFields(row, searchHits({ q }), none)[0]?.parts ?? []);
  expect(told("")).toBe("assumed-role/admin/ada");
  expect(told("4711")).toBe("arn:aws:sts::[4711]12345678:assumed-role/admin/ada");
});
