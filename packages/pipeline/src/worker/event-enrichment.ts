import type { RuleEngine } from "@pharos/detection";
import type { EventColumns, Rule } from "@pharos/domain";
import { createEnricher, type Enrichment, type LookupRow } from "@pharos/enrichment";
import type { WorkerContent } from "./protocol.ts";

type Event = Readonly<Record<string, unknown>>;

/** What lookup tables know of events, for the rules that run at the time. */
export interface EventEnrichment {
  /** The event's `p_enrichment`; undefined where no table has a row. */
  of(logType: string, event: Event): Enrichment | undefined;
  /** What `of` reads of the log type's events. */
  columns(logType: string): EventColumns;
  /** Whether a rule of the log type may be chosen by it: then it must be there before rules are chosen. */
  decides(logType: string): boolean;
  /** `event.lookup(table, key)` of a rule. */
  lookup(table: string, key: string): LookupRow | undefined;
}

type RulesAndTables = Pick<WorkerContent, "rules" | "globals" | "dataModels" | "lookupTables">;

/**
 * Most rules do not look at rows of tables, and most events are no candidates: only for a log type with a table and a
 * rule that may look there is every event looked up; of any other one only candidates are. `conditionsOf` gives a
 * rule's conditions in words, since a rule may spell the field in ways that its text does not show.
 */
export function createEventEnrichment(
  content: RulesAndTables,
  conditionsOf: RuleEngine["necessaryConditions"],
): EventEnrichment {
  const { lookupTables = [] } = content;
  const enricher = createEnricher(lookupTables, Date.now);
  const readers = lookupTables.length === 0 ? new Set<string>() : readersByLogType(content, conditionsOf);
  return {
    of: (logType, event) => (enricher.concerns(logType) ? enricher.enrich(logType, event) : undefined),
    columns: (logType) => enricher.columns(logType),
    decides: (logType) => readers.has(logType) && enricher.concerns(logType),
    lookup: (table, key) => enricher.lookup(table, key),
  };
}

const word = /enrichment/i;

/** Log types of rules that may read `p_enrichment`: by themselves, through helpers, or through a data model. */
function readersByLogType(
  { rules, globals, dataModels = [] }: RulesAndTables,
  conditionsOf: RuleEngine["necessaryConditions"],
): ReadonlySet<string> {
  const helpers = readingHelpers(globals);
  const mentions = (text: string) => word.test(text) || helpers.some((id) => text.includes(id));
  const isReader = (rule: Rule) =>
    mentions(JSON.stringify(rule)) || conditionsOf(rule.id).some((text) => word.test(text));
  const ofModels = dataModels.filter((model) => mentions(JSON.stringify(model))).flatMap(({ logTypes }) => logTypes);
  return new Set([...ofModels, ...rules.filter(isReader).flatMap(({ logTypes }) => logTypes)]);
}

/** Helper modules that read it, and those that import such a one. */
function readingHelpers(globals: WorkerContent["globals"]): string[] {
  const found = new Set<string>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { id, body } of globals) {
      if (word.test(body) || [...found].some((other) => body.includes(other))) found.add(id);
    }
  }
  return [...found];
}

/** The event's JSON with its `p_enrichment` at the end; the same bytes where it has none. */
export function withEnrichment(eventJson: Uint8Array, enrichment: Enrichment | undefined): Uint8Array {
  if (enrichment === undefined) return eventJson;
  const end = eventJson.lastIndexOf(0x7d);
  const isEmpty = end <= 1;
  const added = `${isEmpty ? "" : ","}"p_enrichment":${JSON.stringify(enrichment)}}`;
  return Buffer.concat([eventJson.subarray(0, end), Buffer.from(added)]);
}
