import { compileFlow, describeTable } from "@pharos/flow";
import { loadFlowParser } from "@pharos/flow/node";
import { logTypeTables } from "@pharos/lake";
import { builtInSchemas } from "../built-in-schemas.ts";
import { type BenchRow, median } from "../table.ts";

const rounds = 50;
const parsesARound = 200;
const targetMs = 0.2;
const compileTargetMs = 2;

/** Forty lines of an investigation. */
const query = `
--pragma: pharosflow
// Logins of people whose second factor was reset, with what they did
// in the cloud afterwards; offices are left out.
let window = 7d;
let offices = ['10.0.0.0/8', '192.168.0.0/16'];
let logins = panther_logs.public.okta_systemlog
| where p_event_time between time.ago(window) .. time.now() - 30m
| where eventType in ('user.session.start', 'user.authentication.sso') and outcome.result == 'SUCCESS'
| where not (client.userAgent.rawUserAgent contains 'bot') // people only
| extend who = strings.lower(actor.alternateId), ip = client.ipAddress, country = client.geographicalContext.country
| summarize Count = agg.count(), First = agg.min(p_event_time), Last = agg.max(p_event_time),
    Ips = agg.make_set(ip) by who, country;
let resets = panther_logs.public.okta_systemlog
| where p_event_time > time.ago(window)
| where eventType == 'user.mfa.factor.reset_all'
| mv-expand t = target
| extend who = strings.lower(t.alternateId)
| where who != ''
| summarize Resets = agg.count(), ResetAt = agg.max(p_event_time) by who;
let risky = panther_logs.public.aws_cloudtrail
| where p_event_time > time.ago(window)
| where eventName in ('ConsoleLogin', 'AssumeRole', 'CreateAccessKey', 'StopLogging')
| where errorCode == null or errorCode == 'AccessDenied'
| where not net.in_cidr(sourceIPAddress, offices)
| extend who = strings.lower(coalesce(userIdentity.userName, userIdentity.sessionContext.sessionIssuer.userName))
| extend hour = time.trunc('hour', p_event_time), isDenied = errorCode != null
| summarize Events = agg.count(), Denied = agg.countif(isDenied), Hours = agg.count_distinct(hour),
    Names = agg.make_set(eventName) by who;
logins
| join kind=leftouter reset=(resets) on $left.who == $right.who
| join kind=inner aws=(risky) on $left.who == $right.who
| extend span = Last - First, score = Count * 0.1 + aws.Denied * 2 + coalesce(reset.Resets, 0) * 10
| extend severity = case(score > 100, 'high', score > 10, 'medium', 'low')
| where score > 1 and (country !in ('CH', 'DE') or arrays.overlap(Ips, ['203.0.113.7', '203.0.113.8']))
| where arrays.any(aws.Names, fn (name) { name startswith 'Create' }) or aws.Hours between 3 .. 24
| extend label = strings.cat(who, ' (', country, ')'), first = time.format(First, '%Y-%m-%d')
| project label, severity, score = math.round(score, 1), Count, span, first, aws.Denied, aws.Names, reset.ResetAt
| sort score desc nulls last, label asc
| limit 100
| visualize bar xcolumn=label, ycolumn=score, series=severity`.trim();

/** The syntax of PharosFlow in WebAssembly, from text to a tree that binding can walk. */
export async function flowRows(): Promise<BenchRow[]> {
  const parser = await loadFlowParser();
  if (parser.parse(query).errors.length > 0) throw new Error("the query of the bench has errors");
  const parse = medianMs(() => parser.parse(query));
  const parseAndWalk = medianMs(() => parser.parse(query).root);
  const options = { catalogue: { tables: builtInTables() }, now: new Date("2026-03-08T00:00:00Z") };
  const errors = compileFlow(parser.parse(query), options).diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new Error(`the query of the bench has errors: ${errors[0]?.message}`);
  const compile = medianMs(() => compileFlow(parser.parse(query), options));
  const format = medianMs(() => parser.format(query));
  const lines = query.split("\n").length;
  return [
    row(`PharosFlow, parsing ${lines} lines`, parse, targetMs),
    row(`PharosFlow, parsing ${lines} lines into objects`, parseAndWalk),
    row(`PharosFlow, from ${lines} lines to the SQL statement`, compile, compileTargetMs),
    row(`PharosFlow, formatting ${lines} lines`, format),
  ];
}

function builtInTables() {
  return builtInSchemas.flatMap((schema) => logTypeTables(schema).map((table) => describeTable(table, schema)));
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
