import { setTimeout as wait } from "node:timers/promises";
import type { ApiClient } from "./api-client.ts";
import type { DeliveryClient } from "./delivery-client.ts";
import { attackLine } from "./event-sources.ts";
import type { Measurements } from "./measurements.ts";

export interface MeanwhileOptions {
  readonly api: ApiClient;
  readonly deliveries: DeliveryClient;
  readonly measurements: Measurements;
  /** Where attacks are sent to, and events of the schema that changes. */
  readonly attackUrl: string;
  readonly customUrl: string;
  readonly userId: string;
  /** How often the schema and the rule change. */
  readonly changeEveryMs: number;
  /** An alert that takes longer counts as an error. */
  readonly alertMsMax: number;
  /** Of answers to deliveries. */
  readonly isError: (status: number) => boolean;
}

/** What people and programs do while logs come in. */
export class MeanwhileWork {
  /** Acknowledged. */
  attacks = 0;
  customEvents = 0;
  readonly #options: MeanwhileOptions;
  #isOver = false;
  #fields = 0;
  readonly #startedAt = new Date();

  constructor(options: MeanwhileOptions) {
    this.#options = options;
  }

  /** Resolves some time after `stop`, when nothing is under way any more. */
  async run(): Promise<void> {
    const { changeEveryMs } = this.#options;
    await Promise.all([
      this.#repeat(attackEveryMs, () => this.#attack()),
      this.#repeat(1_000, () => this.#sendCustomEvents()),
      this.#repeat(1_000, () => this.#search()),
      this.#repeat(1_000, () => this.#query()),
      this.#repeat(2_000, () => this.#workOnAlert()),
      this.#repeat(changeEveryMs, () => this.#widenSchema()),
      this.#repeat(changeEveryMs, () => this.#changeRule()),
    ]);
  }

  stop(): void {
    this.#isOver = true;
  }

