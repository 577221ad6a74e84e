import { expect, test } from "vitest";
import { undoGroups } from "../list/tag-modal.tsx";
import { changeSentence } from "./change-sentence.ts";
import { findChangedFiles } from "./changed-files.ts";

test("a change is told as what was done and by which way", () => {
  expect(changeSentence({ action: "CHANGED", origin: "UPLOAD" })).toBe("changed it with an upload");
  expect(changeSentence({ action: "CREATED", origin: "RESTORE" })).toBe("restored it after its deletion");
  expect(changeSentence({ action: "CHANGED", origin: "RESTORE" })).toBe("restored an older version");
});

test("only files that differ are compared", () => {
  const yaml = { path: "a.yml", text: "a" };
  const python = { path: "a.py", text: "1" };
  expect(findChangedFiles([yaml, python], [yaml, { ...python, text: "2" }])).toEqual([
    { path: "a.py", before: "1", after: "2" },
  ]);
  expect(findChangedFiles([], [yaml])).toEqual([{ path: "a.yml", before: "", after: "a" }]);
});

test("undoing tags gives each detection those that it had", () => {
  const before = [
    { id: "a", tags: ["x"] },
    { id: "b", tags: ["y"] },
  ];
  expect(undoGroups(before, ["x", "z"], ["y"])).toEqual([
    { ids: ["b"], remove: ["x"] },
    { ids: ["a", "b"], remove: ["z"] },
    { ids: ["b"], add: ["y"] },
  ]);
});
