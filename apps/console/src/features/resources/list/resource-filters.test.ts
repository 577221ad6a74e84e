import { expect, test } from "vitest";
import { readResourceSearch } from "../resource-search.ts";
import { filtersInWords, noResourceFilters, resourceFilePath, resourcesInputOf } from "./resource-filters.ts";

test("asks for what changed last, unless the address says otherwise", () => {
  expect(resourcesInputOf({})).toEqual({ sortBy: "changedAt", sortDir: "descending" });
  expect(resourcesInputOf({ sortBy: "id", sortDir: "ascending" })).toEqual({ sortBy: "id", sortDir: "ascending" });
});

test("an account of digits is read as text, and what is unknown is passed over", () => {
  const search = readResourceSearch({ account: [471112345678], compliance: ["FAIL", "MAYBE"], suppressed: "x", q: "" });
  expect(search).toEqual({ account: ["471112345678"], compliance: ["FAIL"] });
  expect(resourcesInputOf(search)).toMatchObject({ accountIds: ["471112345678"], complianceStatuses: ["FAIL"] });
});

test("says each filter in words, and can take all of them away", () => {
  const search = {
    q: "log",
    type: ["AWS.S3.Bucket"],
    account: ["1", "2"],
    compliance: ["FAIL", "ERROR"],
    suppressed: true,
  } as const;
  expect(filtersInWords(search)).toEqual([
    "Id or name contains “log”",
    "Type: AWS.S3.Bucket",
    "Account: 1, 2",
    "Compliance: Failing, Error",
    "With suppressed results",
  ]);
  expect(filtersInWords({})).toEqual([]);
  expect(Object.keys(noResourceFilters).sort()).toEqual(Object.keys(search).sort());
});

test("a file of what matches is asked for with the filters of the address", () => {
  expect(resourceFilePath({})).toBe("/internal/resources.csv?");
  const search = { q: "a&b", account: ["1", "2"], suppressed: false, sortBy: "name" } as const;
  expect(resourceFilePath(search)).toBe(
    "/internal/resources.csv?nameContains=a%26b&accountIds=1&accountIds=2&suppressed=false",
  );
});
