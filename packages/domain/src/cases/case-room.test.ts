import { describe, expect, test } from "vitest";
import { attachmentsBytesMax, attachmentsMax } from "./attachment.ts";
import { type CaseEntryType, caseAlertsMax, caseEntriesMax } from "./case.ts";
import { checkEntryRoom, checkMergeRoom } from "./case-room.ts";

describe("a case with so many entries takes", () => {
  test.each<[string, number, readonly CaseEntryType[], boolean]>([
    ["the last note that fits", caseEntriesMax - 1, ["NOTE"], true],
    ["no further note", caseEntriesMax, ["NOTE"], false],
    ["no alerts of which one does not fit", caseEntriesMax - 1, ["ALERT_ADDED", "ALERT_ADDED"], false],
    ["its closing, though it is full", caseEntriesMax, ["STATUS_CHANGE"], true],
    ["its deletion, though it is full", caseEntriesMax + 5, ["DELETED"], true],
    ["no other change with its closing", caseEntriesMax, ["TITLE_CHANGE", "STATUS_CHANGE"], false],
  ])("%s", (_name, held, added, isTaken) => {
    const check = () => checkEntryRoom(held, added);
    if (isTaken) expect(check).not.toThrow();
    else expect(check).toThrow(/at most 2,000 entries, and this one would have 2,00/);
  });
});

describe("two cases are merged", () => {
  const full = {
    alerts: caseAlertsMax,
    entries: caseEntriesMax,
    attachments: attachmentsMax,
    attachmentBytes: attachmentsBytesMax,
  };
  test("when together they are just full", () => {
    expect(() => checkMergeRoom(full)).not.toThrow();
  });
  test.each([
    ["alerts", { alerts: caseAlertsMax + 1 }, /at most 500 alerts, with these it would have 501/],
    ["entries", { entries: caseEntriesMax + 1 }, /at most 2,000 entries, and this one would have 2,001/],
    ["attachments", { attachments: attachmentsMax + 1 }, /after the merge it would have 101 of 250 MB/],
    ["bytes", { attachmentBytes: attachmentsBytesMax + 1 }, /after the merge it would have 100 of 251 MB/],
  ])("but not with too many %s", (_name, change, sentence) => {
    expect(() => checkMergeRoom({ ...full, ...change })).toThrow(sentence);
  });
});
