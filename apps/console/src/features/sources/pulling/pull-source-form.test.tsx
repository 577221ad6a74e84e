// @vitest-environment happy-dom
import { permissions } from "@pharos/domain";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { ada, openPage } from "../../../testing/open-page.tsx";

// What the page loads when it is shown is loaded before: a busy machine takes longer for it than a test waits.
import "./edit-pull-source-page.tsx";
import "./new-pull-source-page.tsx";

const field = { help: null, isOptional: false, isMultiline: false, default: [], options: null };
const provider = {
  id: "gate",
  isCustom: false,
  name: "Gate",
  description: "Who came in",
  documentationUrl: null,
  redirectUrl: null,
  fields: [
    { ...field, name: "site", label: "Site", type: "host" },
    { ...field, name: "key", label: "API key", type: "secret" },
  ],
  authentications: [{ id: "key", label: "API key", uses: [], needsAuthorization: false }],
  streams: [{ name: "visits", label: "Visits", logTypes: ["Custom.Door"], requires: null, isOptional: false }],
};
const source = {
  __typename: "PullLogSource",
  integrationId: "s1",
  integrationLabel: "Front gate",
  revision: 3,
  authentication: "key",
  chosenStreams: ["visits"],
  values: [{ name: "site", values: ["gate.example.com"] }],
  provider,
};
const again =
  "Enter API key again: the stored one was given for https://gate.example.com, not for https://x.example.com";
const refuse = () => {
  throw new GraphQLError(again, { extensions: { code: "InvalidInput", fieldErrors: { key: again } } });
};
const editPath = "/configure/log-sources/s1/pulling/";
const editSite = async () =>
  fireEvent.change(await screen.findByLabelText(/^Site/), { target: { value: "x.example.com" } });

test("a secret that has to be entered again is asked for at its field", async () => {
  const asked: object[] = [];
  const updatePullSource = ({ input }: { input: object }) => {
    asked.push({ ...input });
    return refuse();
  };
  openPage(editPath, { fields: { source: () => source, updatePullSource } });
  await editSite();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  // At the field, and below the form.
  await waitFor(() => expect(screen.getAllByText(again)).toHaveLength(2));
  expect(screen.getByText("Couldn't save the log source")).toBeTruthy();
  expect(asked).toMatchObject([{ id: "s1", revision: 3 }]);
});

test("a check says that nothing was sent only where that is known", async () => {
  let failure: () => never = refuse;
  openPage(editPath, { fields: { source: () => source, checkPullConnection: () => failure() } });
  await editSite();
  const check = screen.getByRole("button", { name: "Check connection" });
  fireEvent.click(check);
  expect(await screen.findByText(`Nothing was sent: ${again}`)).toBeTruthy();
  expect(screen.getByText(again)).toBeTruthy();
  failure = () => {
    throw new GraphQLError("The events took too long", { extensions: { code: "InvalidInput" } });
  };
  fireEvent.click(check);
  expect(await screen.findByText("The check failed: The events took too long")).toBeTruthy();
});

test("a check of a saved source is not offered without the permission to see raw data", async () => {
  const viewer = () => ({
    ...ada,
    roleName: "Keeper",
    permissions: permissions.filter((permission) => permission !== "LogSourceRawDataRead"),
    hasTotp: false,
  });
  openPage(editPath, { fields: { source: () => source, viewer } });
  expect(await screen.findByText(/It needs the permission View Raw Data/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Check connection" })).toBeNull();
});

test("going back to the products asks before it discards what was typed", async () => {
  const path = "/configure/log-sources/add-new-source/log-pulling/";
  const { address } = openPage(`${path}?provider=gate`, { fields: { pullProviders: () => [provider] } });
  await editSite();
  fireEvent.click(screen.getByRole("link", { name: "Back" }));
  await screen.findByRole("dialog", { name: "Discard changes?" });
  fireEvent.click(screen.getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Discard changes?" })).toBeNull());
  expect(address()).toBe(`${path}?provider=gate`);
  expect(screen.getByLabelText<HTMLInputElement>(/^Site/).value).toBe("x.example.com");
});
