import type { AlertGroup, Detection, Rule } from "@pharos/domain";
import { describe, expect, test } from "vitest";
import { aRule } from "../testing/a-rule.ts";
import type { ProcessedMatch } from "../worker/protocol.ts";
import type { ErrorToCommit, WorkToCommit } from "../works/work-to-commit.ts";
import { groupKeysOf, groupWorks, holdBackStorms } from "./alert-windows.ts";
import { planAlerts } from "./plan-alerts.ts";

const at = new Date("2026-03-01T10:00:00Z");
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

const theRule = (change: Partial<Rule> = {}) =>
  aRule({ id: "R", displayName: "A rule", severity: "LOW", description: "static", runbook: "do it", ...change });

function aMatch(change: Partial<ProcessedMatch> = {}): ProcessedMatch {
  return {
    ruleId: "R",
    title: "title",
    dedup: "d",
    severity: "HIGH",
    description: "",
    reference: "",
    runbook: "",
    destinations: null,
    unique: null,
    context: {},
    logType: "AWS.CloudTrail",
    eventJson: Buffer.from('{"p_event_time":"2026-03-01 10:00:00.000000000"}'),
    standard: { p_event_time: "2026-03-01 10:00:00.000000000" },
    ...change,
  };
}

interface Found {
  readonly matches?: readonly ProcessedMatch[];
  readonly errors?: readonly ErrorToCommit[];
  readonly at?: Date;
}

/** What the committer decides, with `current` as the stored groups. */
function plan(found: readonly Found[], detection: Detection = theRule(), current: readonly AlertGroup[] = []) {
  let id = current.length;
  const newAlertId = () => `a${++id}`;
  const works = found.map((each) => aWork(each, detection));
  const isStorm = ({ kind }: AlertGroup) => kind === "system";
  const { windows, windowOf } = groupWorks(
    works,
    current.filter((group) => !isStorm(group)),
    newAlertId,
  );
  return planAlerts(works, holdBackStorms(windows, current.filter(isStorm), newAlertId), windowOf);
}

function aWork({ matches = [], errors = [], at: when = at }: Found, detection: Detection): WorkToCommit {
  const delivered = { sourceId: "s", sourceLabel: "S", received: 1, bytes: 1, tables: [], failures: [] };
  const detections = new Map([[detection.id, detection]]);
  return { token: "t", at: when, rowIdPrefix: "0123456789abcdef", detections, matches, errors, delivered };
}

const anError = (change: Partial<Pick<ErrorToCommit, "kind" | "isSystemError">> = {}): ErrorToCommit => ({
  ruleId: "R",
  kind: "KeyError",
  message: "KeyError('x')",
  logType: "",
  ...change,
});

