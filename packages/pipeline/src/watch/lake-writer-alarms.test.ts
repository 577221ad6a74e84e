import { expect, test } from "vitest";
import { lakeWriterAlarms } from "./lake-writer-alarms.ts";

const now = new Date("2026-03-01T10:10:00Z");
const refused = { database: "pharos_logs", table: "custom_door", rows: 2, refusal: "no column x" };
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  { name: "nothing where all is well", failingSince: undefined, rows: [], titles: [] },
  { name: "nothing while the engine starts again", failingSince: minutesAgo(1), rows: [], titles: [] },
  {
    name: "that nothing is stored once it lasts",
    failingSince: minutesAgo(2),
    rows: [],
    titles: ["The data lake does not take events"],
  },
  {
    name: "rows that a table refuses",
    failingSince: undefined,
    rows: [refused, { ...refused, table: "aws_alb", rows: 1 }],
    titles: [
      "2 rows could not be stored in pharos_logs.custom_door",
      "1 row could not be stored in pharos_logs.aws_alb",
    ],
  },
])("tells $name", ({ failingSince, rows, titles }) => {
  expect(
    lakeWriterAlarms({ waitingBytes: 3_000_000, behindSeconds: 0, failingSince }, rows, now).map(({ title }) => title),
  ).toEqual(titles);
});
