import { readFileSync } from "node:fs";
import { type RuleEngine, type RuleMatch, startRuleEngine } from "@pharos/detection";
import { loadContent } from "@pharos/detection-content";
import type { Rule, Severity, StreamOptions, StreamType } from "@pharos/domain";
import { compileSchema, createNormalizer, type LogTypeRows, parseSchema } from "@pharos/normalize";
import { detectionsFolder, schemaFiles } from "../src/index.ts";

/** Bytes as a source would deliver them. */
interface Delivery {
  readonly bytes: Uint8Array;
  readonly logTypes: readonly string[];
  readonly streamType: StreamType;
  readonly streamOptions: StreamOptions;
  readonly atMs: number;
}

interface RehearsedAlert {
  readonly ruleId: string;
  readonly title: string;
  readonly severity: Severity;
  readonly atMs: number;
  readonly techniques: readonly string[];
}

export interface Rehearsal {
  readonly events: number;
  readonly alerts: readonly RehearsedAlert[];
  /** Reasons why records were not stored, and what rules raised. */
  readonly problems: readonly string[];
}

export interface Rehearser {
  /** Each run begins with no alert open. */
  rehearse(deliveries: Iterable<Delivery>): Promise<Rehearsal>;
  close(): Promise<void>;
}

/** The shipped schemas and detections in the real engine, with alerts grouped as in production. */
export async function startRehearser(): Promise<Rehearser> {
  const content = await loadContent(detectionsFolder);
  const schemas = schemaFiles().map((path) => compileSchema(parseSchema(readFileSync(path, "utf8"))));
  const normalizer = createNormalizer(schemas);
  const engine = await startRuleEngine(content);
  return {
    close: () => engine.close(),
    async rehearse(deliveries) {
      const board = createAlertBoard(content.rules);
      const problems: string[] = [];
      let events = 0;
      let index = 0;
      for (const { atMs, ...delivery } of deliveries) {
        const rowIdPrefix = (index++).toString(16).padStart(16, "0");
        const from = { sourceId: "rehearsal", sourceLabel: "Rehearsal", receivedAtMs: atMs, rowIdPrefix };
        const chunk = normalizer.normalize({ ...delivery, ...from });
        problems.push(...chunk.failures.map((failure) => failure.reason));
        for (const table of chunk.tables) {
          events += table.events.length;
          const { matches, errors } = await engine.evaluate({ events: batchOf(table, engine) });
          problems.push(...errors.map((error) => `${error.ruleId}: ${error.message}`));
          for (const match of matches) board.add(match, atMs);
        }
      }
      return { events, alerts: board.alerts, problems };
    },
  };
}

function batchOf({ logType, events, ndjson, offsets }: LogTypeRows, engine: RuleEngine) {
  return events.flatMap((event, i) => {
    const rules = engine.candidates(logType, event);
    return rules.length === 0 ? [] : [{ json: ndjson.subarray(offsets[i], offsets[i + 1]), rules }];
  });
}

interface OpenGroup {
  readonly endsMs: number;
  count: number;
}

/** Matches of a rule with one dedup string join for a fixed window; the alert comes when the threshold is reached. */
function createAlertBoard(rules: readonly Rule[]) {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const groups = new Map<string, OpenGroup>();
  const alerts: RehearsedAlert[] = [];
  return {
    alerts,
    add({ ruleId, dedup, title, severity }: RuleMatch, atMs: number) {
      const rule = byId.get(ruleId);
      if (rule === undefined) return;
      const key = `${ruleId}\u0000${dedup}`;
      const open = groups.get(key);
      const group = open && atMs < open.endsMs ? open : { endsMs: atMs + rule.dedupPeriodMinutes * 60_000, count: 0 };
      groups.set(key, group);
      group.count++;
      if (group.count !== rule.threshold) return;
      const techniques = (rule.reports["MITRE ATT&CK"] ?? []).map((value) => value.split(":")[1] ?? value);
      alerts.push({ ruleId, title, severity, atMs, techniques });
    },
  };
}
