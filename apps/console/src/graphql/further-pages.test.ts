import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FurtherPages, joinPages, type ListPage } from "./further-pages.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (edges: readonly string[], endCursor?: string): ListPage<string> => ({
  edges,
  pageInfo: { hasNextPage: endCursor !== undefined, endCursor: endCursor ?? null },
});

/** The pages that are followed, each with what its server can do. */
function startPages() {
  const followed = new Map<string, { readonly answer: (page: ListPage<string>) => void; readonly fail: () => void }>();
  const further = new FurtherPages<string>((cursor, answer, onError) => {
    followed.set(cursor, { answer, fail: () => onError(new Error("no answer")) });
    return () => followed.delete(cursor);
  });
  const unsubscribe = further.subscribe(() => undefined);
  return { further, followed, unsubscribe };
}

test("pages follow the first one in order, and each may change by itself", () => {
  const { further, followed } = startPages();
  const first = page(["a"], "1");
  further.readOn("1");
  expect(joinPages(first, further.pages())).toEqual({ edges: ["a"], isLoadingMore: true, nextCursor: "1" });
  followed.get("1")?.answer(page(["b"], "2"));
  further.readOn("2");
  followed.get("2")?.answer(page(["c"]));
  expect(joinPages(first, further.pages()).edges).toEqual(["a", "b", "c"]);
  followed.get("1")?.answer(page(["B"], "2"));
  expect(joinPages(first, further.pages())).toEqual({ edges: ["a", "B", "c"], isLoadingMore: false });
});

test("a page behind another end than the list has now leaves no gap: it is not shown", () => {
  const { further, followed } = startPages();
  further.readOn("1");
  followed.get("1")?.answer(page(["b"]));
  expect(joinPages(page(["new", "a"], "other"), further.pages())).toMatchObject({
    edges: ["new", "a"],
    nextCursor: "other",
  });
});

test("a page is asked for once, and again some time after it failed", () => {
  const { further, followed } = startPages();
  further.readOn("1");
  const asked = followed.get("1");
  further.readOn("1");
  expect(followed.get("1")).toBe(asked);
  asked?.fail();
  expect(joinPages(page(["a"], "1"), further.pages()).isLoadingMore).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(joinPages(page(["a"], "1"), further.pages()).isLoadingMore).toBe(false);
  further.readOn("1");
  expect(followed.get("1")).not.toBe(asked);
});

test("nothing is followed for a list that nobody looks at", () => {
  const { further, followed, unsubscribe } = startPages();
  further.readOn("1");
  unsubscribe();
  expect(followed.size).toBe(0);
  expect(further.pages()).toEqual([]);
});
