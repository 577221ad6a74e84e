import { describe, expect, test } from "vitest";
import { defined, listOf, parseSearch, stringifySearch } from "./search-codec.ts";

describe("round trip", () => {
  test.each([
    { name: "a list", search: { status: ["OPEN", "TRIAGED"] }, text: "?status[]=OPEN&status[]=TRIAGED" },
    { name: "an empty list", search: { status: [] }, text: "?status[]=" },
    { name: "a number and a boolean", search: { page: 2, archived: false }, text: "?page=2&archived=false" },
    { name: "digits that are no number", search: { q: "007" }, text: "?q=007" },
    { name: "an instant", search: { from: "2026-01-01T00:00:00Z" }, text: "?from=2026-01-01T00:00:00Z" },
    { name: "signs and spaces", search: { q: "a b&c=d+é" }, text: "?q=a+b%26c%3Dd%2B%C3%A9" },
  ])("keeps $name", ({ search, text }) => {
    expect(stringifySearch(search)).toBe(text);
    expect(parseSearch(text)).toEqual(search);
  });

  test("writes nothing for what is absent", () => {
    expect(stringifySearch({ a: undefined, b: null, c: "" })).toBe("");
  });
});

test("drops list members that are not allowed", () => {
  expect(listOf(["OPEN", "BROKEN"], ["OPEN", "CLOSED"])).toEqual(["OPEN"]);
  expect(listOf(undefined, ["OPEN"])).toBeUndefined();
});

test("leaves out undefined members", () => {
  expect(Object.keys(defined({ a: 1, b: undefined }))).toEqual(["a"]);
});
