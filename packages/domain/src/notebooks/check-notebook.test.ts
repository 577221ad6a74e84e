import { expect, test } from "vitest";
import { checkNotebook } from "./check-notebook.ts";
import type { NotebookContent, QueryStep } from "./notebook.ts";

const query: QueryStep = {
  ...{ id: "logins", kind: "QUERY", title: " Logins ", text: "| count", language: "pharosflow", runId: undefined },
  ...{ databases: [], tables: [], relativeTime: "P1D", startTime: undefined, endTime: undefined },
};
const notebook: NotebookContent = {
  name: " Who was it? ",
  description: "",
  steps: [{ id: "why", kind: "NOTE", text: "# Why" }, query],
};

test("keeps steps in their order, and names without spaces around them", () => {
  expect(checkNotebook(notebook)).toEqual({
    name: "Who was it?",
    description: "",
    steps: [notebook.steps[0], { ...query, title: "Logins" }],
  });
});

const of = (change: Partial<QueryStep>) => ({ steps: [{ ...query, ...change }] });
const note = (id: string, text = "") => ({ id, kind: "NOTE", text }) as const;
test.each([
  ["no name", { name: " " }, "Enter a name for the notebook"],
  ["a long name", { name: "x".repeat(81) }, "The notebook's name has at most 80 characters"],
  ["a long description", { description: "x".repeat(1_001) }, "The description has at most 1,000 characters"],
  ["too many steps", { steps: Array.from({ length: 201 }, (_, n) => note(`n${n}`)) }, "at most 200 steps, not 201"],
  ["a long text", { steps: [note("n", "x".repeat(50_001))] }, "steps[0].text has at most 50,000 characters"],
  [
    "much text in all",
    { steps: Array.from({ length: 11 }, (_, n) => note(`n${n}`, "x".repeat(50_000))) },
    "The text of all steps has at most 500,000 characters",
  ],
  ["an ID twice", { steps: [note("n"), note("n")] }, "steps[1].id is n, as that of another step"],
  ["an ID of other characters", { steps: [note("a b")] }, "steps[0].id must have 1 to 40 letters"],
  ["a long title", of({ title: "x".repeat(121) }), "steps[0].title has at most 120 characters"],
  ["half a time", of({ relativeTime: undefined, startTime: "2026-01-01T00:00:00Z" }), "steps[0] has one of startTime"],
  [
    "two times",
    of({ startTime: "2026-01-01T00:00:00Z", endTime: "2026-01-02T00:00:00Z" }),
    "steps[0] has relativeTime and startTime",
  ],
])("refuses %s", (_, change, message) => {
  expect(() => checkNotebook({ ...notebook, ...change })).toThrow(message);
});
