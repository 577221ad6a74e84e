import { describe, expect, it } from "vitest";
import { type AskedQuery, queryInput } from "./query-input.ts";

const filters = '{"ors":[]}';

describe("a query on the command line", () => {
  it.each<[string, AskedQuery, object]>([
    ["SELECT 1", {}, { sql: "SELECT 1" }],
    [
      "t | count",
      { language: "flow", since: "24h" },
      { sql: "t | count", language: "pharosflow", relativeTime: "PT24H" },
    ],
    [
      "SELECT 1",
      { language: "sql", since: "7d", limit: "5" },
      { sql: "SELECT 1", language: "sql", relativeTime: "P7D", limit: 5 },
    ],
    [
      filters,
      { language: "filters", table: ["t"], since: "30 m" },
      { sql: "", language: "simplesearch", filters, tables: ["t"], relativeTime: "PT30M" },
    ],
  ])("asks %s %j as it is meant", (text, options, input) => {
    expect(queryInput(text, options)).toEqual(input);
  });

  it.each<[string, AskedQuery, string]>([
    ["SELECT 1", { since: "yesterday" }, "--since must be a duration such as 30m"],
    ["SELECT 1", { since: "0h" }, "--since must be a duration"],
    ["SELECT 1", { limit: "-1" }, "--limit must be a number of rows, not -1"],
    [filters, { language: "filters" }, "filters need --table"],
    ["eventName = x", { language: "filters", table: ["t"] }, "filters are JSON"],
  ])("refuses %s %j: %s", (text, options, message) => {
    expect(() => queryInput(text, options)).toThrow(message);
  });
});
