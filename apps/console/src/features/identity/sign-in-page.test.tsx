// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage, signedIn } from "../../testing/open-page.tsx";

const codeChallenge = { status: "CHALLENGE", challenge: "SOFTWARE_TOKEN_MFA", session: "s1" };

async function fillIn(email: string, password: string) {
  fireEvent.change(await screen.findByLabelText("Email"), { target: { value: email } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
}

test("asks for the code, then opens the page that the visitor came for", async () => {
  const answers: unknown[] = [];
  const { address } = openPage("/alerts-and-errors/abc/", {
    isSignedIn: false,
    auth: {
      "/auth/sign-in": () => ({ status: 200, body: codeChallenge }),
      "/auth/challenge": (body) => {
        answers.push(body);
        return { status: 200, body: signedIn };
      },
    },
  });
  await fillIn("ada@example.com", "secret");
  fireEvent.change(await screen.findByLabelText("Code"), { target: { value: "123456" } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(address()).toBe("/alerts-and-errors/abc/"));
  expect(answers).toEqual([{ session: "s1", code: "123456" }]);
});

test("shows the server's sentence when it refuses", async () => {
  const message = "The email or the password is wrong";
  openPage("/sign-in/", { isSignedIn: false, auth: { "/auth/sign-in": () => ({ status: 401, body: { message } }) } });
  await fillIn("ada@example.com", "wrong");
  expect((await screen.findByRole("alert")).textContent).toBe(message);
});

test("names missing fields without asking the server", async () => {
  openPage("/sign-in/", { isSignedIn: false });
  await fillIn("", "");
  expect(await screen.findAllByText("This field is required")).toHaveLength(2);
});
