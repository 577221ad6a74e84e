// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";

const source = {
  __typename: "PackSource",
  id: "s1",
  displayName: "Community",
  kind: "GIT_RELEASES",
  url: "https://github.com/owner/name",
  hasToken: false,
  publicKey: "",
  enabled: true,
  polledAt: null,
  problem: null,
  versions: [],
  packs: [] as object[],
};
const newSource = "/build/packs/sources/new-detection-pack-source/";

test("a form that is not complete takes the keyboard to the first field that is missing", async () => {
  openPage(newSource, {});
  fireEvent.click(await screen.findByRole("button", { name: "Create pack source" }));
  expect(await screen.findByText("Enter a name.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" })));
});

test("what the server refuses of a field is said at the field", async () => {
  const refusal = "The public key could not be read.";
  const createPackSource = () => {
    throw new GraphQLError(refusal, { extensions: { code: "InvalidInput", fieldErrors: { publicKey: refusal } } });
  };
  openPage(newSource, { fields: { createPackSource } });
  fireEvent.change(await screen.findByRole("textbox", { name: "Name" }), { target: { value: "Community" } });
  fireEvent.change(screen.getByRole("textbox", { name: "Address" }), { target: { value: source.url } });
  fireEvent.change(screen.getByRole("textbox", { name: "Public key" }), { target: { value: "hello" } });
  fireEvent.click(screen.getByRole("button", { name: "Create pack source" }));
  const key = screen.getByRole("textbox", { name: "Public key" });
  await waitFor(() => expect(key.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText(refusal)).toBeTruthy();
  expect(screen.queryByText("Unable to save the pack source")).toBeNull();
});

test("a source whose packs are enabled says what to disable instead of a deletion that would be refused", async () => {
  const packs = [
    { __typename: "Pack", id: "Vaults", displayName: "Vaults", enabled: true },
    { __typename: "Pack", id: "Doors", displayName: "Doors", enabled: false },
  ];
  openPage("/build/packs/?section=pack-sources", { fields: { packSources: () => [{ ...source, packs }] } });
  fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Community is in use" }));
  expect(dialog.getByText(/Disable its enabled packs first.*: Vaults\.$/)).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Delete the pack source" })).toBeNull();
});
