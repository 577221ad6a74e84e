import type { ActorReference, CorrelationRule } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import { noReprocessCounts } from "@pharos/pipeline";
import { anAlert, aRule, aSource, doorSchema } from "./builders.ts";
import type { SignedInUser, TestApi } from "./open-test-api.ts";

/** Every place that may show something of the hidden log type has its own word after this one. */
export const marker = "HIDDEN-";
/** The same of numbers. */
export const markedCount = 987_654_321;

export interface MarkedInstallation {
  /** Ids and names of hidden things, and of things of which a part is hidden. */
  readonly handles: readonly string[];
  /** What somebody who sees all log types must be able to read somewhere. */
  readonly markers: readonly string[];
}

const gateSchema = doorSchema.replace("Door", "Gate");

/** Fills an installation with marked values of the log type Custom.Gate, all of them by a person who sees everything. */
export async function fillWithMarks(
  api: TestApi,
  lake: Lake,
  keeper: SignedInUser,
  guard: SignedInUser,
): Promise<MarkedInstallation> {
  const { store, now } = api;
  const by: ActorReference = { kind: "user", id: keeper.user.id, name: "Ada" };
  const record = { managed: false, createdBy: by, lastModifiedBy: by };
  const markers: string[] = [];
  const handles: string[] = [];
  const mark = (place: string) => {
    const word = `${marker}${place}`;
    markers.push(word);
    return word;
  };
  const handle = <T extends string>(name: T): T => {
    handles.push(name);
    return name;
  };

  await lake.ensureTables([parseSchema(doorSchema), parseSchema(gateSchema)]);
  await store.schemas.syncManaged(
    [
      { name: "Custom.Door", spec: doorSchema, description: "", referenceURL: "" },
      { name: handle("Custom.Gate"), spec: gateSchema, description: "", referenceURL: "" },
    ],
    now,
  );
  await store.schemas.setDiscovered("Custom.Gate", `fields:\n  - { name: ${mark("discovered")}, type: string }\n`);
  handle("pharos_logs");
  handle("pharos_logs.public.custom_gate");

  const source = await aSource(store, { label: mark("source"), logTypes: ["Custom.Gate"] });
  handle(source.id);
  const counts = { received: markedCount, stored: markedCount, failed: 0, dropped: 0, repeated: 0, bytes: markedCount };
  const at = new Date("2026-03-01T10:00:00Z");
  await store.ingest.counts.add([{ sourceId: source.id, logType: "Custom.Gate", at, counts }]);

  const gate = anAlert({ title: mark("title"), description: mark("description"), context: { k: mark("context") } });
  const both = anAlert({ title: mark("title-of-two"), logTypes: ["Custom.Door", "Custom.Gate"], ruleId: "Both" });
  const failed = anAlert({ title: mark("rule-error"), type: "DETECTION_ERROR", subtype: "RULE_ERROR" });
  const rows = anAlert({ title: mark("rows"), logTypes: [], neededLogTypes: undefined, ruleId: "Nightly" });
  const ofGate = { logTypes: ["Custom.Gate"], neededLogTypes: ["Custom.Gate"], ruleId: "Gate", sourceIds: [source.id] };
  await store.alerts.insert([{ ...gate, ...ofGate }, both, { ...failed, ...ofGate }, rows]);
  await store.alerts.addEntities([{ alertId: gate.id, field: "p_any_usernames", value: mark("entity") }]);
  for (const { id } of [gate, both, failed, rows]) handle(id);
  await deliverWithMarks(api, gate.id, handle, mark);
  const entry = { type: "COMMENT", actor: by, at: now, from: "", to: "", comment: mark("comment") } as const;
  await store.alerts.appendHistory({ alertId: gate.id, ...entry });

  const investigated = await store.cases.create(
    {
      title: mark("case-title"),
      description: mark("case-description"),
      severity: "HIGH",
      assigneeId: undefined,
      neededLogTypes: [],
    },
    by,
    now,
  );
  const caseNumber = investigated.number;
  handle(String(caseNumber));
  await store.cases.addAlerts(caseNumber, [{ ...gate, ...ofGate }], by, now);
  await store.cases.append(caseNumber, [
    { caseNumber, type: "NOTE", actor: by, at: now, from: "", to: "", note: mark("case-note") },
  ]);
  const file = { caseNumber, name: mark("case-attachment"), mediaType: "text/plain", sha256: "", addedBy: by };
  const attachment = await store.caseAttachments.add({ ...file, addedAt: now }, Buffer.from("x"), () => undefined);
  handle(attachment.id);

  const eventTime = "2026-03-01 10:00:00.000000000";
  const common = {
    p_event_time: eventTime,
    p_parse_time: eventTime,
    p_source_id: source.id,
    p_log_type: "Custom.Gate",
  };
  const insert = (database: string, table: string, row: object) =>
    lake.insert({
      database,
      table,
      rows: Buffer.from(`${JSON.stringify({ ...common, p_row_id: `${database} ${table}`, ...row })}\n`),
      token: `${database} ${table}`,
    });
  await insert("pharos_logs", "custom_gate", { door: mark("event") });
  await insert("pharos_rule_matches", "custom_gate", { p_alert_id: gate.id, door: mark("match") });
  await insert("pharos_monitor", "classification_failures", { reason: mark("reason"), raw: mark("raw") });

  const test = { name: mark("test"), expectedResult: true, log: { p_log_type: "Custom.Gate" }, mocks: [] };
  const body = `def rule(event):\n    return event["door"] == "${mark("body")}"\n`;
  const correlation: CorrelationRule = {
    ...aRule({ id: handle("Over.Gate"), description: mark("correlation"), ...record }),
    kind: "CORRELATION_RULE",
    logic: {
      form: "sequence",
      steps: [{ id: "", ruleId: "Gate", minMatchCount: 1, maxMatchCount: undefined, absence: false }],
      transitions: [],
    },
    schedule: { rateMinutes: 5, timeoutMinutes: 1 },
    lookbackMinutes: 15,
    evaluationOrder: "Chronological",
    tests: [],
  };
  for (const detection of [
    aRule({ id: handle("Gate"), logTypes: ["Custom.Gate"], body, ...record }),
    aRule({ id: handle("Both"), logTypes: ["Custom.Door", "Custom.Gate"], tests: [test], ...record }),
    aRule({
      id: handle("Nightly"),
      kind: "SCHEDULED_RULE",
      logTypes: [],
      scheduledQueries: ["Nightly query"],
      description: mark("scheduled-rule"),
      ...record,
    }),
    correlation,
  ]) {
    await store.detections.create(detection);
  }
  const model = { displayName: mark("data-model"), enabled: true, mappings: [], body: "" };
  const gates = { id: handle("Gates"), logTypes: ["Custom.Gate"] };
  await store.dataModels.put({ ...gates, ...model, displayName: mark("earlier-data-model") }, by, now);
  await store.dataModels.put({ ...gates, ...model }, by, now);
  await store.packs.put(
    { id: handle("Pack"), displayName: "", description: "", enabled: false, itemIds: ["Gate"] },
    by,
    now,
  );

  const saved = await store.savedQueries.create(
    {
      name: handle("Nightly query"),
      description: mark("query-description"),
      tags: [],
      sql: `SELECT '${mark("saved-query")}'`,
      lookbackSeconds: undefined,
      schedule: { rateMinutes: 60, timeoutMinutes: 5 },
      enabled: true,
      email: undefined,
    },
    by,
    now,
  );
  handle(saved.uuid);
  const run = await store.queryRuns.begin("Nightly query", now, now);
  await store.queryRuns.save({
    ...run,
    status: "FAILED",
    rows: markedCount,
    error: mark("run-error"),
    finishedAt: now,
  });

  const asked = await keeper.ask("mutation ($sql: String!) { executeDataLakeQuery(input: { sql: $sql }) { id } }", {
    sql: `SELECT door, '${mark("asked")}' AS text FROM pharos_logs.public.custom_gate`,
  });
  const queryId: string = handle(asked.data.executeDataLakeQuery.id);
  await api.dependencies.queries.ended(queryId);
  const download = await keeper.ask(
    `mutation ($id: ID!) { startAsyncDownloadOfAllQueryResults(input: { originalQueryId: $id }) { download { id } } }`,
    { id: queryId },
  );
  handle(download.data.startAsyncDownloadOfAllQueryResults.download.id);
  await api.dependencies.downloads.idle();

  for (const { user } of [keeper, guard]) {
    const notification = { topic: "SYSTEM_ERROR", level: "ERROR", title: mark("notification"), message: "" } as const;
    const metadata = { alertID: gate.id };
    await store.notifications.create([user.id], { ...notification, metadata, neededLogTypes: ["Custom.Gate"] }, now);
    for (const { id } of (await store.notifications.list(user.id, { pageSize: 9 })).items) handle(id);
  }

  const mail = { to: ["bo@example.com"], subject: mark("mail-subject"), text: "" };
  await store.mails.add({ purpose: "ALERT_ASSIGNED", mail, expiresAt: new Date(now.getTime() + 86_400_000) }, now);
  for (const { id } of await store.mails.claim(now, now, 1)) {
    await store.mails.settle(id, { status: "FAILED", attempts: 1, nextAttemptAt: now }, mark("mail-error"), now);
    handle(id);
  }

  const upload = await store.receipts.open("UPLOAD", "NOT_PROCESSED", by, now);
  await store.receipts.complete(upload.id, { status: "FAILED", error: mark("upload-error") }, now);
  const reprocess = await store.receipts.open("REPROCESS", "UNDER_WAY", by, now);
  await store.receipts.complete(
    reprocess.id,
    { status: "FAILED", error: mark("reprocess-error"), result: noReprocessCounts },
    now,
  );
  const replayCounts = {
    eventsProcessed: 1,
    eventsMatched: 1,
    errors: 0,
    alerts: markedCount,
    bytes: 1,
    readTimeNanos: 1,
    processingTimeNanos: 1,
  };
  const scope = { logType: "Custom.Gate", startsAt: now, endsAt: now, expected: 1 };
  const replayed = { ...scope, detectionId: mark("replay"), counts: replayCounts };
  const replay = await store.receipts.open("REPLAY", "DONE", by, now, replayed);
  const looked = { total: markedCount, looked: markedCount, changed: markedCount, hiddenFromAssignee: markedCount };
  const begun = { kind: "STATUS", status: "RESOLVED", ...looked };
  const alertChange = await store.receipts.open("ALERT_CHANGE", "RUNNING", by, now, begun);
  for (const { id } of [upload, reprocess, replay, alertChange]) handle(id);

  const outcome = { samples: 1, parsed: 1, events: [mark("schema-test")], failures: [] };
  const report = { name: "Custom.Gate", spec: "", outcome, createdBy: "Ada", createdAt: now };
  handle((await store.schemaTestReports.create({ ...report, sourceId: source.id })).id);
  const draft = { sourceId: source.id, name: "Custom.Gate", changedBy: "Ada", updatedAt: now };
  await store.schemaDrafts.save({ ...draft, spec: mark("draft") });

  const stream = await store.inferenceStreams.create(
    {
      alias: gate.id,
      createdBy: by,
      userPrompt: mark("prompt"),
      parentStreamId: undefined,
      metadata: {},
      logTypeAccess: undefined,
    },
    now,
  );
  await store.inferenceStreams.finish(stream.id, { responseText: mark("answer"), error: "", usage: undefined }, now);
  handle(stream.id);
  await quietWithMarks(api, handle, mark);
  await collectWithMarks(api, handle, mark);
  await receiveWithMarks(api, handle, mark);
  await changeWithMarks(api, by, handle, mark);
  await arrangeWithMarks(api, by, handle, mark);
  return { handles, markers };
}

