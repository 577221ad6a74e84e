// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
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
