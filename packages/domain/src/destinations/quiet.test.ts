import { expect, test } from "vitest";
import { findQuietEnd, type QuietHours, weekdays } from "./quiet.ts";

const nights: QuietHours = { days: weekdays, from: "22:00", to: "07:00", timeZone: "Europe/Berlin" };

test.each([
  { name: "before they begin", hours: nights, now: "2026-01-14T20:59:59Z", end: undefined },
  { name: "when they begin", hours: nights, now: "2026-01-14T21:00:00Z", end: "2026-01-15T06:00:00Z" },
  { name: "after midnight", hours: nights, now: "2026-01-15T02:00:00Z", end: "2026-01-15T06:00:00Z" },
  { name: "when they end", hours: nights, now: "2026-01-15T06:00:00Z", end: undefined },
  {
    name: "the night in which clocks go forward",
    hours: nights,
    now: "2026-03-28T23:00:00Z",
    end: "2026-03-29T05:00:00Z",
  },
  { name: "the night after it", hours: nights, now: "2026-03-29T20:00:00Z", end: "2026-03-30T05:00:00Z" },
  {
    name: "the night in which clocks go back",
    hours: nights,
    now: "2026-10-24T20:00:00Z",
    end: "2026-10-25T06:00:00Z",
  },
  {
    name: "an end that clocks skip is the moment after the skip",
    hours: { ...nights, to: "02:30" },
    now: "2026-03-29T00:30:00Z",
    end: "2026-03-29T01:00:00Z",
  },
  {
    name: "an end that comes twice is the first",
    hours: { ...nights, to: "02:30" },
    now: "2026-10-24T22:00:00Z",
    end: "2026-10-25T00:30:00Z",
  },
  {
    name: "New York, where clocks go forward on another day",
    hours: { ...nights, timeZone: "America/New_York" },
    now: "2026-03-08T04:00:00Z",
    end: "2026-03-08T11:00:00Z",
  },
  {
    name: "a zone of half hours, where clocks go by half an hour",
    hours: { ...nights, timeZone: "Australia/Lord_Howe" },
    now: "2026-04-04T12:00:00Z",
    end: "2026-04-04T20:30:00Z",
  },
  {
    name: "a night that began on a chosen day",
    hours: { ...nights, days: ["FRIDAY"] as const },
    now: "2026-01-17T05:00:00Z",
    end: "2026-01-17T06:00:00Z",
  },
  {
    name: "a night that began on another day",
    hours: { ...nights, days: ["SATURDAY"] as const },
    now: "2026-01-17T05:00:00Z",
    end: undefined,
  },
  {
    name: "whole days that follow each other are one quiet time",
    hours: { days: ["SATURDAY", "SUNDAY"] as const, from: "00:00", to: "00:00", timeZone: "UTC" },
    now: "2026-01-17T05:00:00Z",
    end: "2026-01-19T00:00:00Z",
  },
])("quiet hours: $name", ({ hours, now, end }) => {
  expect(findQuietEnd(hours, new Date(now))?.toISOString()).toBe(end && new Date(end).toISOString());
});
