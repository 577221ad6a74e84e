// @vitest-environment happy-dom
import { readDashboardYaml } from "@pharos/detection-content/dashboards";
import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { createConsoleRouter } from "../router.tsx";
import { unreleasedScreenAt } from "./not-in-release.ts";

const router = createConsoleRouter(createMemoryHistory({ initialEntries: ["/"] }));

/** Every path of the specification (1 §2), with an id where it has one. */
const specified = [
  ...["/", "/sign-in/", "/oauth/", "/password-forgot/", "/password-reset/", "/support/"],
  ...["", "overview/", "cloud-security/", "data/", "mitre-attack/", "mitre-attack/edit-mapping/", "7f3a/"].map(
    (path) => `/dashboard/${path}`,
  ),
  ...["search", "alert-events-search", "key-value-search", "log-type-search", "dashboard-widget-search"].map(
    (path) => `/investigate/${path}/`,
  ),
  ...["data-explorer", "saved-searches", "indicator-search", "search-history", "resources", "resources/7f3a"].map(
    (path) => `/investigate/${path}/`,
  ),
  ...["data-models", "data-models/new", "data-models/7f3a", "data-models/7f3a/edit"].map((path) => `/build/${path}/`),
  ...["", "new/", "rules/", "rules/7f3a/", "rules/7f3a/edit/", "rules/7f3a/replay/1/alert/2/"].map(
    (path) => `/build/detections/${path}`,
  ),
  ...["policies/", "policies/7f3a/", "policies/7f3a/edit/"].map((path) => `/build/detections/${path}`),
  ...["", "7f3a/", "7f3a/edit/"].map((path) => `/build/detections/correlation-rules/${path}`),
  ...["helpers", "helpers/new", "helpers/7f3a/edit"].map((path) => `/build/${path}/`),
  ...["", "7f3a/", "sources/new-detection-pack-source/", "sources/edit-pack-source/7f3a/"].map(
    (path) => `/build/packs/${path}`,
  ),
  ...["destinations", "destinations/new/slack", "destinations/7f3a/edit"].map((path) => `/configure/${path}/`),
  ...["cloud-accounts", "cloud-accounts/new", "cloud-accounts/7f3a/edit"].map((path) => `/configure/${path}/`),
  ...["", "7f3a/", "new/x/", "7f3a/edit/"].map((path) => `/configure/enrichment-providers/${path}`),
  ...["", "add-new-source/aws-s3/", "7f3a/", "7f3a/edit/", "7f3a/schemas/", "gsuite/7f3a/authorize/"].map(
    (path) => `/configure/log-sources/${path}`,
  ),
  ...["schemas/draft-schema/x/", "schemas/test-report/x/"].map((path) => `/configure/log-sources/${path}`),
  ...["lookup-tables", "lookup-tables/new", "lookup-tables/7f3a", "lookup-tables/7f3a/edit"].map(
    (path) => `/configure/${path}/`,
  ),
  ...["schemas", "schemas/new", "schemas/7f3a", "schemas/7f3a/edit"].map((path) => `/configure/${path}/`),
  ...[
    "/alerts/",
    "/alerts/7f3a/",
    "/alerts-and-errors/",
    "/alerts-and-errors/7f3a/",
    "/alerts-and-errors/7f3a/events/",
  ],
  ...["", "general/", "roles/", "roles/new/", "roles/7f3a/", "roles/7f3a/edit/", "users/", "profile/"].map(
    (path) => `/settings/${path}`,
  ),
  ...["tokens/", "tokens/new/", "tokens/7f3a/", "tokens/7f3a/edit/", "playground/", "playground/graphql/"].map(
    (path) => `/settings/api/${path}`,
  ),
];

test.each(specified)("%s is a screen, leads to one, or says that it is not in this release", (path) => {
  const route = router.matchRoutes(path, {}).at(-1)?.routeId;
  expect(route).not.toBe("__root__");
  if (route === "/shell/$") expect(unreleasedScreenAt(path)).toBeDefined();
});

test("no dashboard of a file takes the address of another page", () => {
  const pages = Object.keys(router.routesByPath).flatMap((path) => /^\/dashboard\/([^$/]+)/.exec(path)?.[1] ?? []);
  expect(pages).toContain("overview");
  for (const page of pages)
    expect(readDashboardYaml(`AnalysisType: dashboard\nDashboardID: ${page}\nPanels: []\n`, new Date(0))).toContain(
      "a page of the console has that address",
    );
});
