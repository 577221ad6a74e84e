// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useEffect, useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { keepFocus } from "./keep-focus.ts";

afterEach(cleanup);

function Page() {
  const content = useRef<HTMLElement>(null);
  useEffect(() => keepFocus(content), []);
  return (
    <main ref={content} tabIndex={-1}>
      <h1 tabIndex={-1}>Packs</h1>
      <button type="button">Save</button>
      <div>
        <button type="button">Delete</button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as the virtual table */}
      <div role="grid" tabIndex={0}>
        <a href="/row">Row</a>
      </div>
    </main>
  );
}
const focused = () => document.activeElement?.textContent;
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

/** As Chromium does: it tells of the loss when the element is disabled, and before it is removed. */
function disable(button: HTMLButtonElement) {
  button.addEventListener("blur", () => button.setAttribute("disabled", ""), { once: true });
  button.blur();
}
function remove(element: HTMLElement) {
  element.blur();
  element.remove();
}

test("a button that was busy has the focus again", async () => {
  render(<Page />);
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  save.focus();
  disable(save);
  await settled();
  expect(document.activeElement).toBe(document.body);
  save.removeAttribute("disabled");
  await waitFor(() => expect(focused()).toBe("Save"));
});

test("the heading has the focus when a button has loaded and has nothing more to do", async () => {
  render(<Page />);
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  save.focus();
  save.setAttribute("data-loading", "true");
  disable(save);
  await settled();
  expect(document.activeElement).toBe(document.body);
  save.removeAttribute("data-loading");
  await waitFor(() => expect(focused()).toBe("Packs"));
});

test("the heading has the focus when what had it is removed, and a table when a row of it is", async () => {
  render(<Page />);
  const deletion = screen.getByRole("button", { name: "Delete" });
  deletion.focus();
  remove(deletion);
  await waitFor(() => expect(focused()).toBe("Packs"));
  const row = screen.getByRole("link", { name: "Row" });
  row.focus();
  remove(row);
  await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("grid"));
});

test("who clicks beside a field, or goes on to another, is left there", async () => {
  render(<Page />);
  const [save, deletion] = screen.getAllByRole<HTMLButtonElement>("button");
  save?.focus();
  save?.blur();
  await settled();
  expect(document.activeElement).toBe(document.body);
  save?.focus();
  if (save) disable(save);
  deletion?.focus();
  save?.removeAttribute("disabled");
  await settled();
  expect(focused()).toBe("Delete");
});
