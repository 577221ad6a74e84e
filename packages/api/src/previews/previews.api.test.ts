import { parseCorrelationDetection } from "@pharos/detection-content";
import type { Alert } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRuleInspection } from "../detections/create-rule-inspection.ts";
import { addDoorSchema, anAlert, aPolicy, aRule, doorSchema } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let testLake: TestLake;
let analyst: SignedInUser;
beforeAll(async () => {
  const [testStore, lake] = await Promise.all([openTestStore(), openTestLake()]);
  testLake = lake;
  await lake.lake.ensureTables([parseSchema(doorSchema)]);
  const rules = createRuleInspection(testStore.store, undefined, { cacheFolder: testCacheFolder, libraries: {} });
  api = await TestApi.open(testStore, { rules, lake: lake.lake });
  await addDoorSchema(api.store, api.now);
  analyst = await api.signedIn("RuleRead", "DataAnalyticsRead");
  await insertEvents();
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

/** 600 events of three doors, one every ten seconds from 10:00 on. */
async function insertEvents(): Promise<void> {
  const time = (n: number) => new Date(Date.parse("2026-03-01T10:00:00Z") + n * 10_000).toISOString();
  const rows = Array.from({ length: 600 }, (_, n) => {
    const at = `${time(n).slice(0, 19).replace("T", " ")}.000000000`;
    return {
      at,
      door: ["hall", "vault", "roof"][n % 3],
      p_event_time: at,
      p_parse_time: at,
      p_log_type: "Custom.Door",
      p_row_id: n.toString(16).padStart(28, "0"),
      p_source_id: "s",
      p_source_label: "s",
    };
  });
  await testLake.lake.insert({
    database: "pharos_logs",
    table: "custom_door",
    rows: Buffer.from(rows.map((one) => JSON.stringify(one)).join("\n")),
    token: "t",
  });
}

const yaml = (change: Record<string, unknown> = {}) =>
  Object.entries({
    AnalysisType: "rule",
    RuleID: "Door.Vault",
    Enabled: false,
    Severity: "High",
    LogTypes: "[Custom.Door]",
    ...change,
  })
    .map(([key, value]) => `${key}: ${value}\n`)
    .join("");
const vault = `def rule(event):
    return event.get("door") == "vault"

def title(event):
    return f"The {event.get('door')} was opened"
`;

const shown = `id state error notice progress detectionId isDraft isCompared logTypes startsAt endsAt conditions
  summary { eventsInScope eventsRead matches errors alerts newAlerts changedAlerts keptAlerts goneAlerts
    bySeverity { severity alerts } overTime { from newAlerts } errorMessages { kind message events } }
  alerts { id type change severity title dedupString createdAt firstEventOccurredAt eventCount logTypes
    events { logType ruleId rowId eventTime row } differences { aspect from to } }
  steps { stepId ruleId signals }
  queries { name runs rows }`;

async function start(input: object, by = analyst) {
  return by.ask(`mutation($input: StartPreviewInput!) { startPreview(input: $input) { ${shown} } }`, {
    input: { startsAt: "2026-03-01T10:00:00Z", endsAt: "2026-03-01T12:00:00Z", ...input },
  });
}

async function finished(input: object) {
  const { data, errors } = await start(input);
  expect(errors).toEqual([]);
  const { id } = data.startPreview;
  const read = async () =>
    (await analyst.ask(`query($id: ID!) { preview(id: $id) { ${shown} } }`, { id })).data.preview;
  // The preview needs the processor more than its reader does.
  await expect
    .poll(async () => (await read()).state, { interval: 100, timeout: 50_000 })
    .not.toMatch(/WAITING|RUNNING/);
  return read();
}

test("a rule that is not saved shows the alerts that it would have raised", async () => {
  const preview = await finished({ draft: { yaml: yaml(), python: vault } });
  expect(preview).toMatchObject({
    state: "SUCCEEDED",
    error: "",
    notice: "",
    progress: 1,
    detectionId: "Door.Vault",
    isDraft: true,
    isCompared: false,
    conditions: ['door is "vault"'],
    // Only what may meet the condition leaves the lake.
    summary: { eventsInScope: 600, eventsRead: 200, matches: 200, errors: 0, alerts: 2, newAlerts: 2, keptAlerts: 0 },
  });
  expect(preview.summary.bySeverity).toContainEqual({ severity: "HIGH", alerts: 2 });
  expect(preview.alerts).toMatchObject([
    {
      type: "ALERT",
      change: "NEW",
      severity: "HIGH",
      title: "The vault was opened",
      createdAt: "2026-03-01T10:00:10Z",
      eventCount: 120,
      logTypes: ["Custom.Door"],
    },
    { createdAt: "2026-03-01T11:00:10Z", eventCount: 80 },
  ]);
  const [{ events }] = preview.alerts;
  expect(events).toHaveLength(5);
  const [{ logType, rowId, eventTime }] = events;
  const at = `${eventTime.slice(0, 19).replace(" ", "T")}Z`;
  const { data } = await analyst.ask(`query($event: StoredEventInput!) { storedEvent(event: $event) }`, {
    event: { logType, rowId, eventTime: at },
  });
  expect(data.storedEvent).toMatchObject({ door: "vault", p_row_id: rowId });
});

test("a simple detection is held to its threshold, period and filters", async () => {
  const detection = `${yaml({ Threshold: 10, DedupPeriodMinutes: 30 })}Detection:
  - { Key: door, Condition: IsIn, Values: [vault, roof] }
InlineFilters:
  - { KeyPath: door, Condition: DoesNotEqual, Value: roof }
GroupBy: [{ Key: door }]
`;
  const preview = await finished({ draft: { yaml: detection } });
  expect(preview.summary).toMatchObject({ eventsRead: 400, matches: 200, alerts: 4 });
  // The tenth match opens the alert: nine times thirty seconds after the first.
  expect(preview.alerts[0]).toMatchObject({ createdAt: "2026-03-01T10:04:40Z", eventCount: 60 });
});

describe("beside a saved version", () => {
  beforeAll(() => api.store.detections.create(aRule({ id: "Door.Vault", body: vault, managed: false })));

  test("a draft shows what would be new and what would be gone", async () => {
    const roof = vault.replace('"vault"', '"roof"');
    const preview = await finished({ draft: { yaml: yaml(), python: roof } });
    expect(preview).toMatchObject({
      isCompared: true,
      summary: { eventsRead: 400, alerts: 2, newAlerts: 2, keptAlerts: 0, goneAlerts: 2 },
    });
    const wider = vault.replace('== "vault"', 'in ("vault", "roof")');
    const { summary } = await finished({ draft: { yaml: yaml(), python: wider } });
    expect(summary).toMatchObject({ alerts: 4, newAlerts: 2, keptAlerts: 2, goneAlerts: 0 });
  });

  test("a draft shows which alerts would be raised otherwise, and how", async () => {
    const quiet = yaml().replace("Severity: High", "Severity: Low");
    const titled = vault.replace("was opened", "opened");
    const { summary, alerts } = await finished({ draft: { yaml: quiet, python: titled } });
    expect(summary).toMatchObject({ newAlerts: 0, changedAlerts: 2, keptAlerts: 0, goneAlerts: 0 });
    expect(alerts[0]).toMatchObject({
      change: "CHANGED",
      differences: [
        { aspect: "SEVERITY", from: ["HIGH"], to: ["LOW"] },
        { aspect: "TITLE", from: ["The vault was opened"], to: ["The vault opened"] },
      ],
    });
  });

  test("a draft shows how the alerts ended that it would not have raised", async () => {
    const alertId = (n: number) => n.toString(16).padStart(32, "0");
    const raised = (id: number, time: string, change: Partial<Alert>) => {
      const at = new Date(`2026-03-01T${time}Z`);
      const span = { createdAt: at, firstEventMatchedAt: at, lastReceivedEventAt: new Date(at.getTime() + 3_000_000) };
      const dedupString = "The vault was opened";
      return anAlert({ id: alertId(id), ruleId: "Door.Vault", dedupString, ...span, ...change });
    };
    await api.store.alerts.insert([
      raised(1, "10:00:10", { title: "real", outcome: "TRUE_POSITIVE", status: "RESOLVED" }),
      raised(2, "11:00:10", { title: "noise", outcome: "FALSE_POSITIVE", status: "CLOSED" }),
      raised(3, "11:00:10", { title: "hidden", outcome: "TRUE_POSITIVE", neededLogTypes: ["Custom.Window"] }),
      raised(4, "11:00:10", { title: "of another group", dedupString: "roof" }),
    ]);
    const roof = vault.replace('"vault"', '"roof"');
    const { id, alerts } = await finished({ draft: { yaml: yaml(), python: roof } });
    const lost = `lostAlerts { total truePositives byEnding { ending alerts } alerts { id title ending previewedAlertId } }`;
    const read = (by: SignedInUser) => by.ask(`query($id: ID!) { preview(id: $id) { ${lost} } }`, { id });
    const of = (n: number) => alerts.filter(({ change }: { change: string }) => change === "GONE")[n].id;

    const permissions = ["RuleRead", "DataAnalyticsRead", "AlertRead"] as const;
    const reader = await api.signedInSeeing(["Custom.Door"], ...permissions);
    expect((await read(reader)).data.preview.lostAlerts).toEqual({
      total: 2,
      truePositives: 1,
      byEnding: [
        { ending: "TRUE_POSITIVE", alerts: 1 },
        { ending: "FALSE_POSITIVE", alerts: 1 },
      ],
      alerts: [
        { id: alertId(1), title: "real", ending: "TRUE_POSITIVE", previewedAlertId: of(0) },
        { id: alertId(2), title: "noise", ending: "FALSE_POSITIVE", previewedAlertId: of(1) },
      ],
    });
    const { data } = await read(await api.signedIn(...permissions));
    expect(data.preview.lostAlerts).toMatchObject({ total: 3, truePositives: 2 });
    expect((await read(analyst)).data.preview.lostAlerts).toBeNull();
  });

  test("the saved version is previewed by its id", async () => {
    const preview = await finished({ detectionId: "Door.Vault" });
    expect(preview).toMatchObject({ state: "SUCCEEDED", isDraft: false, isCompared: false, summary: { alerts: 2 } });
  });

  test("a reader of other log types can neither start nor read it", async () => {
    const other = await api.signedInSeeing(["Custom.Window"], "RuleRead", "DataAnalyticsRead");
    expect((await start({ draft: { yaml: yaml(), python: vault } }, other)).errors[0]?.message).toContain(
      "Custom.Door",
    );
    expect((await start({ detectionId: "Door.Vault" }, other)).errors[0]?.extensions.code).toBe("NotFound");
    const { id } = await finished({ detectionId: "Door.Vault" });
    const { errors } = await other.ask(`query($id: ID!) { preview(id: $id) { state } }`, { id });
    expect(errors[0]?.extensions.code).toBe("NotFound");
  });
});

describe("a correlation rule that is not saved", () => {
  const doors = (last: string) => `AnalysisType: correlation_rule
RuleID: Door.Tour
DisplayName: Vault, then another door
Enabled: true
Severity: Critical
Detection:
  - Sequence: [{ ID: first, RuleID: Tour.Vault }, { ID: last, RuleID: ${last} }]
    Transitions: [{ ID: t, From: first, To: last, WithinTimeFrameMinutes: 15, Match: [{ On: p_any_usernames }] }]
    LookbackWindowMinutes: 60
    Schedule: { RateMinutes: 10, TimeoutMinutes: 1 }
`;

  beforeAll(async () => {
    for (const id of ["Tour.Vault", "Tour.Roof"]) await api.store.detections.create(aRule({ id, managed: false }));
    const signals = [
      ["Tour.Vault", "10:05", "ada", "1"],
      ["Tour.Roof", "10:12", "ada", "2"],
      ["Tour.Vault", "10:30", "eve", "3"],
      ["Tour.Roof", "11:20", "eve", "4"],
    ].map(([p_rule_id, time, user, row]) => {
      const p_event_time = `2026-03-01 ${time}:00.000000000`;
      return {
        p_event_time,
        p_parse_time: p_event_time,
        p_log_type: "Custom.Door",
        p_row_id: row,
        p_rule_id,
        p_any_usernames: [user],
      };
    });
    await testLake.lake.insert({
      database: "pharos_signals",
      table: "correlation_signals",
      rows: Buffer.from(signals.map((one) => JSON.stringify(one)).join("\n")),
      token: "signals",
    });
  });

  test("shows the alerts of its runs with their signals, and how many signals each step has", async () => {
    const preview = await finished({ draft: { yaml: doors("Tour.Roof") } });
    expect(preview).toMatchObject({
      state: "SUCCEEDED",
      detectionId: "Door.Tour",
      logTypes: ["Custom.Door"],
      steps: [
        { stepId: "first", ruleId: "Tour.Vault", signals: 2 },
        { stepId: "last", ruleId: "Tour.Roof", signals: 2 },
      ],
      summary: { eventsInScope: 4, matches: 1, alerts: 1 },
    });
    expect(preview.alerts).toMatchObject([
      {
        severity: "CRITICAL",
        // The run after the second signal.
        createdAt: "2026-03-01T10:20:00Z",
        events: [
          { logType: "Custom.Door", ruleId: "Tour.Vault", rowId: "1" },
          { logType: "Custom.Door", ruleId: "Tour.Roof", rowId: "2" },
        ],
      },
    ]);
  });

  test("is hidden from readers who do not see all that its signals tell of", async () => {
    const other = await api.signedInSeeing(["Custom.Window"], "RuleRead", "DataAnalyticsRead");
    expect((await start({ draft: { yaml: doors("Tour.Roof") } }, other)).errors[0]?.message).toContain("Custom.Door");
    const { id } = await finished({ draft: { yaml: doors("Tour.Roof") } });
    const { errors } = await other.ask(`query($id: ID!) { preview(id: $id) { state } }`, { id });
    expect(errors[0]?.extensions.code).toBe("NotFound");
  });

  test("is hidden from everyone with restrictions where a rule of its steps is gone", async () => {
    const { kind: _kind, logTypes: _logTypes, ...common } = aRule({ id: "Door.Tour", managed: false });
    const { detection } = parseCorrelationDetection(
      "Group: [{ ID: a, RuleID: Tour.Vault }, { ID: b, RuleID: Tour.Gone }]\nSchedule: { RateMinutes: 10, TimeoutMinutes: 1 }\n",
    );
    if (detection === undefined) throw new TypeError("The detection is valid");
    await api.store.detections.create({ ...common, kind: "CORRELATION_RULE", ...detection, body: "", tests: [] });
    const { id } = await finished({ detectionId: "Door.Tour" });
    const seeing = await api.signedInSeeing(["Custom.Door"], "RuleRead", "DataAnalyticsRead");
    const { errors } = await seeing.ask(`query($id: ID!) { preview(id: $id) { state } }`, { id });
    expect(errors[0]?.extensions.code).toBe("NotFound");
  });
});

describe("a scheduled rule that is not saved", () => {
  const counted = `def rule(event):
    return event["openings"] >= 60

def dedup(event):
    return event["door"]
`;
  const draft = (queries = "[Openings]") => ({
    yaml: yaml({ AnalysisType: "scheduled_rule", RuleID: "Door.Often", ScheduledQueries: queries }).replace(
      "LogTypes: [Custom.Door]\n",
      "",
    ),
    python: counted,
  });
  const openings = {
    name: "Openings",
    description: "",
    tags: [],
    sql: "SELECT door, count() AS openings FROM pharos_logs.public.custom_door GROUP BY door",
    lookbackSeconds: 1_800,
    schedule: { rateMinutes: 30, timeoutMinutes: 5 },
    enabled: true,
    email: undefined,
  };

  beforeAll(() => api.store.savedQueries.put(openings, undefined, api.now));

  test("shows the alerts of its queries' runs with their rows", async () => {
    const preview = await finished({ draft: draft(), startsAt: "2026-03-01T09:50:00Z" });
    expect(preview).toMatchObject({
      state: "SUCCEEDED",
      detectionId: "Door.Often",
      steps: [],
      queries: [{ name: "Openings", runs: 4, rows: 12 }],
      // Of the four runs those at 10:50 and 11:20 see half an hour of openings: 60 of each door.
      summary: { eventsRead: 12, matches: 6, alerts: 3 },
    });
    expect(preview.alerts[0]).toMatchObject({
      createdAt: "2026-03-01T10:50:00Z",
      eventCount: 2,
      events: [{ logType: "", ruleId: null, row: { openings: 60 } }, { row: { openings: 60 } }],
    });
  });

  test("says which of its queries is not there", async () => {
    expect((await start({ draft: draft("[Closings]") })).errors[0]?.message).toContain("Closings");
  });

  test("is hidden from readers who do not see all that its queries tell of", async () => {
    const seeing = await api.signedInSeeing(["Custom.Door"], "RuleRead", "DataAnalyticsRead");
    expect((await start({ draft: draft() }, seeing)).errors).toHaveLength(1);
    const { id } = await finished({ draft: draft() });
    const { errors } = await seeing.ask(`query($id: ID!) { preview(id: $id) { state } }`, { id });
    expect(errors[0]?.extensions.code).toBe("NotFound");
  });
});

describe("a policy that is not saved", () => {
  const draft = {
    yaml: `AnalysisType: policy
PolicyID: Door.Locked
Enabled: true
Severity: High
ResourceTypes: [Door]
Suppressions: [sandbox-*]
`,
    python: `def policy(resource):
    return resource["Locked"]

def title(resource):
    return f"{resource['Name']} is not locked"
`,
  };
  const resources = `resources {
    counts { passed failed errored suppressed newlyFailing stillFailing noLongerFailing } groupsOmitted
    groups { type accountId passed failed errored suppressed newlyFailing noLongerFailing }
    items { id type accountId name status suppressed savedStatus savedSuppressed change error }
  }`;
  let auditor: SignedInUser;

  beforeAll(async () => {
    auditor = await api.signedIn("PolicyRead", "ResourceRead");
    const door = (id: string, attributes: object) => ({ id, type: "Door", attributes: { Name: id, ...attributes } });
    await api.store.resources.put(
      [
        door("cellar", { Locked: true, AccountId: "1" }),
        door("hall", { Locked: false, AccountId: "1" }),
        door("roof", { AccountId: "2" }),
        door("sandbox-gate", { Locked: false }),
        { id: "window", type: "Window", attributes: { Locked: false } },
      ],
      api.now,
    );
  });

  async function previewed(input: object) {
    const { data, errors } = await auditor.ask(
      "mutation($input: StartPreviewInput!) { startPreview(input: $input) { id } }",
      { input },
    );
    expect(errors).toEqual([]);
    const { id } = data.startPreview;
    const read = async () =>
      (await auditor.ask(`query($id: ID!) { preview(id: $id) { ${shown} ${resources} } }`, { id })).data.preview;
    await expect
      .poll(async () => (await read()).state, { interval: 100, timeout: 50_000 })
      .not.toMatch(/WAITING|RUNNING/);
    return read();
  }

  test("shows which resources would fail, pass and raise an error, and the alert", async () => {
    const preview = await previewed({ draft });
    expect(preview).toMatchObject({
      state: "SUCCEEDED",
      detectionId: "Door.Locked",
      isDraft: true,
      isCompared: false,
      startsAt: api.now.toISOString().replace(".000", ""),
      summary: { eventsInScope: 4, eventsRead: 4, matches: 1, errors: 1, alerts: 1, overTime: [] },
      resources: {
        counts: { passed: 1, failed: 1, errored: 1, suppressed: 1, newlyFailing: 1, noLongerFailing: 0 },
        groupsOmitted: 0,
        items: [
          { id: "hall", accountId: "1", status: "FAIL", savedStatus: null, change: "NEWLY_FAILING" },
          { id: "roof", status: "ERROR", change: null, error: "KeyError('Locked')" },
          { id: "sandbox-gate", status: "FAIL", suppressed: true, change: null },
          { id: "cellar", status: "PASS" },
        ],
      },
      alerts: [{ title: "hall is not locked", eventCount: 1, events: [{ rowId: "hall", logType: "" }] }],
    });
    expect(preview.summary.errorMessages).toEqual([{ kind: "KeyError", message: "KeyError('Locked')", events: 1 }]);
  });

  test("tells what fails newly and no longer beside the saved version", async () => {
    await api.store.detections.create(
      aPolicy({
        id: "Door.Locked",
        resourceTypes: ["Door"],
        body: 'def policy(resource):\n    return "Locked" in resource',
      }),
    );
    const raised = (id: string, change: Partial<Alert>) =>
      anAlert({ ...change, id: id.repeat(32), ruleId: "Door.Locked" });
    const [of, ended] = [api.now, { outcome: "TRUE_POSITIVE", status: "RESOLVED" } as const];
    await api.store.alerts.insert([
      raised("1", { title: "an earlier failure", createdAt: new Date(of.getTime() - 60_000), ...ended }),
      raised("2", { title: "the roof", createdAt: of, ...ended }),
    ]);
    for (const id of ["1", "2"]) await api.store.resourceAlerts.add("roof", id.repeat(32));
    const {
      id,
      isCompared,
      resources: found,
      alerts,
    } = await previewed({
      draft: { ...draft, python: 'def policy(resource):\n    return resource.get("Locked") is not False\n' },
    });
    expect(isCompared).toBe(true);
    expect(found.counts).toMatchObject({ failed: 1, newlyFailing: 1, stillFailing: 0, noLongerFailing: 1 });
    expect(found.items.slice(0, 2)).toMatchObject([
      { id: "hall", status: "FAIL", savedStatus: "PASS", change: "NEWLY_FAILING" },
      { id: "roof", status: "PASS", savedStatus: "FAIL", change: "NO_LONGER_FAILING" },
    ]);
    expect(alerts).toMatchObject([
      { change: "NEW", eventCount: 1, events: [{ rowId: "hall" }] },
      { change: "GONE", eventCount: 1, events: [{ rowId: "roof" }] },
    ]);
    const reader = await api.signedIn("PolicyRead", "ResourceRead", "AlertRead");
    const lost = "lostAlerts { total truePositives alerts { title previewedAlertId } }";
    const { data } = await reader.ask(`query($id: ID!) { preview(id: $id) { ${lost} } }`, { id });
    expect(data.preview.lostAlerts).toEqual({
      total: 1,
      truePositives: 1,
      alerts: [{ title: "the roof", previewedAlertId: alerts[1].id }],
    });
    expect(await previewed({ detectionId: "Door.Locked" })).toMatchObject({ isDraft: false, isCompared: false });
  });

  test("needs the permissions to read policies and resources, to start and to read", async () => {
    const { id } = await previewed({ draft });
    const read = "query($id: ID!) { preview(id: $id) { id } }";
    for (const permissions of [
      ["RuleRead", "DataAnalyticsRead"],
      ["PolicyRead", "DataAnalyticsRead"],
    ] as const) {
      const other = await api.signedIn(...permissions);
      for (const input of [{ draft }, { detectionId: "Door.Locked" }]) {
        expect((await start(input, other)).errors[0]?.extensions.code).toBe("Forbidden");
      }
      expect((await other.ask(read, { id })).errors[0]?.extensions.code).toBe("Forbidden");
    }
    const rule = { draft: { yaml: yaml(), python: vault } };
    expect((await start(rule, auditor)).errors[0]?.extensions.code).toBe("Forbidden");
    // Resources are of no log type.
    const restricted = await api.signedInSeeing(["Custom.Window"], "PolicyRead", "ResourceRead");
    expect((await restricted.ask(read, { id })).errors).toEqual([]);
  });
});

test("errors of the rule are counted by their message, and alert as they would", async () => {
  const body = `def rule(event):\n    return event["door"] == "vault" and event["lock"] == "open"\n`;
  const preview = await finished({ draft: { yaml: yaml({ RuleID: "Door.Lock" }), python: body } });
  expect(preview).toMatchObject({ state: "SUCCEEDED", summary: { matches: 0, errors: 200 } });
  expect(preview.summary.errorMessages).toMatchObject([{ kind: "KeyError", events: 200 }]);
  expect(preview.alerts[0]).toMatchObject({ type: "DETECTION_ERROR", dedupString: "KeyError" });
});

test("a rule that does not load fails with its line", async () => {
  const preview = await finished({
    draft: { yaml: yaml({ RuleID: "Door.Lock" }), python: "import os\n\ndef rule(event:\n" },
  });
  expect(preview).toMatchObject({ state: "FAILED", error: expect.stringMatching(/^The rule does not run: line 3: /) });
});

test("a preview that is cancelled stays so", async () => {
  const slow = `def rule(event):\n    return sum(range(2_000_000)) < 0\n`;
  const { data } = await start({ draft: { yaml: yaml({ RuleID: "Door.Slow" }), python: slow } });
  const cancelled = await analyst.ask(`mutation($id: ID!) { cancelPreview(id: $id) { state } }`, {
    id: data.startPreview.id,
  });
  expect(cancelled.data.cancelPreview).toEqual({ state: "CANCELLED" });
});

test.each([
  { name: "a broken file", input: { draft: { yaml: "AnalysisType: rule\n" } }, says: "RuleID is missing" },
  {
    name: "a rule of an unknown log type",
    input: { draft: { yaml: yaml({ LogTypes: "[Custom.Tower]" }), python: vault } },
    says: "Custom.Tower",
  },
  { name: "no rule at all", input: {}, says: "Give a draft" },
  { name: "an unknown detection", input: { detectionId: "Nobody" }, says: "Nobody" },
  {
    name: "a rule without a time",
    input: { draft: { yaml: yaml(), python: vault }, startsAt: null },
    says: "startsAt",
  },
  {
    name: "a time that ends before it starts",
    input: { draft: { yaml: yaml(), python: vault }, endsAt: "2026-03-01T09:00:00Z" },
    says: "startsAt must be before endsAt",
  },
])("refuses $name", async ({ input, says }) => {
  expect((await start(input)).errors[0]?.message).toContain(says);
});
