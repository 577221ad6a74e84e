import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDoorSchema, anAlert, aRule } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let author: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());

const attack = "MITRE ATT&CK";
const own = { managed: false, tests: [] };
beforeEach(async () => {
  await api.clear();
  await addDoorSchema(api.store, api.now);
  author = await api.signedIn("RuleModify", "AlertRead");
  const door = { ...own, id: "Door", reports: { [attack]: ["TA0001:T1078", "odd"] } };
  const logTypes = ["Custom.Door", "Custom.Window"];
  await api.store.detections.create(aRule({ ...door, displayName: "Door", logTypes }));
  await api.store.detections.create(aRule({ ...own, id: "Window", logTypes: ["Custom.Window"], enabled: false }));
});

const hourMs = 3_600_000;
async function readMap(user: SignedInUser, change: object = {}) {
  const range = { from: new Date(api.now.getTime() - 24 * hourMs), to: new Date(api.now.getTime() + hourMs) };
  return user.ask(
    `query ($input: AttackMapInput!) { attackMap(input: $input) { receivedLogTypes detections {
      id kind displayName enabled managed severity logTypes mappings alerts { severity count } } } }`,
    { input: { ...range, ...change } },
  );
}
const storeEvents = async (logType: string, daysAgo: number) => {
  const counts = { received: 1, stored: 1, failed: 0, dropped: 0, repeated: 0, bytes: 9 };
  const at = new Date(api.now.getTime() - daysAgo * 24 * hourMs);
  await api.store.ingest.counts.add([{ sourceId: "s", logType, at, counts }]);
};

describe("the map", () => {
  test("has every detection with its techniques, log types and alerts of the range", async () => {
    const at = { createdAt: api.now };
    await api.store.alerts.insert([
      anAlert({ ruleId: "Door", severity: "LOW", ...at }),
      anAlert({ ruleId: "Door", ...at }),
      anAlert({ ruleId: "Door", ...at }),
      anAlert({ ruleId: "Door", type: "DETECTION_ERROR", subtype: "RULE_ERROR", ...at }),
      anAlert({ ruleId: "Door", createdAt: new Date(api.now.getTime() - 25 * hourMs) }),
    ]);
    const { data, errors } = await readMap(author);
    expect(errors).toEqual([]);
    expect(data.attackMap.detections).toMatchObject([
      {
        ...{ id: "Door", kind: "RULE", displayName: "Door", enabled: true, managed: false, severity: "HIGH" },
        logTypes: ["Custom.Door", "Custom.Window"],
        mappings: ["TA0001:T1078"],
        alerts: [
          { severity: "HIGH", count: 2 },
          { severity: "LOW", count: 1 },
        ],
      },
      { id: "Window", enabled: false, mappings: [], alerts: [] },
    ]);
  });
  test("names the log types that arrived lately, and only those of a detection", async () => {
    await storeEvents("Custom.Door", 1);
    await storeEvents("Custom.Window", 10);
    await storeEvents("Custom.Other", 1);
    expect((await readMap(author)).data.attackMap.receivedLogTypes).toEqual(["Custom.Door"]);
    const longer = await readMap(author, { receivedWithinDays: 30 });
    expect(longer.data.attackMap.receivedLogTypes).toEqual(["Custom.Door", "Custom.Window"]);
    const { errors } = await readMap(author, { receivedWithinDays: 91 });
    expect(errors[0]?.message).toBe("receivedWithinDays must be from 1 to 90, not 91.");
  });
  test("a role that sees some log types counts those alone", async () => {
    await storeEvents("Custom.Door", 1);
    await storeEvents("Custom.Window", 1);
    await api.store.alerts.insert([
      anAlert({ ruleId: "Door", createdAt: api.now }),
      anAlert({ ruleId: "Door", createdAt: api.now, logTypes: ["Custom.Window"] }),
    ]);
    const guard = await api.signedInSeeing(["Custom.Door"], "RuleRead", "AlertRead");
    const { attackMap } = (await readMap(guard)).data;
    expect(attackMap.receivedLogTypes).toEqual(["Custom.Door"]);
    expect(attackMap.detections).toMatchObject([
      { id: "Door", logTypes: ["Custom.Door"], alerts: [{ severity: "HIGH", count: 1 }] },
    ]);
  });
  test("needs a permission for detections, and tells of alerts only those who may see them", async () => {
    const nobody = await api.signedIn("UserRead");
    expect((await readMap(nobody)).errors[0]?.extensions.code).toBe("Forbidden");
    const reader = await api.signedIn("RuleRead");
    expect((await readMap(reader)).data.attackMap.detections[0].alerts).toBeNull();
  });
});

describe("techniques of several detections", () => {
  const map = (user: SignedInUser, input: object) =>
    user.ask(
      `mutation ($input: MapDetectionsInput!) {
        mapDetections(input: $input) { ... on DetectionEntity { id reports { key values } } } }`,
      { input },
    );
  test("are saved together, with a change in the history of each", async () => {
    const { data } = await map(author, { ids: ["Door", "Window"], add: ["TA0001:T1078", "TA0006:T1110.001"] });
    expect(data.mapDetections).toEqual([
      { id: "Door", reports: [{ key: attack, values: ["TA0001:T1078", "odd", "TA0006:T1110.001"] }] },
      { id: "Window", reports: [{ key: attack, values: ["TA0001:T1078", "TA0006:T1110.001"] }] },
    ]);
    for (const id of ["Door", "Window"]) {
      const [change] = await api.store.detectionChanges.list(id, 1);
      expect(change).toMatchObject({ action: "CHANGED", by: { id: author.user.id } });
    }
    await map(author, { ids: ["Door", "Window"], remove: ["TA0006:T1110.001", "TA0001:T1078"] });
    expect((await api.store.detections.get("Window"))?.reports).toEqual({});
  });
  test("are refused for all where one comes with Pharos, is hidden or the technique cannot be read", async () => {
    const shipped = aRule({ id: "Shipped", logTypes: ["Custom.Door"] });
    await api.store.detections.syncManaged([shipped], api.now);
    const add = ["TA0001:T1078"];
    const managed = await map(author, { ids: ["Window", "Shipped"], add });
    expect(managed.errors[0]?.extensions.address).toBe("content.managed");
    const guard = await api.signedInSeeing(["Custom.Door"], "RuleModify");
    expect((await map(guard, { ids: ["Window"], add })).errors[0]?.extensions.code).toBe("NotFound");
    const odd = await map(author, { ids: ["Window"], add: ["T1078"] });
    expect(odd.errors[0]?.message).toContain('"T1078" is not a technique.');
    expect((await api.store.detections.get("Window"))?.reports).toEqual({});
  });
  test("of a base reach the rules derived from it, until those have their own", async () => {
    const base = await api.store.detections.get("Door");
    if (base?.kind !== "RULE") throw new Error("Door is a rule");
    const derived = { ...base, id: "Gate", kind: "DERIVED_RULE", baseDetection: "Door", ownMembers: [] } as const;
    await api.store.detections.create(derived);
    await map(author, { ids: ["Door"], add: ["TA0006"] });
    expect((await api.store.detections.get("Gate"))?.reports[attack]).toContain("TA0006");
    await map(author, { ids: ["Gate"], add: ["TA0040"] });
    await map(author, { ids: ["Door"], remove: ["TA0006"] });
    expect((await api.store.detections.get("Gate"))?.reports[attack]).toEqual([
      "TA0001:T1078",
      "odd",
      "TA0006",
      "TA0040",
    ]);
  });
});