type Handle = (name: string) => string;
type Mark = (place: string) => string;

/** A mute of a hidden detection. */
async function quietWithMarks({ store, now }: TestApi, handle: Handle, mark: Mark): Promise<void> {
  const until = new Date(now.getTime() + 3_600_000);
  const mute = { subject: "DETECTION", subjectId: "Gate", until, reason: mark("mute"), createdBy: "Ada" } as const;
  handle((await store.mutes.create(mute, now)).id);
}

/** A bucket with an object that could not be read. */
async function collectWithMarks({ store, now }: TestApi, handle: Handle, mark: Mark): Promise<void> {
  const source = await aSource(store, { label: mark("bucket-source"), type: "S3", logTypes: ["Custom.Gate"] });
  handle(source.id);
  const prefixes = [{ prefix: mark("prefix"), logTypes: ["Custom.Gate"], excludedPrefixes: [] }];
  await store.buckets.put(
    source.id,
    { kind: "S3", bucket: mark("bucket"), region: "us-east-1", externalId: mark("external-id"), prefixes },
    undefined,
    now,
  );
  await store.buckets.addFound(source.id, "bucket", [{ key: mark("object-key"), etag: "e", bytes: 1 }], now);
  const held = { holder: "x", now, until: new Date(now.getTime() + 1_000) };
  for (const { id } of await store.buckets.claimObjects(held, 9)) {
    await store.buckets.markFailed(id, "x", mark("object-reason"), now);
    handle(String(id));
  }
}

