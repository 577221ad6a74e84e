import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignalStep, SignalsInput } from "./signals-input.ts";

const start = Date.parse("2026-03-01T00:00:00Z");
const minuteMs = 60_000;
const lakeTime = (minute: number) =>
  `${new Date(start + minute * minuteMs).toISOString().slice(0, 23).replace("T", " ")}000000`;

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  let inserted = 0;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    await test.lake.ensureTables([]);
  });
  afterAll(() => test.remove());

  async function insert(ruleId: string, id: string, minute: number, members: object): Promise<void> {
    const row = { p_event_time: lakeTime(minute), p_row_id: id, p_rule_id: ruleId, ...members };
    const rows = [Buffer.from(`${JSON.stringify(row)}\n`)];
    await test.lake.insert({ database: "pharos_signals", table: "correlation_signals", rows, token: `t${inserted++}` });
  }

  const aStep = (ruleId: string, paths: SignalStep["paths"], countMin: number | undefined = 1): SignalStep => ({
    ruleId,
    paths,
    countMin,
    fromMs: start,
  });

  async function read(steps: readonly SignalStep[], change: Partial<SignalsInput> = {}) {
    const input = {
      steps,
      presentFromMs: start,
      toMs: start + 60 * minuteMs,
      stepsMin: steps.length,
      timeoutMs: 60_000,
    };
    const { groups, free } = await test.lake.signals({ ...input, ...change });
    const signalsOf = ({ steps: found, timesMs, ids }: typeof free) =>
      found.map((step, index) => `${step}:${ids[index]}@${((timesMs[index] ?? 0) - start) / minuteMs}`).sort();
    return {
      groups: Object.fromEntries(groups.map((group) => [group.values.join("|"), signalsOf(group)])),
      free: signalsOf(free),
    };
  }

  it("puts signals together by the values at their paths", async () => {
    await insert("door", "1", 0, { p_any_usernames: ["ann", "bob"] });
    await insert("door", "2", 1, { p_any_usernames: ["eve"] });
    await insert("badge", "3", 2, { p_alert_context: { user: { name: "bob" } } });
    await insert("badge", "4", 3, { p_alert_context: { user: { name: "joe" } } });
    await insert("other", "5", 3, { p_any_usernames: ["bob"] });
    const steps = [aStep("door", [["p_any_usernames"]]), aStep("badge", [["p_alert_context.user.name"]])];
    expect(await read(steps)).toEqual({ groups: { bob: ["0:1@0", "1:3@2"] }, free: [] });
    expect(await read(steps, { stepsMin: 1 })).toEqual({
      groups: { ann: ["0:1@0"], bob: ["0:1@0", "1:3@2"], eve: ["0:2@1"], joe: ["1:4@3"] },
      free: [],
    });
  });

  it("reads every kind of scalar and list as text, and no objects", async () => {
    const event = {
      n: 5,
      f: 1.5,
      b: true,
      list: [1, "5", null],
      o: { k: 1 },
      os: [{ k: 5 }],
      empty: "",
      "d.e": "5",
      nothing: null,
    };
    await insert("kinds", "1", 0, { event, p_source_id: "5", p_udm: { user: { name: "5" } } });
    const valuesAt = async (path: string) => Object.keys((await read([aStep("kinds", [[path]])])).groups);
    expect(await valuesAt("n")).toEqual(["5"]);
    expect(await valuesAt("f")).toEqual(["1.5"]);
    expect(await valuesAt("b")).toEqual(["true"]);
    expect((await valuesAt("list")).sort()).toEqual(["1", "5"]);
    expect(await valuesAt("o.k")).toEqual(["1"]);
    expect(await valuesAt("p_source_id")).toEqual(["5"]);
    expect(await valuesAt("p_udm.user.name")).toEqual(["5"]);
    for (const path of [
      "o",
      "os",
      "os.k",
      "empty",
      "nothing",
      "missing",
      "d.e",
      "p_alert_context.x",
      "event",
      "",
      "`",
    ]) {
      expect([path, await valuesAt(path)]).toEqual([path, []]);
    }
  });

  it("reads enrichment by selectors with dots", async () => {
    const enrichment = { ipinfo: { "client.ip": { city: "Rome", asn: { name: "x" } } } };
    await insert("enriched", "1", 0, { p_enrichment: enrichment });
    const valuesAt = async (path: string) => Object.keys((await read([aStep("enriched", [[path]])])).groups);
    expect(await valuesAt("p_enrichment.ipinfo.client.ip.city")).toEqual(["Rome"]);
    expect(await valuesAt("p_enrichment.ipinfo.client.ip.asn.name")).toEqual(["x"]);
  });

  it("takes only values that are at all paths of a step", async () => {
    await insert("both", "1", 0, { event: { from: ["a", "b"], to: ["b", "c"] } });
    expect((await read([aStep("both", [["from", "to"]])])).groups).toEqual({ b: ["0:1@0"] });
  });

  it("takes every choice of values where several are shared", async () => {
    await insert("pair", "1", 0, { event: { who: ["ann", "bob"], ip: "1.1.1.1" } });
    await insert("pair", "2", 1, { event: { who: "ann" } });
    expect((await read([aStep("pair", [["who"], ["ip"]])])).groups).toEqual({
      "ann|1.1.1.1": ["0:1@0"],
      "bob|1.1.1.1": ["0:1@0"],
    });
  });

  it("gives signals of steps that share nothing apart", async () => {
    const steps = [aStep("door", undefined), aStep("badge", [["p_alert_context.user.name"]])];
    const { groups, free } = await read(steps, { stepsMin: 1 });
    expect(free).toEqual(["0:1@0", "0:2@1"]);
    expect(Object.keys(groups).sort()).toEqual(["bob", "joe"]);
  });

  it("keeps to the times that each step asks for", async () => {
    for (const minute of [-5, 0, 5]) await insert("timed", String(minute), minute, { event: { v: "x" } });
    const step = aStep("timed", [["v"]]);
    expect((await read([step], { toMs: start + 5 * minuteMs })).groups).toEqual({ x: ["0:0@0", "0:5@5"] });
    expect((await read([step], { toMs: start + 5 * minuteMs - 1 })).groups).toEqual({ x: ["0:0@0"] });
    const earlier = { ...step, fromMs: start - 10 * minuteMs };
    expect((await read([earlier])).groups).toEqual({ x: ["0:-5@-5", "0:0@0", "0:5@5"] });
    expect((await read([{ ...earlier, countMin: 3 }])).groups).toEqual({});
    expect((await read([{ ...earlier, countMin: 2 }])).groups).toEqual({ x: ["0:-5@-5", "0:0@0", "0:5@5"] });
  });

  it("refuses an answer that is too large", async () => {
    const steps = [aStep("door", [["p_any_usernames"]])];
    await expect(read(steps, { answerBytesMax: 10 })).rejects.toThrow("made too many signals");
  });

  it("knows what the signals of another correlation share", async () => {
    await insert("chain", "1", 0, { event: { correlation_rule_matches: { "p_alert_context.user": ["ann"] } } });
    const found = await read([aStep("chain", [["correlation_rule_matches.p_alert_context.user"]])]);
    expect(found.groups).toEqual({ ann: ["0:1@0"] });
    const sql = "SELECT correlation_rule_matches FROM pharos_signals.correlation_signals WHERE p_rule_id = 'chain'";
    expect((await test.lake.query(sql)).rows).toEqual([[{ "p_alert_context.user": ["ann"] }]]);
  });
});
