// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { ada, openPage, signedIn } from "../testing/open-page.tsx";

/** A server whose session ends after the page is shown, until the person signs in again. */
async function openExpiring(signInAnswer: () => { status: number; body: unknown }) {
  const saved: unknown[] = [];
  let isOver = true;
  const page = openPage("/support/?sheet=profile", {
    fields: {
      updateProfile(names: object) {
        if (isOver) throw new GraphQLError("Sign in", { extensions: { code: "Unauthenticated" } });
        saved.push(names);
        return { ...ada, ...names };
      },
    },
    auth: {
      "/auth/sign-in": () => {
        const answer = signInAnswer();
        isOver = answer.status !== 200 || isOver;
        if ((answer.body as { status?: string }).status === "SIGNED_IN") isOver = false;
        return answer;
      },
      "/auth/challenge": () => {
        isOver = false;
        return { status: 200, body: signedIn };
      },
    },
  });
  fireEvent.change(await screen.findByLabelText("First Name"), { target: { value: "Augusta" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("dialog", { name: "Your session has ended" });
  return { ...page, saved };
}

function signInAgain(password: string) {
  const dialog = within(screen.getByRole("dialog", { name: "Your session has ended" }));
  fireEvent.change(dialog.getByLabelText("Password"), { target: { value: password } });
  fireEvent.click(dialog.getByRole("button", { name: "Sign in" }));
}

test("signs in again in place, and does what was asked for", async () => {
  const { address, saved } = await openExpiring(() => ({ status: 200, body: signedIn }));
  signInAgain("secret");
  await waitFor(() => expect(saved).toMatchObject([{ givenName: "Augusta" }]));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Your session has ended" })).toBeNull());
  expect(address()).toBe("/support/?sheet=profile");
  expect((screen.getByLabelText("First Name") as HTMLInputElement).value).toBe("Augusta");
});

test("asks for the code where the person has an authenticator", async () => {
  const challenge = { status: "CHALLENGE", challenge: "SOFTWARE_TOKEN_MFA", session: "s1" };
  const { saved } = await openExpiring(() => ({ status: 200, body: challenge }));
  signInAgain("secret");
  fireEvent.change(await screen.findByLabelText("Code"), { target: { value: "123456" } });
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test("stays, and says why, when the password is wrong", async () => {
  const { saved } = await openExpiring(() => ({ status: 401, body: { message: "The password is wrong" } }));
  signInAgain("wrong");
  expect((await screen.findByRole("alert")).textContent).toBe("The password is wrong");
  expect(saved).toEqual([]);
});
