import { expect, test } from "vitest";
import { readCaseSearch } from "./case-search.ts";

test("reads what it knows from the address, and leaves out the rest", () => {
  const search = { status: ["OPEN", "LOST"], severity: "HIGH", assignee: ["u1"], q: "door", new: "open", other: 1 };
  expect(readCaseSearch(search)).toEqual({
    status: ["OPEN"],
    severity: ["HIGH"],
    assignee: ["u1"],
    q: "door",
    new: "open",
  });
  expect(readCaseSearch({ new: "yes" })).toEqual({});
});
