// @vitest-environment happy-dom
import { hideSnackbar } from "@pharos/ui";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
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

test("the server counts: what is not loaded is on the badge, can be marked, and is loaded as the end comes near", async () => {
  const observed = observeIntersections();
  const pages: unknown[] = [];
  const asked: unknown[] = [];
  const { edges } = csvNotification(1, "INFO");
  const [edge] = edges;
  const page = (id: string, endCursor: string, hasNextPage: boolean) => ({
    edges: [{ cursor: endCursor, node: { ...edge?.node, id, title: `Number ${id}`, metadata: {} } }],
    pageInfo: { hasNextPage, hasPreviousPage: false, endCursor },
    unreadCount: 120,
    readCount: 3,
    archivedCount: 4,
  });
  const fields = {
    notifications({ input }: { input: { cursor?: string } }) {
      pages.push(input);
      return input.cursor ? page("2", "b", false) : page("1", "a", true);
    },
    updateUserNotifications({ input }: { input: object }) {
      asked.push(Object.keys(input));
      return 4;
    },
  };
  openPage("/nowhere/?sheet=notifications", { fields });
  expect(await screen.findByText("Number 1")).toBeTruthy();
  expect(screen.getByText("99+")).toBeTruthy();
  observed.comeNear();
  expect(await screen.findByText("Number 2")).toBeTruthy();
  expect(pages).toEqual([{ pageSize: 500 }, { pageSize: 100, cursor: "a" }]);
  fireEvent.click(screen.getByRole("tab", { name: "Archived" }));
  fireEvent.click(screen.getByRole("button", { name: "Unarchive all" }));
  await waitFor(() => expect(asked).toEqual([["archivedAt"]]));
});

test("some are drawn at once, and more as their end comes near", async () => {
  const observed = observeIntersections();
  const { edges, ...rest } = csvNotification(1, "INFO");
  const many = Array.from({ length: 60 }, (_, n) => ({
    cursor: `${n}`,
    node: { ...edges[0]?.node, id: `${n}`, title: "One of many", metadata: {} },
  }));
  openPage("/nowhere/?sheet=notifications", {
    fields: { notifications: () => ({ ...rest, edges: many, unreadCount: 60 }) },
  });
  expect(await screen.findAllByText("One of many")).toHaveLength(50);
  act(() => observed.comeNear());
  expect(screen.getAllByText("One of many")).toHaveLength(60);
});

/** There is no layout without a browser: the test says when the end of the list is near. */
function observeIntersections() {
  const callbacks = new Set<IntersectionObserverCallback>();
  globalThis.IntersectionObserver = class {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe() {
      callbacks.add(this.#callback);
    }
    disconnect() {
      callbacks.delete(this.#callback);
    }
  } as unknown as typeof IntersectionObserver;
  const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
  return {
    comeNear() {
      for (const callback of callbacks) callback(entries, {} as IntersectionObserver);
    },
  };
}

test("marking one as read takes it off the badge at once", async () => {
  const { edges, ...rest } = csvNotification(1, "ERROR");
  const fields = {
    notifications: () => ({ edges, ...rest, unreadCount: 3 }),
    updateNotification: ({ input }: { input: { readAt: string } }) => ({ ...edges[0]?.node, ...input }),
  };
  openPage("/nowhere/?sheet=notifications", { fields });
  expect(await screen.findByRole("button", { name: "Notifications, 3 unread", hidden: true })).toBeTruthy();
  expect(screen.getByRole("img", { name: "Error" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Mark as read" }));
  expect(await screen.findByRole("button", { name: "Notifications, 2 unread", hidden: true })).toBeTruthy();
  expect(await screen.findByText("You're up-to-date!")).toBeTruthy();
});

test.each([
  { level: "INFO", button: "Download CSV", says: /^until \d{4}-/ },
  { level: "ERROR", button: "Retry Generating CSV", says: "All rows of SELECT 1" },
] as const)("a CSV that has just ended ($level) is a snackbar with its link", async ({ level, button, says }) => {
  openPage("/nowhere/", { fields: { notifications: () => csvNotification(0, level) } });
  expect(await screen.findByRole("button", { name: button })).toBeTruthy();
  expect(screen.getByText(says)).toBeTruthy();
  // Snackbars outlive the page.
  act(() => hideSnackbar(`csv-file-${level}-0`));
});

const hourMs = 3_600_000;
const csvNotification = (hoursAgo: number, level: "INFO" | "ERROR") => ({
  edges: [
    {
      cursor: "1",
      node: {
        id: "1",
        topic: "SYSTEM_NOTIFICATION",
        level,
        title: "Your CSV is ready",
        message: "All rows of SELECT 1",
        createdAt: new Date(Date.now() - hoursAgo * hourMs).toISOString(),
        readAt: "0001-01-01T00:00:00Z",
        archivedAt: "0001-01-01T00:00:00Z",
        metadata: { kind: "QUERY_DOWNLOAD", downloadId: `file-${level}-${hoursAgo}`, originalQueryId: "query" },
      },
    },
  ],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: "1" },
  unreadCount: 1,
  readCount: 0,
  archivedCount: 0,
});

test("a CSV is downloaded from its notification, which says until when", async () => {
  const asked: unknown[] = [];
  const fields = {
    notifications: () => csvNotification(1, "INFO"),
    getAsyncQueryDownloadUrl({ input }: { input: unknown }) {
      asked.push(input);
      return { url: null, error: { message: "The file is gone" } };
    },
  };
  openPage("/nowhere/?sheet=notifications", { fields });
  fireEvent.click(await screen.findByRole("button", { name: "Download CSV" }));
  expect(await screen.findByText("Failed to download")).toBeTruthy();
  expect(screen.getByText(/^until \d{4}-/)).toBeTruthy();
  expect(asked).toEqual([{ id: "file-INFO-1" }]);
});

test.each([
  { name: "expired", hoursAgo: 13, level: "INFO", button: "Generate New CSV" },
  { name: "failed", hoursAgo: 1, level: "ERROR", button: "Retry Generating CSV" },
] as const)("a CSV that $name is made anew", async ({ hoursAgo, level, button }) => {
  const asked: unknown[] = [];
  const fields = {
    notifications: () => csvNotification(hoursAgo, level),
    startAsyncDownloadOfAllQueryResults({ input }: { input: unknown }) {
      asked.push(input);
      return { download: null, error: null };
    },
  };
  openPage("/nowhere/?sheet=notifications", { fields });
  fireEvent.click(await screen.findByRole("button", { name: button }));
  expect(await screen.findByText("Generating CSV... this may take some time.")).toBeTruthy();
  expect(asked).toEqual([{ originalQueryId: "query" }]);
});

test.each([
  ["a case", { caseId: "12" }, "View Case", "/cases/12/"],
  ["one alert", { alertID: "a1" }, "View Alert", "/alerts-and-errors/a1/"],
  ["several alerts", { assigneeId: "ada" }, "View Alerts", "/alerts-and-errors/?assignee[]=ada"],
])("the notification of %s that was assigned leads there", async (_name, metadata, label, path) => {
  const { edges, ...rest } = csvNotification(1, "INFO");
  const [edge] = edges;
  const notifications = () => ({ ...rest, edges: [{ ...edge, node: { ...edge?.node, metadata } }] });
  openPage("/nowhere/?sheet=notifications", { fields: { notifications } });
  const link = await screen.findByRole("link", { name: label });
  expect(link.getAttribute("href")).toBe(path);
});
