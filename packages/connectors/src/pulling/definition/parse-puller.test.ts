import { expect, test } from "vitest";
import { parsePuller } from "./parse-puller.ts";

const good = `
provider: doorbell
name: Doorbell
description: Who rang
fields: [{ name: site, label: Site, type: host }]
hosts: ["{settings.site}"]
authentication: [{ id: key, label: Key, type: header, header: X-Key, value: k }]
streams:
  - name: rings
    label: Rings
    logTypes: [Custom.Door]
    every: 1m
    request: { url: "https://{settings.site}/rings", query: { since: "{start|epoch}" } }
    cursor: { type: window, lateness: 5m }
    paging: { next: { in: body, path: next }, query: page }
    events: "[]"
`;

test("reads a definition with its durations in milliseconds", () => {
  const [stream] = parsePuller(good).streams;
  expect(stream).toMatchObject({ every: 60_000, cursor: { lateness: 300_000, settle: 0 }, isOptional: false });
});

test.each([
  ["a setting that no field has", "{settings.site}/rings", "{settings.sight}/rings", "{settings.sight} is not known"],
  ["a filter that there is not", "|epoch}", "|ephemeral}", "|ephemeral is not a filter"],
  [
    "a filter of what is no time",
    "https://{settings.site}/rings",
    "https://{settings.site|epoch}/rings",
    "is for times",
  ],
  ["a lateness that clocks alone use up", "lateness: 5m", "lateness: 1m", "at least 2m"],
  ["a cursor without its lateness", ", lateness: 5m", "", "lateness"],
  ["a next page that goes nowhere", ", query: page }", " }", "where the value of the next page goes"],
  ["a tail that keeps nothing", /cursor: .*\n.*paging: .*\n/, "cursor: { type: tail }\n", "a tail keeps its next page"],
  ["a duration without its unit", "every: 1m", "every: 60", "every"],
  ["a member that there is not", "    every: 1m", "    every: 1m\n    evry: 1m", "evry"],
  ["a field of a way that there is not", "label: Key,", "label: Key, uses: [kay],", "there is no field kay"],
  ["partitions of what is no list", "    every: 1m", "    every: 1m\n    partitions: site", "no list field site"],
  ["a stream of no log types", "    logTypes: [Custom.Door]\n", "", "name the log types"],
  [
    "a stream whose log types no field has",
    "logTypes: [Custom.Door]",
    "logTypesFrom: site",
    "no field site of the type logTypes",
  ],
  ["two fields of one name", "fields: [", "fields: [{ name: site, label: A, type: text }, ", "of this name"],
  ["no YAML", "provider: doorbell", "provider: [", "not YAML"],
])("refuses %s", (_what, before, after, message) => {
  const text = good.replace(before, after);
  expect(text).not.toBe(good);
  expect(() => parsePuller(text)).toThrow(message);
});
