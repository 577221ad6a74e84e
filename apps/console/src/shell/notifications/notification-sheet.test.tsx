// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PutNotificationPreferencesInput } from "../../graphql/generated/graphql.ts";
import { openPage } from "../../testing/open-page.tsx";

const preferences = (enabled: boolean) =>
  ["SYSTEM_NOTIFICATION", "SYSTEM_ERROR", "DETECTION_NOTIFICATION"].map((topic) => ({
    topic,
    channels: [{ name: "IN_APP", enabled: topic === "SYSTEM_ERROR" ? enabled : true }],
  }));

async function openSettings(fields: Parameters<typeof openPage>[1]) {
  openPage("/nowhere/?sheet=notifications", fields);
  fireEvent.click(await screen.findByRole("button", { name: "Notification settings" }));
  const topic = within(await screen.findByRole("group", { name: "System Errors" }));
  return topic.getByRole("switch", { name: "Enable in-app notifications" }) as HTMLInputElement;
}

test("a topic is switched off in the settings of the sheet", async () => {
  const asked: PutNotificationPreferencesInput[] = [];
  const toggle = await openSettings({
    fields: {
      notificationPreferences: () => preferences(true),
      putNotificationPreferences({ input }: { input: PutNotificationPreferencesInput }) {
        asked.push(input);
        return preferences(false);
      },
    },
  });
  expect(toggle.checked).toBe(true);
  fireEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(false));
  expect(asked).toEqual([{ preferences: [{ topic: "SYSTEM_ERROR", channels: [{ name: "IN_APP", enabled: false }] }] }]);
  fireEvent.click(screen.getByRole("button", { name: "Back to the notifications" }));
  expect(await screen.findByText("You're up-to-date!")).toBeTruthy();
});

test("a switch that the server refuses goes back", async () => {
  const toggle = await openSettings({
    fields: {
      notificationPreferences: () => preferences(true),
      putNotificationPreferences() {
        throw new Error("the store is starting");
      },
    },
  });
  fireEvent.click(toggle);
  expect(await screen.findByText("The store is starting")).toBeTruthy();
  expect(toggle.checked).toBe(true);
});
