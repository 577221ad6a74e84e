// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../testing/open-page.tsx";

const noRows = { edges: [], totalCount: 0, pageInfo: { hasNextPage: false, hasPreviousPage: false } };
const fields = { detections: () => noRows, alerts: () => noRows };
const navigation = async () => (await screen.findByRole("navigation", { name: "Main" })).querySelectorAll("ul a");

test("the navigation is one stop of the Tab key, and the arrows go through it", async () => {
  openPage("/support/", { fields });
  const links = [...(await navigation())] as HTMLElement[];
  expect(links.filter((link) => link.tabIndex === 0).map((link) => link.textContent)).toEqual(["Dashboards"]);
  links[0]?.focus();
  fireEvent.keyDown(links[0] as HTMLElement, { key: "ArrowDown" });
  expect(document.activeElement).toBe(links[1]);
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: "End" });
  expect(document.activeElement).toBe(links.at(-1));
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: "ArrowDown" });
  expect(document.activeElement).toBe(links[0]);
});

test("the heading of the next page has the focus after a link of the frame", async () => {
  openPage("/support/", { fields });
  await screen.findByRole("heading", { level: 1, name: "Support" });
  const link = screen.getByRole("link", { name: "Detections" });
  link.focus();
  fireEvent.click(link);
  const heading = await screen.findByRole("heading", { level: 1, name: "Detections" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("a change of filters leaves the focus where it is", async () => {
  openPage("/build/detections/", { fields });
  await screen.findByRole("heading", { level: 1, name: "Detections" });
  const field = screen.getByRole("textbox", { name: "Find by name or id" });
  field.focus();
  fireEvent.click(await screen.findByRole("button", { name: /Severity/ }));
  field.focus();
  fireEvent.click(screen.getByRole("option", { name: "High", hidden: true }));
  await waitFor(() => expect(screen.getByRole("button", { name: /Severity.*High/ })).toBeTruthy());
  expect(document.activeElement).toBe(field);
});
