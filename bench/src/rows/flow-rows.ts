import { loadFlowParser } from "@pharos/flow/node";
import { type BenchRow, median } from "../table.ts";

const rounds = 50;
const parsesARound = 200;
const targetMs = 0.2;

const stage = `| where eventName in ('ConsoleLogin', 'AssumeRole') and not strings.ilike(userAgent, '%bot%') // people only
| where p_event_time between time.ago(7d) .. time.now() - 30m or arrays.overlap(p_any_ip_addresses, ['10.0.0.1', '10.0.0.2'])
| extend who = userIdentity['arn'], roles = arrays.map(resources, fn (r) { r.ARN }), slow = duration > 1.5s
| join kind=leftouter seen=(panther_logs.public.okta_systemlog | where eventType contains 'session') on $left.who == $right.actor.alternateId
| summarize Count = agg.count(), Days = agg.count_distinct(time.trunc('day', p_event_time)) by who, day = time.slice(p_event_time, 1, 'day')`;

/** Forty lines of an investigation. */
const query = [
  "let logins = panther_logs.public.aws_cloudtrail",
  ...Array.from({ length: 7 }, () => stage),
  "| sort Count desc nulls last;",
  "logins",
  "| visualize bar xcolumn=day, series=who",
  "| limit 100",
].join("\n");

/** The syntax of PharosFlow in WebAssembly, from text to a tree that binding can walk. */
export async function flowRows(): Promise<BenchRow[]> {
  const parser = await loadFlowParser();
  if (parser.parse(query).errors.length > 0) throw new Error("the query of the bench has errors");
  const parse = medianMs(() => parser.parse(query));
  const parseAndWalk = medianMs(() => parser.parse(query).root);
  const format = medianMs(() => parser.format(query));
  const lines = query.split("\n").length;
  return [
    row(`PharosFlow, parsing ${lines} lines`, parse, targetMs),
    row(`PharosFlow, parsing ${lines} lines into objects`, parseAndWalk),
    row(`PharosFlow, formatting ${lines} lines`, format),
  ];
}

function row(what: string, ms: number, target?: number): BenchRow {
  return {
    what,
    figure: `${ms.toFixed(3)} ms`,
    target: target === undefined ? "" : `≤ ${target} ms`,
    isReached: target === undefined || ms <= target,
  };
}

function medianMs(work: () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    for (let turn = 0; turn < parsesARound; turn++) work();
    times.push((performance.now() - start) / parsesARound);
  }
  return median(times);
}
