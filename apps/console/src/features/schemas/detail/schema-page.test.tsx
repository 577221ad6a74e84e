// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

const schema = (referenceURL: string) => ({
  name: "Custom.Gate",
  description: "",
  referenceURL,
  revision: 1,
  spec: "schema: Custom.Gate\nfields: []\n",
  isManaged: false,
  isArchived: false,
  createdAt: "2026-03-01T12:00:00Z",
  updatedAt: "2026-03-01T12:00:00Z",
  logSources: [],
});

test("shows a reference that would run a script as plain text", async () => {
  openPage("/configure/schemas/Custom.Gate/", { fields: { schema: () => schema("javascript:alert(1)") } });
  expect((await screen.findByText("javascript:alert(1)")).closest("a")).toBeNull();
});

test("leads to a reference on the web", async () => {
  openPage("/configure/schemas/Custom.Gate/", { fields: { schema: () => schema("https://example.com/gate") } });
  expect((await screen.findByText("https://example.com/gate")).closest("a")?.getAttribute("href")).toBe(
    "https://example.com/gate",
  );
});

test("offers to clone a schema that comes with Pharos, but neither to edit nor to archive it", async () => {
  const managed = { ...schema(""), name: "Okta.SystemLog", isManaged: true };
  openPage("/configure/schemas/Okta.SystemLog/", { fields: { schema: () => managed } });
  expect((await screen.findByRole("link", { name: "Clone" })).getAttribute("href")).toBe(
    "/configure/schemas/new/?from=Okta.SystemLog",
  );
  expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Archive" })).toBeNull();
});

test("asks before a custom schema is archived, and offers to restore it afterwards", async () => {
  const gate = schema("");
  openPage("/configure/schemas/Custom.Gate/", {
    fields: {
      schema: () => gate,
      archiveSchema: ({ input }: { input: { isArchived: boolean } }) => {
        gate.isArchived = input.isArchived;
        return { schema: gate };
      },
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Archive" }));
  const question = await screen.findByRole("dialog", { name: "Archive Custom.Gate?" });
  fireEvent.click(within(question).getByRole("button", { name: "Archive" }));
  await screen.findByRole("button", { name: "Restore" });
});

test("refuses the editor of a schema that comes with Pharos", async () => {
  openPage("/configure/schemas/Okta.SystemLog/edit/", {
    fields: { schema: () => ({ ...schema(""), isManaged: true }) },
  });
  await screen.findByText("Okta.SystemLog cannot be edited");
});
