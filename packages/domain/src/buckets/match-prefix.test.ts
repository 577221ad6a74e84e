import { expect, test } from "vitest";
import { matchPrefix } from "./match-prefix.ts";

const row = (prefix: string, logType: string, ...excludedPrefixes: string[]) => ({
  prefix,
  logTypes: [logType],
  excludedPrefixes,
});
const prefixes = [row("", "All"), row("logs/", "Logs", "logs/tmp/", "logs/*/debug/"), row("logs/lb/", "Lb")];

test.each([
  ["other/a", "All"],
  ["logs/a", "Logs"],
  ["logs/lb/a", "Lb"],
  ["logs/tmp/a", undefined],
  ["logs/app/debug/a", undefined],
  ["logs/app/deep/debug/a", "Logs"],
])("%s has the log types of the longest prefix", (key, logType) => {
  expect(matchPrefix(prefixes, key)?.logTypes[0]).toBe(logType);
});

test("of two equal prefixes the later one counts", () => {
  expect(matchPrefix([row("a/", "One"), row("a/", "Two")], "a/b")?.logTypes).toEqual(["Two"]);
});
