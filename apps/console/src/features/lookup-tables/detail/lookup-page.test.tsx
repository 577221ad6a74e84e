// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

const table = {
  id: "t1",
  name: "Net Zones",
  enabled: true,
  description: "Our networks",
  reference: "",
  schema: "Custom.NetZones",
  primaryKey: "network",
  lakeTable: "pharos_lookups.public.net_zones",
  health: "HEALTHY",
  healthMessage: null,
  revision: 3,
  createdAt: "2026-03-01T12:00:00Z",
  lastModified: "2026-03-01T12:00:00Z",
  managed: false,
  associatedLogTypes: [{ logType: "AWS.CloudTrail", selectors: ["sourceIPAddress"] }],
  file: { filename: "zones.csv", bytes: 1200, rows: 2, uploadedAt: "2026-03-01T12:00:00Z" },
};
const uses = {
  detections: [{ id: "Zone.Rule", displayName: "Zone rule", kind: "RULE", enabled: true }],
  queries: [{ id: "q1", name: "Guests" }],
};
const page = "/configure/lookup-tables/t1/";
const fields = { lookupTable: () => table, lookupUses: () => uses, lookupTables: () => [table] };

test("lists tables, and offers to clear filters that match none", async () => {
  openPage("/configure/lookup-tables/?q=zones", { fields });
  expect((await screen.findByRole("link", { name: "Net Zones" })).getAttribute("href")).toBe(page);
});

test("says what a lookup table is for where there is none", async () => {
  openPage("/configure/lookup-tables/", { fields: { lookupTables: () => [] } });
  await screen.findByText("No lookup tables");
  screen.getByRole("link", { name: "Create the first table" });
});

test("shows where values are looked up, and what uses the table", async () => {
  openPage(page, { fields });
  await screen.findByText("sourceIPAddress");
  expect((await screen.findByRole("link", { name: "Zone rule" })).getAttribute("href")).toBe(
    "/build/detections/rules/Zone.Rule/",
  );
  screen.getByText("Saved search Guests");
});

test("searches rows as its address says, in the key alone too", async () => {
  const asked: unknown[] = [];
  const lookupRows = ({ input }: { input: unknown }) => {
    asked.push(input);
    const nodes = [{ network: "10.9.0.0/16", zone: "vpn" }];
    return { nodes, columns: ["network", "zone"], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
  };
  openPage(`${page}?tab=rows&q=10.9&in=key`, { fields: { ...fields, lookupRows } });
  await screen.findByText("10.9.0.0/16");
  expect(asked).toEqual([{ id: "t1", search: "10.9", isKeyOnly: true, pageSize: 100 }]);
});

test("tells why a value that is no address matches no network", async () => {
  const lookupMatch = () => ({ row: null, comparison: "NETWORK", isNotAnAddress: true });
  openPage(`${page}?tab=try&value=web-1`, { fields: { ...fields, lookupMatch } });
  await screen.findByText(/this value is not an IP address/);
});

test("names what uses a table before it is deleted", async () => {
  const deleted: string[] = [];
  const deleteLookupTable = ({ id }: { id: string }) => {
    deleted.push(id);
    return { id };
  };
  openPage(page, { fields: { ...fields, deleteLookupTable } });
  fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("dialog", { name: "Delete Net Zones?" });
  await within(question).findByText("Zone rule, Guests name this table.");
  fireEvent.click(within(question).getByRole("button", { name: "Delete the lookup table" }));
  await screen.findByText("Net Zones deleted");
  expect(deleted).toEqual(["t1"]);
});

test("saves what was edited with the revision that was read", async () => {
  const saved: unknown[] = [];
  const updateLookupTable = ({ input }: { input: object }) => {
    saved.push(input);
    return table;
  };
  openPage(`${page}edit/`, { fields: { ...fields, updateLookupTable } });
  fireEvent.change(await screen.findByLabelText("Description"), { target: { value: "All networks" } });
  fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Lookup table saved");
  expect(saved).toMatchObject([
    { id: "t1", revision: 3, table: { description: "All networks", associatedLogTypes: table.associatedLogTypes } },
  ]);
});
