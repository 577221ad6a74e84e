import type { Page } from "@playwright/test";

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Leads to what the photograph shows. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const flow = `aws_cloudtrail
| where p_event_time > time.ago(7d)
| summarize events = agg.count() by eventName, who = userIdentity.type
| top 20 by events
| visualize bar xcolumn=eventName, series=who, kind=stacked`;
const sql = `SELECT p_log_type, count() AS events FROM pharos_views.public.all_logs
WHERE p_occurs_since('7 days') GROUP BY p_log_type ORDER BY events DESC`;

const openFirstRow = async (page: Page) => {
  await page.getByRole("row").nth(1).getByRole("link").first().click();
};
const openFirstEvent = async (page: Page) => {
  await page.getByRole("row").nth(1).getByRole("gridcell").last().click();
};

/** Every screen that there is, by the place that it has in the navigation. */
export const screens: readonly Screen[] = [
  { name: "overview", path: "/dashboard/overview/" },
  { name: "cloud-security", path: "/dashboard/cloud-security/" },
  { name: "data", path: "/dashboard/data/" },
  { name: "dashboards", path: "/dashboard/" },
  { name: "attack-map", path: "/dashboard/mitre-attack/" },
  { name: "attack-map-visibility", path: "/dashboard/mitre-attack/?picture=visibility" },
  { name: "attack-mapping", path: "/dashboard/mitre-attack/edit-mapping/" },
  { name: "notebooks", path: "/investigate/notebooks/" },
  { name: "alerts", path: "/alerts-and-errors/" },
  { name: "alerts-nothing-matches", path: "/alerts-and-errors/?q=nothing-is-called-this" },
  { name: "alert", path: "/alerts-and-errors/", prepare: openFirstRow },
  { name: "detections", path: "/build/detections/" },
  { name: "policies", path: "/build/detections/?kind[]=POLICY" },
  { name: "detection", path: "/build/detections/", prepare: openFirstRow },
  { name: "deleted detections", path: "/build/detections/deleted/" },
  { name: "correlation-rule-new", path: "/build/detections/new/?type=correlation-rule" },
  { name: "bulk-upload", path: "/build/bulk-upload/" },
  { name: "log-sources", path: "/configure/log-sources/" },
  { name: "log-source", path: "/configure/log-sources/", prepare: openFirstRow },
  { name: "log-source-types", path: "/configure/log-sources/add-new-source/" },
  { name: "log-pull-providers", path: "/configure/log-sources/add-new-source/log-pulling/" },
  { name: "log-pull-new", path: "/configure/log-sources/add-new-source/log-pulling/?provider=okta" },
  { name: "pullers", path: "/configure/log-sources/pullers/" },
  { name: "puller-new", path: "/configure/log-sources/pullers/new/" },
  { name: "puller-new-copy", path: "/configure/log-sources/pullers/new/?from=okta" },
  { name: "log-source-new", path: "/configure/log-sources/add-new-source/http-ingest/" },
  { name: "log-source-new-s3", path: "/configure/log-sources/add-new-source/aws-s3/?product=aws-cloudtrail" },
  { name: "log-source-new-gcs", path: "/configure/log-sources/add-new-source/gcp-gcs/" },
  { name: "log-source-new-lake", path: "/configure/log-sources/add-new-source/amazon-security-lake/" },
  { name: "log-source-new-blob", path: "/configure/log-sources/add-new-source/azure-blob/" },
  { name: "schemas", path: "/configure/schemas/" },
  { name: "schema", path: "/configure/schemas/", prepare: openFirstRow },
  { name: "packs", path: "/build/packs/" },
  { name: "pack", path: "/build/packs/Pharos.Okta/" },
  { name: "pack-sources", path: "/build/packs/?section=pack-sources" },
  { name: "pack-source-new", path: "/build/packs/sources/new-detection-pack-source/" },
  { name: "helpers", path: "/build/helpers/" },
  { name: "helper", path: "/build/helpers/okta_events/edit/" },
  { name: "data-models", path: "/build/data-models/" },
  { name: "data-model-new", path: "/build/data-models/new/" },
  { name: "lookup-tables", path: "/configure/lookup-tables/" },
  { name: "lookup-table-new", path: "/configure/lookup-tables/new/" },
  { name: "schema-new", path: "/configure/schemas/new/" },
  { name: "search", path: "/investigate/search/" },
  { name: "search-event", path: "/investigate/search/", prepare: openFirstEvent },
  { name: "search-nothing-found", path: "/investigate/search/?q=nothing-says-this" },
  { name: "search-indicator", path: `/investigate/search/?filter=${encodeURIComponent('["","HAS_INDICATOR","ada"]')}` },
  { name: "search-sql", path: "/investigate/search/?mode=sql" },
  { name: "search-sql-result", path: `/investigate/search/?mode=sql&sql=${encodeURIComponent(sql)}` },
  { name: "search-flow", path: "/investigate/search/?mode=flow" },
  { name: "search-flow-result", path: `/investigate/search/?mode=flow&flow=${encodeURIComponent(flow)}` },
  { name: "search-history", path: "/investigate/search-history/" },
  { name: "resources", path: "/investigate/resources/" },
  { name: "resources-nothing-matches", path: "/investigate/resources/?q=nothing-is-called-this" },
  { name: "resource", path: "/investigate/resources/?compliance[]=FAIL", prepare: openFirstRow },
  { name: "data-explorer", path: "/investigate/data-explorer/" },
  { name: "indicator-search", path: "/investigate/indicator-search/" },
  { name: "saved-searches", path: "/investigate/saved-searches/" },
  { name: "search-save", path: "/investigate/search/?save=new" },
  { name: "general-settings", path: "/settings/general/" },
  { name: "background-work", path: "/settings/background-work/" },
  { name: "users", path: "/settings/users/" },
  { name: "user-invite", path: "/settings/users/?edit=new" },
  { name: "roles", path: "/settings/roles/" },
  { name: "role-new", path: "/settings/roles/?edit=new" },
  { name: "tokens", path: "/settings/api/tokens/" },
  { name: "token-new", path: "/settings/api/tokens/?edit=new" },
  { name: "profile", path: "/support/?sheet=profile" },
  { name: "notifications", path: "/support/?sheet=notifications" },
  { name: "support", path: "/support/" },
  { name: "documentation", path: "/docs/" },
  { name: "not-found", path: "/nowhere/" },
];