/** A queue with a message that could not be read. */
async function receiveWithMarks({ store, now }: TestApi, handle: Handle, mark: Mark): Promise<void> {
  const source = await aSource(store, { label: mark("queue-source"), type: "Sqs", logTypes: ["Custom.Gate"] });
  handle(source.id);
  const queueUrl = `https://sqs.us-east-1.amazonaws.com/1/${mark("queue")}`;
  const settings = { kind: "Sqs", queueUrl, region: "us-east-1", externalId: mark("external-id") } as const;
  await store.queues.put(source.id, settings, undefined, now);
  await store.queues.claim({ holder: "x", now, until: new Date(now.getTime() + 1_000) }, 9);
  // No operation returns it, so it has no mark.
  const content = Buffer.from("{}");
  const batch = { ids: [mark("message-id")], content, streamType: "Auto", streamOptions: {} } as const;
  await store.queues.hold(source.id, "x", [{ ...batch, reason: mark("message-reason") }], now);
  const { items } = await store.queues.pageFailed(source.id, { pageSize: 9 });
  for (const { id } of items) handle(String(id));
}

/** An earlier version of a hidden detection, and a hidden detection that was deleted. */
async function changeWithMarks({ store, now }: TestApi, by: ActorReference, handle: Handle, mark: Mark): Promise<void> {
  const record = { managed: false, createdBy: by, lastModifiedBy: by };
  const changed = aRule({ id: handle("Changed"), logTypes: ["Custom.Gate"], description: mark("earlier"), ...record });
  await store.detections.create(changed);
  await store.detections.update({ ...changed, description: "" });
  await store.detections.create(
    aRule({ id: handle("Gone"), logTypes: ["Custom.Gate"], description: mark("deleted"), ...record }),
  );
  await store.detections.delete(["Gone"], { origin: "CONSOLE", by, at: now });
  for (const id of ["Changed", "Gone"]) {
    for (const change of await store.detectionChanges.list(id, 9)) handle(String(change.id));
  }
}