describe("a commit's alerts", () => {
  test("become one for many matches with the same dedup string", () => {
    const { opened, grown, matches } = plan([{ matches: [aMatch(), aMatch()] }, { matches: [aMatch()] }]);
    expect(opened.map((alert) => [alert.id, alert.eventCount])).toEqual([["a1", 3]]);
    expect(grown).toEqual([]);
    expect(matches.map((m) => m.group?.alertId)).toEqual(["a1", "a1", "a1"]);
  });

  test("fall back to the detection's own words where the match has none", () => {
    expect(plan([{ matches: [aMatch({ title: "" })] }]).opened[0]).toMatchObject({
      title: "A rule",
      description: "static",
      runbook: "do it",
      severity: "HIGH",
    });
  });

  test("grow when the window was opened by an earlier commit", () => {
    const before = plan([{ matches: [aMatch()] }]);
    const { opened, grown } = plan([{ matches: [aMatch()], at: later(10) }], theRule(), before.groups);
    expect(opened).toEqual([]);
    expect(grown.map((group) => [group.alertId, group.eventCount])).toEqual([["a1", 2]]);
  });

  test("are two when one commit spans the end of a window", () => {
    const { opened, groups } = plan([{ matches: [aMatch()] }, { matches: [aMatch()], at: later(61) }]);
    expect(opened.map((alert) => alert.id)).toEqual(["a1", "a2"]);
    expect(groups.filter(({ kind }) => kind === "match").map((group) => group.alertId)).toEqual(["a2"]);
  });

  test("are created at the moment of crossing the threshold, whatever follows in the same commit", () => {
    const found = [0, 1, 2].map((minute) => ({ matches: [aMatch()], at: later(minute) }));
    expect(plan(found, theRule({ threshold: 2 })).opened).toMatchObject([
      { createdAt: later(1), firstEventMatchedAt: at, lastReceivedEventAt: later(2), eventCount: 3 },
    ]);
  });

  test("count distinct values over commits, and forget them when the alert is there", () => {
    const rule = theRule({ threshold: 3 });
    const valued = (...values: string[]) => ({ matches: values.map((unique) => aMatch({ unique })) });
    const first = plan([valued("a", "b", "a")], rule);
    expect(first.opened).toEqual([]);
    const { opened, groups } = plan([valued("b"), valued("c")], rule, first.groups);
    expect(opened.map(({ eventCount }) => eventCount)).toEqual([5]);
    expect(groups.map(({ distinctValues }) => distinctValues)).toEqual([undefined, undefined]);
  });

  test("are none below the threshold, and the matches know the alert to come", () => {
    const { opened, matches } = plan([{ matches: [aMatch()] }], theRule({ threshold: 2 }));
    expect(opened).toEqual([]);
    expect(matches[0]?.group?.alertId).toBe("a1");
  });

  test("are none for a rule that makes only signals", () => {
    const rule = theRule({ createAlert: false });
    expect(groupKeysOf([aWork({ matches: [aMatch()] }, rule)])).toEqual([]);
    const { opened, matches } = plan([{ matches: [aMatch()] }], rule);
    expect(opened).toEqual([]);
    expect(matches.map((m) => m.group)).toEqual([undefined]);
  });

  test("are none of a detection that was deleted meanwhile", () => {
    const { opened, matches, errors } = plan([{ matches: [aMatch()], errors: [anError()] }], theRule({ id: "other" }));
    expect([opened, matches, errors]).toEqual([[], [], []]);
  });

  test("are error alerts, apart from matches, for rules that failed, whatever the threshold", () => {
    const { opened } = plan([{ matches: [aMatch()], errors: [anError()] }], theRule({ threshold: 5 }));
    expect(opened).toMatchObject([
      { type: "DETECTION_ERROR", dedupString: "KeyError", title: "KeyError('x')", severity: "LOW" },
    ]);
  });
});

const { logTypes: _logTypes, dedupPeriodMinutes: _period, threshold: _threshold, ...common } = theRule();
const policy: Detection = { ...common, kind: "POLICY", resourceTypes: [], suppressions: [], tests: [] };
const correlation: Detection = {
  ...common,
  kind: "CORRELATION_RULE",
  logic: { form: "group", steps: [], matchCriteria: {}, minMatchCount: undefined },
  schedule: { rateMinutes: 15, timeoutMinutes: 5 },
  lookbackMinutes: 30,
  evaluationOrder: "Chronological",
  tests: [],
};

test.each<{ name: string; detection: Detection; match: string; error: string }>([
  { name: "a rule", detection: theRule(), match: "RULE", error: "RULE_ERROR" },
  { name: "a derived rule", detection: theRule({ kind: "DERIVED_RULE" }), match: "RULE", error: "RULE_ERROR" },
  {
    name: "a scheduled rule",
    detection: theRule({ kind: "SCHEDULED_RULE", scheduledQueries: ["Q"] }),
    match: "SCHEDULED_RULE",
    error: "SCHEDULED_RULE_ERROR",
  },
  {
    name: "a rule derived from a scheduled one",
    detection: theRule({ kind: "DERIVED_RULE", scheduledQueries: ["Q"] }),
    match: "SCHEDULED_RULE",
    error: "SCHEDULED_RULE_ERROR",
  },
  { name: "a correlation rule", detection: correlation, match: "CORRELATION_RULE", error: "CORRELATION_RULE_ERROR" },
  { name: "a policy", detection: policy, match: "POLICY", error: "POLICY" },
])("alerts of $name say what raised them", ({ detection, match, error }) => {
  const errors = [anError(), anError({ kind: "Timeout", isSystemError: true })];
  const { opened } = plan([{ matches: [aMatch()], errors }], detection);
  expect(opened.map(({ type, subtype }) => [type, subtype])).toEqual([
    ["ALERT", match],
    ["DETECTION_ERROR", error],
    ["SYSTEM_ERROR", "SYSTEM_ERROR"],
  ]);
});
