import { expect, test } from "vitest";
import type { Case } from "./case.ts";
import { changeCase, checkCaseNote, checkCaseTitle, highestSeverity } from "./change-case.ts";

const created = new Date("2026-03-01T10:00:00Z");
const now = new Date("2026-03-02T10:00:00Z");
const ada = { kind: "user", id: "ada", name: "Ada" } as const;
const open: Case = {
  number: 12,
  title: "Stolen session",
  description: "",
  status: "OPEN",
  severity: "HIGH",
  assigneeId: undefined,
  neededLogTypes: [],
  createdAt: created,
  createdBy: ada,
  updatedAt: created,
  closedAt: undefined,
  deletedAt: undefined,
  deletedBy: undefined,
  revision: 1,
};

test("a change that changes nothing leaves no entry and no new revision", () => {
  const same = { title: open.title, status: open.status, assigneeId: "" } as const;
  expect(changeCase(open, same, ada, now)).toEqual({ changed: open, entries: [] });
});

test("each thing that changed has an entry with its value before and after", () => {
  const { changed, entries } = changeCase(
    open,
    {
      title: "Stolen cookie",
      description: "Long text",
      severity: "CRITICAL",
      assigneeId: "bob",
      status: "IN_PROGRESS",
    },
    ada,
    now,
  );
  expect(changed).toMatchObject({ title: "Stolen cookie", assigneeId: "bob", revision: 2, updatedAt: now });
  expect(entries.map(({ type, from, to }) => [type, from, to])).toEqual([
    ["TITLE_CHANGE", "Stolen session", "Stolen cookie"],
    ["DESCRIPTION_CHANGE", "", ""],
    ["SEVERITY_CHANGE", "HIGH", "CRITICAL"],
    ["ASSIGNEE_CHANGE", "", "bob"],
    ["STATUS_CHANGE", "OPEN", "IN_PROGRESS"],
  ]);
});

test("a closed case keeps when it was closed until it is reopened", () => {
  const closed = changeCase(open, { status: "CLOSED" }, ada, now).changed;
  expect(closed.closedAt).toEqual(now);
  const later = new Date("2026-03-03T10:00:00Z");
  expect(changeCase(closed, { title: "Other" }, ada, later).changed.closedAt).toEqual(now);
  expect(changeCase(closed, { status: "OPEN" }, ada, later).changed.closedAt).toBeUndefined();
});

test("the empty string unassigns", () => {
  const assigned = { ...open, assigneeId: "bob" };
  expect(changeCase(assigned, { assigneeId: "" }, ada, now).changed.assigneeId).toBeUndefined();
});

test("a case is as severe as its most severe alert, and MEDIUM without one", () => {
  expect(highestSeverity(["LOW", "HIGH", "INFO"])).toBe("HIGH");
  expect(highestSeverity([])).toBe("MEDIUM");
});

test("refuses a case without a title, and texts beyond their length", () => {
  expect(() => checkCaseTitle("  ")).toThrow("Enter a title");
  expect(() => checkCaseTitle("x".repeat(201))).toThrow("at most 200 characters, this one has 201");
  expect(() => checkCaseNote(" \n")).toThrow("Write a note first");
});
