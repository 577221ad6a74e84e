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
  });
  openPage("/settings/general/", {
    fields: {
      generalSettings: settings,
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
