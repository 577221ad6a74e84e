import { expect, test } from "vitest";
import { readResourceSearch } from "../resource-search.ts";
import { filtersInWords, noResourceFilters, resourcesInputOf } from "./resource-filters.ts";

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
