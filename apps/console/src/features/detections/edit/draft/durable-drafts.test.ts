import { expect, test } from "vitest";
import { type DurableDraft, findNewer } from "./durable-drafts.ts";

const kept = (at: number, text = "typed") => JSON.stringify({ at, draft: { text } });

test.each<[claim: string, local: string | null, durable: DurableDraft, taken: string | null | undefined]>([
  ["takes what a crash kept from local storage", null, { at: 5, text: kept(5) }, kept(5)],
  ["takes the later words of a crash", kept(4, "typ"), { at: 5, text: kept(5) }, kept(5)],
  ["keeps what local storage has later, as when a page is left", kept(6), { at: 5, text: kept(5, "typ") }, undefined],
  ["drops what was saved before the crash", kept(4), { at: 5, text: null }, null],
  ["keeps what was typed after a save", kept(6), { at: 5, text: null }, undefined],
  ["has nothing to drop", null, { at: 5, text: null }, undefined],
  ["takes the place of what cannot be read", "{", { at: 5, text: kept(5) }, kept(5)],
])("%s", (_claim, local, durable, taken) => {
  const found = findNewer(() => local, new Map([["draft.a", durable]]));
  expect(found).toEqual(taken === undefined ? [] : [["draft.a", taken]]);
});
