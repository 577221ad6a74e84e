// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";

const needed = () => {
  throw new GraphQLError("Confirm that it is you", {
    extensions: { code: "Forbidden", address: "identity.confirmation_required" },
  });
};

/** A server that gives out tokens to confirmed people. */
function openTokens() {
  const asked: unknown[] = [];
  let isConfirmed = false;
  openPage("/settings/api/tokens/?edit=new", {
    fields: {
      apiTokens: () => [],
      createAPIToken: () => (isConfirmed ? { value: "the-value", token: { id: "t1", name: "ci" } } : needed()),
    },
    auth: {
      "/auth/confirm": (body: { password: string; code?: string }) => {
        asked.push(body);
        isConfirmed = body.password === "right" && body.code === "123456";
        if (isConfirmed) return { status: 204 };
        const field = body.password === "right" ? "code" : "password";
        return { status: 400, body: { message: "no", fieldErrors: { [field]: `The ${field} is wrong` } } };
      },
    },
  });
  return asked;
}

async function createToken() {
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: "ci" } });
  fireEvent.click(screen.getByLabelText("View Alerts"));
  fireEvent.click(screen.getByRole("button", { name: "Create" }));
  return within(await screen.findByRole("dialog", { name: "Confirm that it is you" }));
}

test("asks who sits there, then does what was asked for", async () => {
  const asked = openTokens();
  const dialog = await createToken();
  const confirm = (password: string) => {
    fireEvent.change(dialog.getByLabelText("Password"), { target: { value: password } });
    fireEvent.click(dialog.getByRole("button", { name: "Confirm" }));
  };
  confirm("wrong");
  await dialog.findByText("The password is wrong");
  confirm("right");
  fireEvent.change(await dialog.findByLabelText("Code"), { target: { value: "123456" } });
  fireEvent.click(dialog.getByRole("button", { name: "Confirm" }));
  await screen.findByText("the-value");
  expect(asked).toEqual([{ password: "wrong" }, { password: "right" }, { password: "right", code: "123456" }]);
});

test("does nothing when the person cancels", async () => {
  const asked = openTokens();
  const dialog = await createToken();
  fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Confirm that it is you" })).toBeNull());
  await screen.findByText("Unable to create the token");
  expect(asked).toEqual([]);
});
