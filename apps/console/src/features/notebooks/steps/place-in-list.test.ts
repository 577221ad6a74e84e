import type { NotebookStep } from "@pharos/domain";
import { expect, test } from "vitest";
import { insertStep, moveStep, withoutStep } from "./place-in-list.ts";

const list = (ids: string): NotebookStep[] => [...ids].map((id) => ({ id, kind: "NOTE", text: "" }));
const ids = (steps: readonly NotebookStep[]) => steps.map(({ id }) => id).join("");

test.each([
  ["a", 1, "bac"],
  ["c", -1, "acb"],
  ["a", -1, "abc"],
  ["c", 1, "abc"],
  ["x", 1, "abc"],
] as const)("moves %s by %i to %s", (id, by, moved) => expect(ids(moveStep(list("abc"), id, by))).toBe(moved));

test("a step that was removed goes back to where it was", () => {
  const [, removed] = list("abc");
  const rest = withoutStep(list("abc"), "b");
  expect(ids(rest)).toBe("ac");
  if (removed) expect(ids(insertStep(rest, removed, 1))).toBe("abc");
});
