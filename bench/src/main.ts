import { cpus, totalmem } from "node:os";
import { alertListRows } from "./rows/alert-list-rows.ts";
import { candidateRows } from "./rows/candidate-rows.ts";
import { catalogueRows } from "./rows/catalogue-rows.ts";
import { correlationRows } from "./rows/correlation-rows.ts";
import { deliveryRows } from "./rows/delivery-rows.ts";
import { draftTestRows } from "./rows/draft-test-rows.ts";
import { enrichmentRows } from "./rows/enrichment-rows.ts";
import { eventsRows } from "./rows/events-rows.ts";
import { flowEditorRows } from "./rows/flow-editor-rows.ts";
import { flowRows } from "./rows/flow-rows.ts";
import { gateRows } from "./rows/gate-rows.ts";
import { investigationRows } from "./rows/investigation-rows.ts";
import { lakeRows } from "./rows/lake-rows.ts";
import { liveRows } from "./rows/live-rows.ts";
import { memoryRows } from "./rows/memory-rows.ts";
import { normalizeRows } from "./rows/normalize-rows.ts";
import { pipelineRows } from "./rows/pipeline-rows.ts";
import { previewRows } from "./rows/preview-rows.ts";
import { pullRows } from "./rows/pull-rows.ts";
import { queryRows } from "./rows/query-rows.ts";
import { reloadRows } from "./rows/reload-rows.ts";
import { scheduleRows } from "./rows/schedule-rows.ts";
import { serverRows } from "./rows/server-rows.ts";
import { sigmaRows } from "./rows/sigma-rows.ts";
import { syslogRows } from "./rows/syslog-rows.ts";
import { textRows } from "./rows/text-rows.ts";
import { trustDomainRows } from "./rows/trust-domain-rows.ts";
import { unitTestRows } from "./rows/unit-test-rows.ts";
import { markdownTable } from "./table.ts";

/** Measures everything in one run and prints one table; names as arguments choose parts. */
const parts = {
  normalize: normalizeRows,
  text: textRows,
  lake: lakeRows,
  events: eventsRows,
  gate: gateRows,
  candidates: candidateRows,
  memory: memoryRows,
  reload: reloadRows,
  enrichment: enrichmentRows,
  correlation: correlationRows,
  pipeline: pipelineRows,
  "trust-domains": trustDomainRows,
  schedule: scheduleRows,
  server: serverRows,
  delivery: deliveryRows,
  "alert-list": alertListRows,
  live: liveRows,
  sigma: sigmaRows,
  flow: flowRows,
  "flow-editor": flowEditorRows,
  investigations: investigationRows,
  catalogue: catalogueRows,
  queries: queryRows,
  preview: previewRows,
  syslog: syslogRows,
  pulling: pullRows,
  tests: unitTestRows,
  "draft-tests": draftTestRows,
};
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);
  process.exit(2);
}

const rows = [];
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.error(`Measuring ${name} …`);
  rows.push(...(await measure()));
}
const [cpu] = cpus();
console.log(
  `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}\n`,
);
console.log(markdownTable(rows));
if (rows.some((row) => row.target !== "" && !row.isReached)) process.exitCode = 1;
