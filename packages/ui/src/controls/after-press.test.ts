// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { afterPress } from "./after-press.ts";

const fire = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }));

test("work that is asked for while a pointer is down waits until its click is over", () => {
  vi.useFakeTimers();
  const done: string[] = [];
  document.body.addEventListener("click", () => done.push("click"));
  fire("pointerdown");
  afterPress(() => done.push("work"));
  fire("pointerup");
  fire("click");
  vi.runAllTimers();
  vi.useRealTimers();
  expect(done).toEqual(["click", "work"]);
});

test("work that is asked for by the keyboard is done at once", () => {
  const done: string[] = [];
  afterPress(() => done.push("work"));
  expect(done).toEqual(["work"]);
});
