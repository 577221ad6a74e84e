// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";

const panel = async (title: string) => {
  const section = (await screen.findByRole("heading", { name: title })).closest("section");
  return within(section as HTMLElement);
};

test("says which version runs, and what of it answers", async () => {
  openPage("/support/", { auth: { "/readyz": () => ({ status: 503, body: { store: "ok", lake: "unreachable" } }) } });
  expect((await panel("This installation")).getByText("1.0.0")).toBeTruthy();
  const health = await panel("Health");
  expect((await health.findAllByText("Healthy")).length).toBe(2);
  expect(health.getByText("Not responding")).toBeTruthy();
});

test("says that the data lake is opening", async () => {
  openPage("/support/", { auth: { "/readyz": () => ({ status: 200, body: { store: "ok", lake: "opening" } }) } });
  expect(await (await panel("Health")).findByText("Opening")).toBeTruthy();
});

test("names the tab of the browser while it is shown", async () => {
  openPage("/support/");
  await screen.findByRole("heading", { name: "Support" });
  expect(document.title).toMatch(/^Support ·/);
});
