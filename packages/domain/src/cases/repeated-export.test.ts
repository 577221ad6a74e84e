import { expect, test } from "vitest";
import type { CaseEntryType } from "./case.ts";
import { isRepeatedExport } from "./repeated-export.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 10, minute));
const entry = (type: CaseEntryType, minute: number, id = "ada") => ({
  type,
  at: at(minute),
  actor: { kind: "user", id, name: id } as const,
});
const alert = (updated: number, received = 0) => ({ updatedAt: at(updated), lastReceivedEventAt: at(received) });
const exported = [entry("CREATED", 0), entry("EXPORTED", 5)];

test.each([
  ["the first export", [entry("CREATED", 0)], [], false],
  ["a second one of the same case", exported, [alert(5)], true],
  ["one after a note", [...exported, entry("NOTE", 6)], [], false],
  ["one after somebody else's", [...exported, entry("EXPORTED", 6, "bo")], [], true],
  ["one by somebody else", [entry("CREATED", 0), entry("EXPORTED", 5, "bo")], [], false],
  ["one after an alert changed", exported, [alert(1), alert(6)], false],
  ["one after an alert got events", exported, [alert(1, 6)], false],
])("%s", (_name, entries, alerts, isRepeated) => {
  expect(isRepeatedExport(entries, alerts, "ada")).toBe(isRepeated);
});
