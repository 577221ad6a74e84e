import { expect, test } from "vitest";
import { indicatorSearchText, readIndicatorSearch } from "./indicator-search.ts";

test.each([{ indicators: ["192.0.2.7", 'it\'s "me"\n'] }, { indicators: ["ada"], field: "p_any_usernames" as const }])(
  "a search is read from its text: %j",
  (search) => {
    expect(readIndicatorSearch(indicatorSearchText(search))).toEqual(search);
  },
);

test.each(["SELECT 1", "{}", '{"indicators":[1]}', "null"])("%s is no search", (text) => {
  expect(readIndicatorSearch(text)).toBeUndefined();
});

test("a field that there is not is none", () => {
  expect(readIndicatorSearch('{"indicators":["a"],"field":"toString"}')).toEqual({ indicators: ["a"] });
});
