// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../../testing/open-page.tsx";

const schemas = () => ({ edges: [] });
const open = (type: string, destinations: readonly object[]) =>
  openPage(`/build/detections/new/?type=${type}`, { fields: { schemas, destinations: () => destinations } });
const overrides = () => screen.findByRole("combobox", { name: "Destination Overrides" });

test.each(["rule", "simple-rule", "policy"])("chooses the destinations of a new %s", async (type) => {
  open(type, [{ outputId: "d1", displayName: "On call" }]);
  expect(
    await screen.findByText("Send alerts to these destinations regardless of their severity level settings"),
  ).toBeTruthy();
  fireEvent.click(await overrides());
  fireEvent.click(await screen.findByRole("option", { name: "On call" }));
  expect(await screen.findByText("On call", { selector: "[class*=pill] *" })).toBeTruthy();
});

test("offers to create a destination where there is none", async () => {
  open("rule", []);
  expect(await screen.findByText(/^You have not configured any destinations\./)).toBeTruthy();
  const link = screen.getByRole("link", { name: "Create one" });
  expect(link.getAttribute("href")).toBe("/configure/destinations/new/");
});
