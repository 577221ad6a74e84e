// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

const authenticator = () => screen.getByRole<HTMLInputElement>("switch", { name: /^Require an authenticator/ });

test("requires an authenticator from everybody, and shows what the server has stored", async () => {
  let mfaRequired = false;
  const settings = () => ({
    pantherVersion: "1.0.0",
    mfaRequired,
    scheduledQueriesNeedLimit: true,
    pharosAIEnabled: null,
    shouldEmailAlertAssignees: false,
    hasMailServer: false,
  });
  openPage("/settings/general/", {
    fields: {
      generalSettings: settings,
      mailSettings: () => null,
      updateGeneralSettings: ({ input }) => {
        mfaRequired = (input as { mfaRequired: boolean }).mfaRequired;
        return settings();
      },
    },
  });
  await waitFor(() => expect(authenticator().disabled).toBe(false));
  const limit = screen.getByRole<HTMLInputElement>("switch", { name: /^Require a row limit/ });
  expect(limit.checked).toBe(true);
  expect(screen.queryByRole("switch", { name: /^AI features/ })).toBeNull();
  fireEvent.click(authenticator());
  await screen.findByText("Require an authenticator: on");
  expect(mfaRequired).toBe(true);
  await waitFor(() => expect(authenticator().checked).toBe(true));
});

test("sets up a mail server that was tested with settings that are not saved", async () => {
  const asked: unknown[] = [];
  let stored: object | null = null;
  openPage("/settings/general/", {
    fields: {
      generalSettings: () => ({
        pantherVersion: "1.0.0",
        mfaRequired: false,
        scheduledQueriesNeedLimit: false,
        shouldEmailAlertAssignees: false,
        hasMailServer: stored !== null,
      }),
      mailSettings: () => stored,
      sendTestMail: ({ input }) => {
        asked.push(input);
        return { success: false, statusCode: 535, message: "wrong password", to: "ada@example.com" };
      },
      updateMailSettings: ({ input }) => {
        stored = { ...(input as object), password: "*******************" };
        return stored;
      },
    },
  });
  fireEvent.change(await screen.findByRole("textbox", { name: "Server" }), {
    target: { value: "smtp.kestrel.example" },
  });
  fireEvent.change(screen.getByRole("textbox", { name: "Sender address" }), {
    target: { value: "soc@kestrel.example" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Send test email" }));
  expect(await screen.findByText(/wrong password/)).toBeTruthy();
  expect(asked).toMatchObject([{ host: "smtp.kestrel.example", port: 587, security: "STARTTLS" }]);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: "Remove" })).toBeTruthy();
});