/** What people keep for themselves and for others: views, dashboards, lookup tables, outcomes of alerts. */
async function arrangeWithMarks(
  { store, now }: TestApi,
  by: ActorReference,
  handle: Handle,
  mark: Mark,
): Promise<void> {
  const all = { isShared: true, neededLogTypes: undefined };
  const view = { name: mark("view"), search: { text: mark("view-search") }, ...all };
  handle((await store.alertViews.create(by.id, view, now)).id);
  const place = { x: 0, y: 0, width: 4, height: 4 };
  const dashboard = await store.dashboards.create(
    {
      name: mark("dashboard"),
      description: mark("dashboard-description"),
      panels: [{ id: "a", title: mark("panel"), kind: "TEXT", text: mark("panel-text"), ...place }],
      variables: [
        {
          ...{ name: "door", label: mark("variable"), kind: "QUERY", text: mark("variable-query"), language: "sql" },
          ...{ defaultValues: [mark("variable-default")], isMultiple: false, hasAll: true },
        },
        {
          ...{ name: "gate", label: "", kind: "LIST", items: [mark("variable-item")], defaultValues: [] },
          ...{ isMultiple: false, hasAll: true },
        },
      ],
      relativeTime: "P1D",
      refreshSeconds: undefined,
      sharing: { kind: "EVERYONE" },
      neededLogTypes: undefined,
    },
    by,
    now,
  );
  handle(dashboard.id);
  const query = { databases: [], relativeTime: "P1D", startTime: undefined, endTime: undefined, runId: undefined };
  const notebook = await store.notebooks.create(
    {
      name: mark("notebook"),
      description: mark("notebook-description"),
      steps: [
        { id: "a", kind: "NOTE", text: mark("note") },
        {
          ...{ id: "b", kind: "QUERY", title: mark("step"), text: mark("step-query"), language: "sql", ...query },
          tables: [mark("step-table")],
        },
      ],
      sharing: { kind: "EVERYONE" },
      neededLogTypes: undefined,
    },
    by,
    now,
  );
  handle(notebook.id);
  const lookup = await store.lookupTables.create(
    {
      name: handle("keys"),
      enabled: true,
      description: "",
      reference: "",
      schema: undefined,
      primaryKey: "door",
      associations: [{ logType: "Custom.Gate", selectors: [mark("selector")] }],
      origin: {
        kind: "query",
        sql: `SELECT '${mark("lookup-query")}' AS door`,
        refresh: {},
        indicators: {},
        validations: {},
      },
    },
    by,
    now,
  );
  handle(lookup.id);
  const alert = anAlert({ logTypes: ["Custom.Gate"], neededLogTypes: ["Custom.Gate"], ruleId: "Gate" });
  await store.alerts.insert([{ ...alert, status: "RESOLVED" }]);
  await store.alerts.update({
    ...alert,
    status: "RESOLVED",
    outcome: "FALSE_POSITIVE",
    outcomeReason: mark("outcome-reason"),
    revision: 1,
  });
  handle(alert.id);
}

/** A destination whose last answer quotes a hidden alert. */
async function deliverWithMarks(
  { store, now }: TestApi,
  alertId: string,
  handle: (name: string) => string,
  mark: (place: string) => string,
): Promise<void> {
  const content = { settings: {}, defaultForSeverity: ["HIGH"], alertTypes: ["RULE"], logTypes: [] } as const;
  const tower = await store.destinations.create({ type: "x", displayName: "Tower", ...content }, "Ada", now);
  handle(tower.id);
  await store.deliveries.add([{ alertId, destinationIds: [tower.id], trigger: "CREATED" }], now);
  const [delivery] = (await store.deliveries.byAlerts([alertId])).get(alertId) ?? [];
  if (!delivery) throw new Error("The alert has no delivery");
  const answer = { statusCode: 400, message: mark("answer"), label: mark("label"), url: "", durationMs: 1 };
  const attempt = { deliveryId: delivery.id, at: now, outcome: "rejected", ...answer } as const;
  const settled = { status: "FAILED", attempts: 1, nextAttemptAt: now } as const;
  await store.deliveryQueue.record(tower, [{ attempt, settled }], tower, { isBack: false, now });
}
