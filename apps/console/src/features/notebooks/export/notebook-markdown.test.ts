import type { NotebookStep, QueryStep } from "@pharos/domain";
import { expect, test } from "vitest";
import { notebookMarkdown } from "./notebook-markdown.ts";

const now = new Date("2026-03-01T12:00:00Z");
const query: QueryStep = {
  ...{ id: "q", kind: "QUERY", title: "Logins", text: "| count", language: "pharosflow", runId: "r" },
  ...{ databases: [], tables: ["pharos_logs.public.aws_alb"], relativeTime: "P1D" },
  ...{ startTime: undefined, endTime: undefined },
};
const write = (
  steps: readonly NotebookStep[],
  rows?: readonly Record<string, unknown>[],
  rowCount = rows?.length ?? 0,
) =>
  notebookMarkdown(
    { name: "Who was it?", description: "Case 7", steps },
    new Map(
      rows && [["q", { columns: Object.keys(rows[0] ?? {}), rows, rowCount, startedAt: "2026-03-01T11:00:00Z" }]],
    ),
    now,
  );

test("writes notes unchanged and queries as code with their rows", () => {
  expect(write([{ id: "n", kind: "NOTE", text: "She was **on leave**." }, query], [{ user: "ada", n: 2 }], 40)).toBe(
    `# Who was it?

Case 7

*Exported from Pharos at 2026-03-01T12:00:00.000Z*

She was **on leave**.

## Logins

\`\`\`kusto
| count
\`\`\`

In pharos_logs.public.aws_alb, P1D

40 rows at 2026-03-01T11:00:00Z, the first 1 here:

| user | n |
| --- | --- |
| ada | 2 |
`,
  );
});

test("says that a query found nothing or did not run", () => {
  expect(write([query], [])).toContain("\n0 rows at 2026-03-01T11:00:00Z\n");
  expect(write([query])).toContain("\n*Not run*\n");
});

test.each([
  ["a | b", "a \\| b"],
  ["a\nb", "a b"],
  ["<img src=x>", "\\<img src=x\\>"],
  ["[here](http://evil)", "\\[here\\](http://evil)"],
  [{ a: [1] }, '{"a":\\[1\\]}'],
  [null, ""],
  ["x".repeat(400), `${"x".repeat(300)}…`],
])("keeps an event's value inside its table cell: %j", (value, cell) => {
  expect(write([query], [{ v: value }])).toContain(`| v |\n| --- |\n| ${cell} |\n`);
});

test("uses a longer fence for a query that contains one", () => {
  expect(write([{ ...query, text: "// ```\n| count" }])).toContain("````kusto\n// ```\n| count\n````");
});