  async #repeat(pauseMs: number, work: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      await work();
      const endMs = performance.now() + pauseMs;
      while (!this.#isOver && performance.now() < endMs) await wait(Math.min(200, pauseMs));
    }
  }

  async #timed<T>(what: string, work: () => Promise<T>): Promise<T> {
    const startMs = performance.now();
    const answer = await work();
    this.#options.measurements.noteMs(what, performance.now() - startMs);
    return answer;
  }

  /** From sending an event to seeing its alert. */
  async #attack(): Promise<void> {
    const { api, measurements, deliveries, attackUrl, alertMsMax, isError } = this.#options;
    const trail = `trail-${Date.now()}`;
    const startMs = performance.now();
    const acknowledged = deliveries
      .deliver({ url: attackUrl, key: trail, body: attackLine(trail, new Date()) }, ({ status, reason }) => {
        if (isError(status)) measurements.noteError(`delivery: ${status} ${reason.slice(0, 200)}`);
      })
      .then((isAcknowledged) => {
        if (isAcknowledged) this.attacks += 1;
      });
    while (performance.now() - startMs < alertMsMax) {
      const found = await api.graphql<{ alerts: { edges: readonly unknown[] } }>(
        "find the alert",
        "query ($input: AlertsInput!) { alerts(input: $input) { edges { node { id } } } }",
        { input: { nameContains: trail, pageSize: 1 } },
      );
      if (found?.alerts.edges.length) break;
      await wait(10);
    }
    const ms = performance.now() - startMs;
    measurements.noteMs("event to alert", ms);
    if (ms >= alertMsMax) measurements.noteError(`No alert within ${alertMsMax / 1000} s`);
    await acknowledged;
  }

  async #sendCustomEvents(): Promise<void> {
    const { deliveries, measurements, customUrl, isError } = this.#options;
    const at = new Date().toISOString();
    const fields = Object.fromEntries(Array.from({ length: this.#fields }, (_, i) => [`field${i + 1}`, `value ${i}`]));
    const body = Array.from({ length: 5 }, () => JSON.stringify({ at, id: crypto.randomUUID(), ...fields })).join("\n");
    const isAcknowledged = await deliveries.deliver(
      { url: customUrl, key: crypto.randomUUID(), body },
      ({ status, reason }) => {
        if (isError(status)) measurements.noteError(`delivery: ${status} ${reason.slice(0, 200)}`);
      },
    );
    if (isAcknowledged) this.customEvents += 5;
  }

  async #search(): Promise<void> {
    const anywhere = { key: "", operator: "ROW_CONTAINS", value: "cloudtrail" };
    const input = {
      language: "simplesearch",
      tables: ["pharos_logs.public.aws_cloudtrail"],
      startTime: this.#startedAt.toISOString(),
      endTime: new Date(Date.now() + 60_000).toISOString(),
      filters: JSON.stringify({ ors: [{ ands: [anywhere] }] }),
      limit: 50,
    };
    await this.#run("search", input);
  }

  async #query(): Promise<void> {
    const sql = `SELECT EventID, count() AS n, uniqExact(Hostname) AS hosts FROM pharos_logs.public.windows_eventlogs
      WHERE p_event_time > now() - INTERVAL 1 HOUR GROUP BY EventID ORDER BY n DESC LIMIT 20`;
    await this.#run("query", { sql });
  }

  /** Until its rows can be read. */
  async #run(name: string, input: object): Promise<void> {
    const { api, measurements } = this.#options;
    await this.#timed(name, async () => {
      const begun = await api.graphql<{ executeDataLakeQuery: { id: string } }>(
        name,
        "mutation ($input: ExecuteDataLakeQueryInput!) { executeDataLakeQuery(input: $input) { id } }",
        { input: { ...input, skipCache: true } },
      );
      if (!begun) return;
      for (;;) {
        const found = await api.graphql<{ dataLakeQuery: { status: string; message: string } }>(
          name,
          "query ($id: ID!) { dataLakeQuery(id: $id) { status message } }",
          { id: begun.executeDataLakeQuery.id },
        );
        const status = found?.dataLakeQuery.status;
        if (status === "running") {
          await wait(20);
          continue;
        }
        if (status !== "succeeded") measurements.noteError(`${name}: ${status} ${found?.dataLakeQuery.message}`);
        return;
      }
    });
  }

  async #workOnAlert(): Promise<void> {
    const { api, userId } = this.#options;
    const found = await api.graphql<{ alerts: { edges: readonly { node: { id: string } }[] } }>(
      "list alerts",
      "query ($input: AlertsInput!) { alerts(input: $input) { totalCount edges { node { id title severity } } } }",
      { input: { statuses: ["OPEN"], pageSize: 25 } },
    );
    const id = found?.alerts.edges[0]?.node.id;
    if (id === undefined) return;
    await this.#timed("alert work", async () => {
      await api.graphql(
        "assign",
        "mutation ($input: UpdateAlertsAssigneeByIdInput!) { updateAlertsAssigneeById(input: $input) { alerts { id } } }",
        { input: { ids: [id], assigneeId: userId } },
      );
      await api.graphql(
        "comment",
        "mutation ($input: CreateAlertCommentInput!) { createAlertComment(input: $input) { alert { id } } }",
        { input: { alertId: id, body: "Looked at it." } },
      );
      await api.graphql(
        "resolve",
        "mutation ($input: UpdateAlertStatusByIdInput!) { updateAlertStatusById(input: $input) { alerts { id } } }",
        { input: { ids: [id], status: "RESOLVED" } },
      );
    });
  }

  async #widenSchema(): Promise<void> {
    const fields = this.#fields + 1;
    if (fields > fieldsMax) return;
    const saved = await this.#timed("save schema", () => saveCustomSchema(this.#options.api, fields));
    if (saved) this.#fields = fields;
  }

  async #changeRule(): Promise<void> {
    const { api } = this.#options;
    await this.#timed("save rule", () => saveRule(api, `never-${Date.now()}`));
    for (const enabled of [false, true]) {
      await api.graphql(
        "switch rule",
        "mutation ($id: ID!, $enabled: Boolean!) { setDetectionEnabled(id: $id, enabled: $enabled) { id } }",
        { id: ruleId, enabled },
      );
    }
  }
}

/** A detection opens no more than 1,000 alerts an hour. */
const attackEveryMs = 4_000;
/** A schema has no more of its own after two hours than a wide log. */
const fieldsMax = 120;
const ruleId = "Endurance.NeverMatches";
export const customLogType = "Custom.Endurance";
export const customTable = "custom_endurance";

/** With so many fields beside those that every event has; whether it was saved. */
export async function saveCustomSchema(api: ApiClient, fields: number): Promise<boolean> {
  const more = Array.from({ length: fields }, (_, i) => `  - { name: field${i + 1}, type: string }`);
  const spec = [
    `schema: ${customLogType}`,
    "fields:",
    "  - { name: at, type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }",
    "  - { name: id, type: string, required: true }",
    ...more,
    "",
  ].join("\n");
  const current = await api.graphql<{ schemas: { edges: readonly { node: { name: string; revision: number } }[] } }>(
    "read schema",
    "query ($input: SchemasInput!) { schemas(input: $input) { edges { node { name revision } } } }",
    { input: { contains: customLogType } },
  );
  const revision = current?.schemas.edges.find(({ node }) => node.name === customLogType)?.node.revision ?? 0;
  const saved = await api.graphql(
    "save schema",
    "mutation ($input: CreateOrUpdateSchemaInput!) { createOrUpdateSchema(input: $input) { schema { revision } } }",
    { input: { name: customLogType, spec, revision } },
  );
  return saved !== undefined;
}

export async function saveRule(api: ApiClient, eventName: string): Promise<void> {
  await api.rest("save rule", "PUT", `/rules/${ruleId}`, {
    id: ruleId,
    body: `def rule(event):\n    return event.get("eventName") == "${eventName}"\n`,
    severity: "INFO",
    logTypes: ["AWS.CloudTrail"],
  });
}
