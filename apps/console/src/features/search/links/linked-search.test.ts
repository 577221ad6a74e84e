import { expect, test } from "vitest";
import { keyValueSearch, logTypeSearch } from "./linked-search.ts";

const eq = (value: unknown, group?: number) =>
  JSON.stringify(["src.ip", "EQUALS", value, ...(group === undefined ? [] : [group])]);

test.each([
  { name: "a value", address: { key: "src.ip", value: "10.0.0.1" }, search: { filter: [eq("10.0.0.1")] } },
  { name: "a number", address: { key: "src.ip", value: 7 }, search: { filter: [eq(7)] } },
  {
    name: "values of which any will do",
    address: { key: "src.ip", value: ["a", "b"] },
    search: { filter: [eq("a"), eq("b", 1)] },
  },
  {
    name: "another operator, in a log type, at a time",
    address: { key: "user", operator: "CONTAINS", value: "ada", logType: "AWS.CloudTrail", range: "P1W" },
    search: { table: ["AWS.CloudTrail"], filter: ['["user","CONTAINS","ada"]'], range: "P1W" },
  },
  { name: "no key", address: { value: "10.0.0.1" }, search: undefined },
])("a link of a key asks for $name", ({ address, search }) => expect(keyValueSearch(address)).toEqual(search));

test.each([
  { address: { logType: "AWS.ALB" }, search: { table: ["AWS.ALB"] } },
  {
    address: { logType: ["AWS.ALB", "Okta.SystemLog"], from: "2026-01-01T00:00:00Z", to: "2026-01-02T00:00:00Z" },
    search: {
      table: ["AWS.ALB", "Okta.SystemLog"],
      from: "2026-01-01T00:00:00Z",
      to: "2026-01-02T00:00:00Z",
    },
  },
  { address: {}, search: undefined },
])("a link of log types asks in their tables", ({ address, search }) => expect(logTypeSearch(address)).toEqual(search));
