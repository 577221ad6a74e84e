import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EntityAlertScope } from "./find-entity-alerts.ts";

const day = (date: string) => Date.parse(`${date}T00:00:00Z`);
const march = { fromMs: day("2026-03-01"), toMs: day("2026-04-01") };
const address = { field: "p_any_ip_addresses", value: "192.0.2.7" } as const;
const user = { field: "p_any_usernames", value: "it's ada" } as const;
const nobody = { field: "p_any_usernames", value: "nobody" } as const;

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    const fields = [{ name: "who", type: "string" as const }];
    await test.lake.ensureTables([
      { schema: "Custom.Door", fields },
      { schema: "Custom.Gate", fields },
    ]);
    const insert = (database: string, table: string, rows: readonly object[]) =>
      test.lake.insert({
        ...{ database, table, token: table },
        rows: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join("")),
      });
    const event = (logType: string, id: string, at: string, more: object) => ({
      ...{ p_row_id: id, p_log_type: logType, p_event_time: at, p_parse_time: at },
      ...more,
    });
    const addressed = { p_any_ip_addresses: ["192.0.2.7", "192.0.2.8"] };
    await insert("pharos_logs", "custom_door", [
      event("Custom.Door", "1", "2026-03-02 00:00:00", addressed),
      event("Custom.Door", "2", "2026-03-05 00:00:00", { ...addressed, p_any_usernames: ["it's ada"] }),
      event("Custom.Door", "3", "2026-04-01 00:00:00", addressed),
    ]);
    await insert("pharos_logs", "custom_gate", [event("Custom.Gate", "4", "2026-03-09 00:00:00", addressed)]);
    const match = (id: string, alert: string, day: number, logType = "Custom.Door") =>
      event(logType, id, `2026-03-0${day} 00:00:00`, { ...addressed, p_rule_id: "r", p_alert_id: alert });
    await insert("pharos_signals", "correlation_signals", [
      match("1", "A", 2),
      match("2", "B", 5),
      match("5", "A", 8),
      match("6", "", 6),
      match("7", "G", 3, "Custom.Gate"),
    ]);
  });
  afterAll(() => test.remove());

  const idsOf = async (scope: EntityAlertScope) =>
    (await test.lake.entityAlerts(scope)).map(({ value, alerts }) => [value, ...alerts.map(({ id }) => id)]);

  it("finds the alerts that name an entity, the latest first, with the first event that does", async () => {
    const found = await test.lake.entityAlerts({ entities: [address, nobody], ...march });
    const alerts = [
      { id: "A", firstMs: day("2026-03-02") },
      { id: "B", firstMs: day("2026-03-05") },
      { id: "G", firstMs: day("2026-03-03") },
    ];
    expect(found).toEqual([{ ...address, alerts }]);
  });

  it("finds only those of the alerts that are asked for, and as many as are asked for", async () => {
    const scope = { entities: [address], ...march };
    expect(await idsOf({ ...scope, alertIds: ["B", "G"] })).toEqual([[address.value, "B", "G"]]);
    expect(await idsOf({ ...scope, alertsMax: 1 })).toEqual([[address.value, "A"]]);
    expect(await idsOf({ ...scope, alertIds: [] })).toEqual([]);
  });

  it("finds no alert by matches that the reader may not see", async () => {
    const scope = { entities: [address], ...march, logTypeAccess: ["Custom.Gate"] };
    expect(await idsOf(scope)).toEqual([[address.value, "G"]]);
    expect(await idsOf({ ...scope, logTypeAccess: [] })).toEqual([]);
  });

  it("counts the events of all log types that name an entity, with the first and the last", async () => {
    const found = await test.lake.entitySightings({ entities: [address, user, nobody], ...march });
    expect(found.sort((one, other) => other.events - one.events)).toEqual([
      { ...address, events: 3, firstMs: day("2026-03-02"), lastMs: day("2026-03-09") },
      { ...user, events: 1, firstMs: day("2026-03-05"), lastMs: day("2026-03-05") },
    ]);
  });

  it("counts only events that the reader may see", async () => {
    const found = await test.lake.entitySightings({ entities: [address], ...march, logTypeAccess: ["Custom.Gate"] });
    expect(found).toMatchObject([{ events: 1 }]);
  });

  it.each(["p_alert_id", "p_any_ip_addresses, version()"])("refuses the field %s", async (field) => {
    const entities = [{ field: field as "p_any_usernames", value: "x" }];
    await expect(test.lake.entityAlerts({ entities, ...march })).rejects.toThrow("is not a field of entities");
  });
});
