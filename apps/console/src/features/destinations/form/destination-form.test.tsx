// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

// What is loaded when it is wanted is loaded before: a busy machine takes longer for it than a test waits.
import "../add/new-destination-page.tsx";

const taken = "A destination with the name Operations already exists, please choose another display name";
const fields = {
  destinationKinds: () => [
    {
      outputType: "customwebhook",
      name: "Custom webhook",
      description: "Posts alerts",
      fields: [{ name: "webhookURL", label: "Webhook URL", type: "secret", required: true }],
    },
  ],
  previewMessage: () => ({ title: "", description: "", messageProblem: "" }),
  alerts: () => ({ edges: [], totalCount: 0, pageInfo: { hasNextPage: false, hasPreviousPage: false } }),
  addDestination() {
    throw new GraphQLError(taken, { extensions: { code: "AlreadyExists", fieldErrors: { displayName: taken } } });
  },
};

async function fill(label: RegExp, value: string) {
  const input = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.change(input, { target: { value } });
  return input;
}

test("a refusal takes the keyboard to the field that it is about", async () => {
  openPage("/configure/destinations/new/customwebhook/", { fields });
  const name = await fill(/^Display name/, "Operations");
  await fill(/^Webhook URL/, "https://example.com/alerts");
  fireEvent.click(screen.getByRole("button", { name: "Add destination" }));
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getAllByText(taken)).toHaveLength(2);
});

test("what is missing takes the keyboard to its field", async () => {
  openPage("/configure/destinations/new/customwebhook/", { fields });
  await fill(/^Display name/, "Operations");
  fireEvent.click(screen.getByRole("button", { name: "Add destination" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Webhook URL/)));
});
