import { type Document, isMap, isSeq, parseDocument, type YAMLMap } from "yaml";

type Event = Readonly<Record<string, unknown>>;
/** What lookup tables know of an event: its `p_enrichment`; undefined where they know nothing. */
export type AskEnrichment = (event: Event) => Promise<unknown>;

export interface EnrichedTests {
  /** The item's YAML; undefined where nothing changed. */
  readonly text: string | undefined;
  /** Tests whose event has rows now. */
  readonly enriched: number;
}

/**
 * Puts `p_enrichment` into the events of a rule's unit tests; comments stay. An event without `p_log_type` is asked
 * about as one of the rule's first log type.
 */
export async function enrichTests(text: string, ask: AskEnrichment): Promise<EnrichedTests> {
  const document = parseDocument(text, { version: "1.2", schema: "core" });
  const logs = document.errors.length === 0 ? testEvents(document) : [];
  const [logType] = (document.toJS()?.LogTypes ?? []) as string[];
  let enriched = 0;
  let isChanged = false;
  for (const log of logs) {
    const { p_enrichment: before, ...event } = log.toJSON() as Record<string, unknown>;
    const found = await ask({ ...(logType !== undefined && { p_log_type: logType }), ...event });
    if (found === undefined) continue;
    enriched += 1;
    if (JSON.stringify(found) === JSON.stringify(before)) continue;
    log.set("p_enrichment", document.createNode(found));
    isChanged = true;
  }
  // As the file writes its own: with blanks inside of brackets or without.
  const flowCollectionPadding = /[[{] /.test(text);
  return { text: isChanged ? document.toString({ lineWidth: 0, flowCollectionPadding }) : undefined, enriched };
}

function testEvents(document: Document): YAMLMap[] {
  const isRule = isMap(document.contents) && ["rule", "scheduled_rule"].includes(String(document.get("AnalysisType")));
  const tests = isRule ? document.get("Tests") : undefined;
  if (!isSeq(tests)) return [];
  return tests.items.flatMap((test) => {
    const log = isMap(test) ? test.get("Log") : undefined;
    return isMap(log) ? [log] : [];
  });
}
