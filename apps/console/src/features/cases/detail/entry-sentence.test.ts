import type { CaseEntryType } from "@pharos/domain";
import { expect, test } from "vitest";
import { entrySentence, findUndoableMerges, groupEntries } from "./entry-sentence.ts";

test.each<[CaseEntryType, string, string, string, string?]>([
  ["CREATED", "", "", "opened the case"],
  ["UNMERGED", "", "", "undid the merge of this case"],
  ["UNMERGED", "7", "", "undid the merge of case 7, “Duplicate”, into this one", "Duplicate"],
  ["TITLE_CHANGE", "Old", "New", "changed the title from “Old”"],
  ["STATUS_CHANGE", "OPEN", "IN_PROGRESS", "changed the status from Open to In progress"],
  ["SEVERITY_CHANGE", "LOW", "HIGH", "changed the severity from low to high"],
  ["ASSIGNEE_CHANGE", "", "Bo Lind", "assigned it to Bo Lind"],
  ["ASSIGNEE_CHANGE", "Bo Lind", "", "removed the assignee"],
  ["ALERT_ADDED", "", "a1", "added the alert Door forced", "Door forced"],
  ["ALERT_REMOVED", "a2", "", "took out the alert a2"],
  ["ATTACHMENT_ADDED", "", "badge.log", "attached badge.log"],
  ["ATTACHMENT_REMOVED", "badge.log", "", "deleted the attachment badge.log"],
  ["MERGED", "7", "Duplicate", "merged case 7, “Duplicate”, into this one", "Its description"],
  ["LINKED", "", "9", "linked case 9"],
  ["UNLINKED", "9", "", "removed the link to case 9"],
])("%s from %j to %j reads: %s", (type, from, to, sentence, note = "") => {
  expect(entrySentence({ type, from, to, note })).toBe(sentence);
});

test.each<[CaseEntryType, string]>([
  ["CREATED", "opened case 7"],
  ["NOTE", "wrote a note in case 7"],
])("%s of a case that was merged reads: %s", (type, sentence) => {
  expect(entrySentence({ type, from: "", to: "", note: "", mergedFrom: "7" })).toBe(sentence);
});

test("alerts that were added in one go are one line, and nothing else is", () => {
  const entry = (type: CaseEntryType, at: string, to = "") => ({ type, at, from: "", to, note: "" });
  const groups = groupEntries([
    entry("CREATED", "10:00"),
    entry("ALERT_ADDED", "10:00", "a1"),
    entry("ALERT_ADDED", "10:00", "a2"),
    entry("ALERT_ADDED", "10:05", "a3"),
    entry("NOTE", "10:06"),
    entry("NOTE", "10:06"),
  ]);
  expect(groups.map(({ length }) => length)).toEqual([1, 2, 1, 1, 1]);
});

test("a merge can be undone for 30 days, once, in the case that it was made in", () => {
  const entry = (id: string, type: CaseEntryType, from: string, day: string, mergedFrom: string | null = null) => {
    return { id, type, from, at: `2026-03-${day}T10:00:00Z`, mergedFrom };
  };
  const entries = [
    entry("old", "MERGED", "1", "01"),
    entry("elsewhere", "MERGED", "2", "20", "9"),
    entry("undone", "MERGED", "3", "21"),
    entry("undoing", "UNMERGED", "3", "22"),
    entry("again", "MERGED", "3", "23"),
    entry("first", "MERGED", "4", "24"),
    entry("undoing too", "UNMERGED", "4", "25"),
  ];
  expect([...findUndoableMerges(entries, new Date("2026-04-02T10:00:00Z"))]).toEqual(["again"]);
});
