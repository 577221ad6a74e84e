import { mkdirSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { markdownTable } from "../table.ts";
import { runEndurance } from "./run-endurance.ts";
import { runOverload } from "./run-overload.ts";

const usage = `npm run endurance -- [--minutes 5] [--events-per-second 1000] [--file test-results/endurance.jsonl]
npm run endurance -- --overload [--minutes 5] [--senders 40] [--file test-results/endurance.jsonl]`;

const { minutes, eventsPerSecond, senders, isOverload, file } = readArguments();
mkdirSync(dirname(file), { recursive: true });
const [before = 0] = loadavg();
const rows = isOverload
  ? await runOverload({ minutes, senders, file })
  : await runEndurance({ minutes, eventsPerSecond, file });
const [after = 0] = loadavg();
console.log(
  `${minutes} min on ${cpus().length} cores, load ${before.toFixed(1)} before and ${after.toFixed(1)} after; samples in ${file}\n`,
);
console.log(markdownTable(rows));
if (rows.some(({ target, isReached }) => target !== "" && !isReached)) process.exitCode = 1;

function readArguments() {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "5" },
      "events-per-second": { type: "string", default: "1000" },
      senders: { type: "string", default: "40" },
      overload: { type: "boolean", default: false },
      file: { type: "string", default: "test-results/endurance.jsonl" },
    },
  });
  const [minutes, eventsPerSecond] = [Number(values.minutes), Number(values["events-per-second"])];
  const senders = Number(values.senders);
  if (!(minutes > 0 && eventsPerSecond > 0 && senders > 0)) {
    console.error(usage);
    process.exit(2);
  }
  return { minutes, eventsPerSecond, senders, isOverload: values.overload, file: resolve(values.file) };
}
