import type { AlertGroup } from "@pharos/domain";
import { describe, expect, test } from "vitest";
import { type GroupedMatch, groupMatch } from "./group-matches.ts";

const start = new Date("2026-03-01T10:07:00Z");
const minutes = (n: number) => new Date(start.getTime() + n * 60_000);

function aMatch(change: Partial<GroupedMatch> = {}): GroupedMatch {
  return {
    ruleId: "AWS.Root",
    kind: "match",
    dedup: "root",
    logType: "AWS.CloudTrail",
    sourceId: "s1",
    unique: null,
    at: start,
    text: { title: "first", severity: "HIGH", description: "", runbook: "", reference: "", context: {} },
    ...change,
  };
}

function feed(matches: readonly GroupedMatch[], rule = { dedupPeriodMinutes: 60, threshold: 1 }) {
  let group: AlertGroup | undefined;
  let id = 0;
  const outcomes: string[] = [];
  for (const match of matches) {
    const result = groupMatch(group, match, rule, () => `alert-${++id}`);
    group = result.group;
    outcomes.push(`${result.outcome} ${result.group.alertId} ${result.group.eventCount}`);
  }
  return { group, outcomes };
}

describe("a group of matches", () => {
  test.each([
    { name: "opens an alert with the first match", at: [0], threshold: 1, outcomes: ["opened alert-1 1"] },
    {
      name: "grows within the window",
      at: [0, 30, 59.9],
      threshold: 1,
      outcomes: ["opened alert-1 1", "grew alert-1 2", "grew alert-1 3"],
    },
    {
      name: "opens a new alert at the end of the window",
      at: [0, 60],
      threshold: 1,
      outcomes: ["opened alert-1 1", "opened alert-2 1"],
    },
    {
      name: "does not extend the window by later matches",
      at: [0, 50, 70],
      threshold: 1,
      outcomes: ["opened alert-1 1", "grew alert-1 2", "opened alert-2 1"],
    },
    {
      name: "waits below the threshold, opens when reached, then grows",
      at: [0, 1, 2, 3],
      threshold: 3,
      outcomes: ["waiting alert-1 1", "waiting alert-1 2", "opened alert-1 3", "grew alert-1 4"],
    },
    {
      name: "counts from one again when the window ends below the threshold",
      at: [0, 1, 61, 62],
      threshold: 3,
      outcomes: ["waiting alert-1 1", "waiting alert-1 2", "waiting alert-2 1", "waiting alert-2 2"],
    },
    {
      name: "keeps a match that arrives out of order in the open window",
      at: [10, 5],
      threshold: 1,
      outcomes: ["opened alert-1 1", "grew alert-1 2"],
    },
  ])("$name", ({ at, threshold, outcomes }) => {
    expect(
      feed(
        at.map((n) => aMatch({ at: minutes(n) })),
        { dedupPeriodMinutes: 60, threshold },
      ).outcomes,
    ).toEqual(outcomes);
  });

  test("keeps the words of the first match", () => {
    const later = aMatch({ at: minutes(1), text: { ...aMatch().text, title: "second", severity: "CRITICAL" } });
    expect(feed([aMatch(), later]).group?.text).toMatchObject({ title: "first", severity: "HIGH" });
  });

  test("collects log types and sources where there are any", () => {
    const other = aMatch({ logType: "AWS.ALB", sourceId: "s0" });
    expect(feed([aMatch(), other, other, aMatch({ logType: "", sourceId: "" })]).group).toMatchObject({
      logTypes: ["AWS.ALB", "AWS.CloudTrail"],
      sourceIds: ["s0", "s1"],
    });
  });

  test.each([
    {
      name: "counts distinct values instead of matches",
      unique: ["a", "a", "a", "b", "b", "c", "a"],
      outcomes: ["waiting 1", "waiting 2", "waiting 3", "waiting 4", "waiting 5", "opened 6", "grew 7"],
    },
    {
      name: "leaves out matches without a value where others have one",
      unique: ["a", null, null, "b", null, "c"],
      outcomes: ["waiting 1", "waiting 2", "waiting 3", "waiting 4", "waiting 5", "opened 6"],
    },
    {
      name: "counts matches where none has a value",
      unique: [null, null, null],
      outcomes: ["waiting 1", "waiting 2", "opened 3"],
    },
  ])("$name", ({ unique, outcomes }) => {
    const matches = unique.map((value) => aMatch({ unique: value }));
    const counted = feed(matches, { dedupPeriodMinutes: 60, threshold: 3 }).outcomes;
    expect(counted.map((text) => text.replace(" alert-1", ""))).toEqual(outcomes);
  });

  test("counts distinct values anew in each window", () => {
    const matches = [0, 1, 61, 62, 63].map((n) => aMatch({ at: minutes(n), unique: `user ${n % 61}` }));
    expect(feed(matches, { dedupPeriodMinutes: 60, threshold: 3 }).outcomes).toEqual([
      "waiting alert-1 1",
      "waiting alert-1 2",
      "waiting alert-2 1",
      "waiting alert-2 2",
      "opened alert-2 3",
    ]);
  });

  test("is near the threshold with more values than are kept exactly", () => {
    const matches = Array.from({ length: 2_000 }, (_, i) => aMatch({ unique: `user ${i}` }));
    const opened = feed(matches, { dedupPeriodMinutes: 60, threshold: 1_000 }).outcomes.findIndex((text) =>
      text.startsWith("opened"),
    );
    expect(Math.abs(opened / 1_000 - 1)).toBeLessThan(0.05);
  });
});
