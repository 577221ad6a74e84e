import { mkdirSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { markdownTable } from "../table.ts";
import { largeCloudTrail, manyCandidates } from "./large-deliveries.ts";
import { runEndurance } from "./run-endurance.ts";
import { runLargeDelivery } from "./run-large-delivery.ts";
import { runOverload } from "./run-overload.ts";

const usage = `npm run endurance -- [--minutes 5] [--events-per-second 1000] [--beside-tests] [--file test-results/endurance.jsonl]
npm run endurance -- --overload [--minutes 5] [--senders 40] [--file test-results/endurance.jsonl]
npm run endurance -- --large-delivery [--megabytes 1024]
npm run endurance -- --candidates [--events 1440000]`;

const { what, isBesideTests, minutes, eventsPerSecond, senders, megabytes, events, file } = readArguments();
mkdirSync(dirname(file), { recursive: true });
const [before = 0] = loadavg();
const runs = {
  endurance: () => runEndurance({ minutes, eventsPerSecond, file, isBesideTests }),
  overload: () => runOverload({ minutes, senders, file }),
  "large-delivery": () => runLargeDelivery(largeCloudTrail(megabytes)),
  candidates: () => runLargeDelivery(manyCandidates(events)),
};
const startMs = performance.now();
const rows = await runs[what]();
const [after = 0] = loadavg();
const tookMinutes = (performance.now() - startMs) / 60_000;
console.log(
  `${tookMinutes.toFixed(1)} min on ${cpus().length} cores, load ${before.toFixed(1)} before and ${after.toFixed(1)} after\n`,
);
console.log(markdownTable(rows));
if (rows.some(({ target, isReached }) => target !== "" && !isReached)) process.exitCode = 1;

function readArguments() {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "5" },
      "events-per-second": { type: "string", default: "1000" },
      senders: { type: "string", default: "40" },
      megabytes: { type: "string", default: "1024" },
      events: { type: "string", default: "1440000" },
      "beside-tests": { type: "boolean", default: false },
      overload: { type: "boolean", default: false },
      "large-delivery": { type: "boolean", default: false },
      candidates: { type: "boolean", default: false },
      file: { type: "string", default: "test-results/endurance.jsonl" },
    },
  });
  const numbers = {
    minutes: Number(values.minutes),
    eventsPerSecond: Number(values["events-per-second"]),
    senders: Number(values.senders),
    megabytes: Number(values.megabytes),
    events: Number(values.events),
  };
  if (!Object.values(numbers).every((number) => number > 0)) {
    console.error(usage);
    process.exit(2);
  }
  const what =
    (["overload", "large-delivery", "candidates"] as const).find((name) => values[name]) ?? ("endurance" as const);
  return { ...numbers, what, isBesideTests: values["beside-tests"], file: resolve(values.file) };
}
