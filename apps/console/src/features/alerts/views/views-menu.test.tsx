// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

// What is loaded when it is wanted is loaded before: a busy machine takes longer for it than a test waits.
import "../list/alert-list-page.tsx";

interface SavedView {
  readonly id?: string;
  readonly name: string;
  readonly isShared: boolean;
}

function serverWithView(isShared: boolean) {
  const saved: SavedView[] = [];
  const deleted: string[] = [];
  const view = { id: "night", name: "Night shift", search: { severity: ["HIGH"] }, isShared, isOwn: true };
  const fields = {
    alerts: () => ({ edges: [], totalCount: 0, pageInfo: { hasNextPage: false, hasPreviousPage: false } }),
    alertViews: () => (deleted.includes(view.id) ? [] : [view]),
    saveAlertView({ input }: { input: SavedView }) {
      saved.push(input);
      return { id: view.id, name: input.name };
    },
    deleteAlertView({ id }: { id: string }) {
      deleted.push(id);
      return { id };
    },
  };
  return { saved, deleted, fields };
}

async function openViews() {
  fireEvent.click(await screen.findByRole("button", { name: "Views" }));
  return screen.findByRole("menuitem", { name: "Night shift" });
}

test.each([true, false])("a view that is replaced stays as shared as it was: %s", async (isShared) => {
  const { saved, fields } = serverWithView(isShared);
  openPage("/alerts-and-errors/", { fields });
  await openViews();
  fireEvent.click(screen.getByRole("menuitem", { name: "Save this view" }));
  fireEvent.change(await screen.findByRole("combobox", { name: "Name" }), { target: { value: "night shift" } });
  fireEvent.click(screen.getByRole("button", { name: "Replace" }));
  await waitFor(() => expect(saved).toMatchObject([{ id: "night", isShared }]));
});

test("a view is replaced without being shared any more by who says so", async () => {
  const { saved, fields } = serverWithView(true);
  openPage("/alerts-and-errors/", { fields });
  await openViews();
  fireEvent.click(screen.getByRole("menuitem", { name: "Save this view" }));
  fireEvent.change(await screen.findByRole("combobox", { name: "Name" }), { target: { value: "Night shift" } });
  fireEvent.click(screen.getByRole("switch", { name: /^Share with everyone/ }));
  fireEvent.click(screen.getByRole("button", { name: "Replace" }));
  await waitFor(() => expect(saved).toMatchObject([{ id: "night", isShared: false }]));
});

test("a view is deleted once somebody confirms it", async () => {
  const { deleted, fields } = serverWithView(true);
  openPage("/alerts-and-errors/", { fields });
  await openViews();
  fireEvent.click(screen.getByRole("menuitem", { name: "Delete the view Night shift" }));
  expect(await screen.findByText(/It is shared/)).toBeTruthy();
  expect(deleted).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Delete the view" }));
  await waitFor(() => expect(deleted).toEqual(["night"]));
});
