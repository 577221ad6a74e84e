// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../testing/open-page.tsx";

// What the page loads when it is shown is loaded before: a busy machine takes longer for it than a test waits.
import "../features/settings/roles/roles-page.tsx";

const fields = {
  users: () => [],
  roles: () => [],
  createRole: () => ({ role: { id: "r1" } }),
};
const question = () => screen.findByRole("dialog", { name: "Discard changes?" });
const noQuestion = () => waitFor(() => expect(screen.queryByRole("dialog", { name: "Discard changes?" })).toBeNull());

async function openDirtyRole() {
  const page = openPage("/settings/roles/?edit=new", { fields });
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: "Night shift" } });
  return page;
}

test.each([
  { way: "Esc", leave: () => fireEvent.keyDown(document.body, { key: "Escape" }) },
  { way: "Cancel", leave: () => fireEvent.click(screen.getByRole("button", { name: "Cancel" })) },
  {
    way: "a link to another page",
    leave: () => fireEvent.click(screen.getByRole("link", { name: "Detections", hidden: true })),
  },
])("a sheet with unsaved input asks before it is left by $way, and keeps what was typed", async ({ leave }) => {
  const { address } = await openDirtyRole();
  leave();
  await question();
  fireEvent.click(screen.getByRole("button", { name: "Keep editing" }));
  await noQuestion();
  expect(address()).toBe("/settings/roles/?edit=new");
  expect((screen.getByLabelText(/^Name/) as HTMLInputElement).value).toBe("Night shift");
});

test("closes the sheet when the person discards what was typed", async () => {
  const { address } = await openDirtyRole();
  fireEvent.keyDown(document.body, { key: "Escape" });
  await question();
  fireEvent.click(screen.getByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(address()).toBe("/settings/roles/"));
});

test("Esc answers the question alone, not the sheet below it", async () => {
  const { address } = await openDirtyRole();
  fireEvent.keyDown(document.body, { key: "Escape" });
  await question();
  fireEvent.keyDown(screen.getByRole("button", { name: "Keep editing" }), { key: "Escape" });
  await noQuestion();
  expect(address()).toBe("/settings/roles/?edit=new");
});

test("asks nothing after saving, and nothing of an untouched sheet", async () => {
  const { address } = await openDirtyRole();
  fireEvent.click(screen.getByLabelText("View Alerts"));
  fireEvent.click(screen.getByRole("button", { name: "Create" }));
  await waitFor(() => expect(address()).toBe("/settings/roles/"));
  expect(screen.queryByRole("dialog", { name: "Discard changes?" })).toBeNull();
});

test("a link that is shown once is left by Done, and asked about otherwise", async () => {
  const inviteUser = () => ({ invitationUrl: "https://pharos.example/invitation/abc", user: { id: "u2" } });
  const roles = () => [{ id: "r1", name: "Analyst" }];
  const { address } = openPage("/settings/users/?edit=new", { fields: { ...fields, roles, inviteUser } });
  for (const [label, value] of [
    [/^First name/, "Bo"],
    [/^Last name/, "Dahl"],
    [/^Email/, "bo@pharos.example"],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole("combobox", { name: /^Role/ }));
  fireEvent.click(await screen.findByRole("option", { name: "Analyst", hidden: true }));
  fireEvent.click(screen.getByRole("button", { name: "Invite" }));
  await screen.findByText("https://pharos.example/invitation/abc");
  fireEvent.keyDown(document.body, { key: "Escape" });
  await screen.findByRole("dialog", { name: "Close without copying?" });
  fireEvent.click(screen.getByRole("button", { name: "Go back" }));
  expect(address()).toBe("/settings/users/?edit=new");
  fireEvent.click(await screen.findByRole("button", { name: "Done" }));
  await waitFor(() => expect(address()).toBe("/settings/users/"));
});

test("asks before the profile with unsaved input is closed", async () => {
  openPage("/support/?sheet=profile");
  fireEvent.change(await screen.findByLabelText("First Name"), { target: { value: "Augusta" } });
  fireEvent.keyDown(document.body, { key: "Escape" });
  await question();
});
