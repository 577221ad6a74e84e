// @vitest-environment happy-dom
import { UiProvider } from "@pharos/ui";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entryOf, reloadForNewBuild, reloadWhenServed, watchChunks } from "./chunk-failure.ts";
import { PanelBoundary } from "./panel-boundary.tsx";

const pageOf = (build: string) => `<html><head><script type="module" crossorigin src="/assets/${build}.js"></script>`;
const reload = vi.fn();

/** The page that this tab runs, and what the server answers to a question for it: undefined is no answer. */
function serve(own: string, served: string | undefined) {
  vi.spyOn(document.documentElement, "outerHTML", "get").mockReturnValue(pageOf(own));
  globalThis.fetch = async () => {
    if (served === undefined) throw new TypeError("Failed to fetch");
    return new Response(pageOf(served), { headers: { "content-type": "text/html" } });
  };
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, "reload").mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("reads the program that a page starts", () => {
  expect(entryOf(pageOf("index-1"))).toBe("/assets/index-1.js");
  expect(entryOf("<html><script src='/color-scheme.js'></script>")).toBeUndefined();
});

test("reloads once for a new build", async () => {
  serve("index-1", "index-2");
  await reloadForNewBuild();
  await reloadForNewBuild();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ["the same build", "index-1"],
  ["no answer", undefined],
])("does not reload by itself with %s", async (_name, served) => {
  serve("index-1", served);
  await reloadForNewBuild();
  expect(reload).not.toHaveBeenCalled();
});

test("reloads for a person as soon as the server answers", async () => {
  serve("index-1", undefined);
  expect(await reloadWhenServed()).toBe(false);
  serve("index-1", "index-1");
  expect(await reloadWhenServed()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a part whose code is gone says what to do, and tries again when asked", async () => {
  watchChunks();
  const payload = new TypeError("Failed to fetch dynamically imported module: /assets/volume-chart.js");
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  const Gone = lazy(() => Promise.reject(payload));
  serve("index-1", undefined);
  render(
    <UiProvider env="test">
      <PanelBoundary>
        <Suspense>
          <Gone />
        </Suspense>
      </PanelBoundary>
    </UiProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByText("The server does not answer. Check the connection and try again.");
  expect(reload).not.toHaveBeenCalled();
  serve("index-1", "index-1");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test("an optional part whose code is gone is left out, and takes nothing with it", async () => {
  const Gone = lazy(() => Promise.reject(new Error("gone")));
  vi.stubGlobal("reportError", vi.fn());
  render(
    <UiProvider env="test">
      <p>The rest</p>
      <PanelBoundary isOptional>
        <Suspense fallback="Loading">
          <Gone />
        </Suspense>
      </PanelBoundary>
    </UiProvider>,
  );
  await waitFor(() => expect(screen.queryByText("Loading")).toBeNull());
  expect(document.body.textContent).toContain("The rest");
  expect(screen.queryByRole("button")).toBeNull();
});
