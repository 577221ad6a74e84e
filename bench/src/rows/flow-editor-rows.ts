import { describeTable } from "@pharos/flow";
import {
  complete,
  diagnose,
  hover,
  inlayHints,
  openDocument,
  renamePlaces,
  semanticTokens,
  signatureHelp,
} from "@pharos/flow/editor";
import { loadFlowParser } from "@pharos/flow/node";
import { logTypeTables } from "@pharos/lake";
import { builtInSchemas } from "../built-in-schemas.ts";
import { type BenchRow, median } from "../table.ts";

const rounds = 60;
const targetMs = 16;
const stages = 33;

/** Six lines; `#` is the number of the stage, `%` that of the one before. */
const stage = `| where eventName in ('ConsoleLogin', 'AssumeRole') and not (userAgent contains 'bot') // people only
| extend who_# = strings.lower(who_%),
    day_# = time.slice(p_event_time, 1, 'day')
| where p_event_time > time.ago(7d)
  or arrays.any(resources, fn (r) { r.ARN == 'x' })
| where userIdentity.sessionContext.attributes.mfaAuthenticated != 'true'`;

/** Two hundred lines over CloudTrail, as somebody writes it whose cursor is in the last lines. */
const query = [
  "panther_logs.public.aws_cloudtrail",
  "| extend who_0 = userIdentity.arn",
  ...Array.from({ length: stages }, (_value, index) =>
    stage.replaceAll("#", String(index + 1)).replaceAll("%", String(index)),
  ),
  "| summarize n = agg.count() by eventName",
].join("\n");

/** Every service of the editor, from the text on: in the console they share one reading of it. */
export async function flowEditorRows(): Promise<BenchRow[]> {
  const parser = await loadFlowParser();
  const tables = builtInSchemas.flatMap((schema) => logTypeTables(schema).map((table) => describeTable(table, schema)));
  const options = { catalogue: { tables }, now: new Date("2026-03-08T00:00:00Z") };
  const open = () => openDocument(parser, query, options);
  const wrong = diagnose(open()).find(({ severity }) => severity === "error");
  if (wrong !== undefined) throw new Error(`the query of the bench has an error: ${wrong.message}`);
  const column = query.lastIndexOf("userIdentity.sessionContext") + "userIdentity.".length;
  const services: Readonly<Record<string, () => unknown>> = {
    completion: () => complete(parser, query, column, options),
    diagnostics: () => diagnose(open()),
    hover: () => hover(open(), column),
    "signature help": () => signatureHelp(open(), query.lastIndexOf("time.ago(") + "time.ago(".length),
    "inlay hints": () => inlayHints(open()),
    "semantic colours": () => semanticTokens(open()),
    rename: () => renamePlaces(open(), query.lastIndexOf("who_")),
    format: () => parser.format(query),
  };
  const lines = query.split("\n").length;
  return Object.entries(services).map(([name, answer]) => {
    const ms = medianMs(answer);
    const figure = `${ms.toFixed(2)} ms`;
    return {
      what: `PharosFlow's editor, ${name} in ${lines} lines`,
      figure,
      target: `≤ ${targetMs} ms`,
      isReached: ms <= targetMs,
    };
  });
}

function medianMs(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times);
}
