// @vitest-environment happy-dom
import type { Permission } from "@pharos/domain";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../testing/open-page.tsx";

const holds = (permissions: readonly Permission[]) => ({
  fields: {
    viewer: () => ({
      id: "v",
      givenName: "V",
      familyName: "V",
      email: "v@x.example",
      roleName: "R",
      permissions,
      hasTotp: false,
    }),
    users: () => [],
    roles: () => [],
  },
});

test.each<[readonly Permission[], string]>([
  [["SummaryRead", "AlertRead"], "/dashboard/overview/"],
  [["AlertRead"], "/alerts-and-errors/?status[]=OPEN&status[]=TRIAGED"],
  [["DataAnalyticsRead"], "/investigate/search/"],
  [["UserRead"], "/settings/users/"],
  [[], "/support/"],
])("whoever holds %j begins at %s", async (permissions, first) => {
  const { address } = openPage("/", holds(permissions));
  await waitFor(() => expect(address()).toBe(first));
});

test("the settings begin at the first page that the person may see", async () => {
  const { address } = openPage("/settings/", holds(["OrganizationApiTokenRead"]));
  await waitFor(() => expect(address()).toBe("/settings/api/tokens/"));
});

test("the specified addresses of one role lead to its sheet", async () => {
  const { address } = openPage("/settings/roles/7f3a/edit/", holds(["UserRead"]));
  await waitFor(() => expect(address()).toBe("/settings/roles/?edit=7f3a"));
});

test("says that there is no single sign-on yet, to a visitor", async () => {
  openPage("/oauth/", { isSignedIn: false });
  expect(await screen.findByText(/not in this release/)).toBeTruthy();
});

test("an address that the role cannot read says so, without a Retry that fails again", async () => {
  openPage("/build/packs/", holds(["PolicyRead"]));
  expect(await screen.findByRole("heading", { name: "Permission Denied" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});
