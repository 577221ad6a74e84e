import { expect, test } from "vitest";
import type { CacheEntry, CacheRequest } from "./cache-store.ts";
import { applyCacheRequest } from "./memory-cache-store.ts";

const now = 1_800_000_000;
const later = now + 100;
const ninetyDays = now + 90 * 24 * 3600;
const counter = (value: number, expiresAt: number): CacheEntry => ({ value: { counter: value }, expiresAt });
const strings = (value: string[], expiresAt: number): CacheEntry => ({ value: { strings: value }, expiresAt });
const key = "k";

const cases: { name: string; before: CacheEntry | null; request: CacheRequest; after: CacheEntry | null }[] = [
  { name: "get of nothing -> nothing", before: null, request: { op: "get", key }, after: null },
  {
    name: "get of an expired entry -> still there",
    before: counter(1, now - 1),
    request: { op: "get", key },
    after: counter(1, now - 1),
  },
  {
    name: "increment of nothing -> starts for 90 days",
    before: null,
    request: { op: "increment", key, by: 2, expiresAt: null },
    after: counter(2, ninetyDays),
  },
  {
    name: "increment -> adds and keeps the expiry",
    before: counter(3, later),
    request: { op: "increment", key, by: 2, expiresAt: null },
    after: counter(5, later),
  },
  {
    name: "increment with an expiry -> sets it",
    before: counter(3, later),
    request: { op: "increment", key, by: 1, expiresAt: later + 1 },
    after: counter(4, later + 1),
  },
  {
    name: "increment of an expired counter -> starts again",
    before: counter(3, now),
    request: { op: "increment", key, by: 1, expiresAt: later },
    after: counter(1, later),
  },
  {
    name: "add -> each string once",
    before: strings(["a"], later),
    request: { op: "add", key, strings: ["a", "b"], expiresAt: null },
    after: strings(["a", "b"], later),
  },
  {
    name: "add to an expired set -> only the new ones",
    before: strings(["a"], now),
    request: { op: "add", key, strings: ["b"], expiresAt: null },
    after: strings(["b"], ninetyDays),
  },
  {
    name: "remove -> the others stay",
    before: strings(["a", "b"], later),
    request: { op: "remove", key, strings: ["a", "x"], expiresAt: null },
    after: strings(["b"], later),
  },
  {
    name: "put -> replaces the value of its kind, and the expiry",
    before: { value: { counter: 1, dictionary: "{1}" }, expiresAt: later },
    request: { op: "put", key, value: { dictionary: "{}" }, expiresAt: null },
    after: { value: { counter: 1, dictionary: "{}" }, expiresAt: ninetyDays },
  },
  {
    name: "put over an expired entry -> its other kinds are gone",
    before: counter(1, now),
    request: { op: "put", key, value: { strings: ["a"] }, expiresAt: later },
    after: strings(["a"], later),
  },
  {
    name: "add beside a counter -> both are there",
    before: counter(1, later),
    request: { op: "add", key, strings: ["a"], expiresAt: null },
    after: { value: { counter: 1, strings: ["a"] }, expiresAt: later },
  },
  {
    name: "expire -> only the expiry changes",
    before: counter(1, later),
    request: { op: "expire", key, expiresAt: now },
    after: counter(1, now),
  },
  {
    name: "expire of nothing -> an entry without a value",
    before: null,
    request: { op: "expire", key, expiresAt: later },
    after: { value: {}, expiresAt: later },
  },
  { name: "clear of nothing -> nothing", before: null, request: { op: "clear", key }, after: null },
  {
    name: "clear -> the strings are gone, the counter stays",
    before: { value: { counter: 1, strings: ["a"] }, expiresAt: later },
    request: { op: "clear", key },
    after: counter(1, later),
  },
];

test.each(cases)("$name", ({ before, request, after }) => {
  expect(applyCacheRequest(before, request, now)).toEqual(after);
});
