/** What a role or an API token may do (specification 1 §3). Every resolver names one before it works. */
export const permissionGroups = [
  "User Management",
  "Alerts",
  "Detections",
  "Analysis",
  "Data",
  "Integrations",
  "Enrichment",
  "Configuration",
] as const;
export type PermissionGroup = (typeof permissionGroups)[number];

const table = {
  UserRead: ["User Management", "View Users", "View users and roles"],
  UserModify: [
    "User Management",
    "Manage Users",
    "Invite, edit and remove users and roles; administrator-level access",
  ],
  OrganizationApiTokenRead: ["User Management", "View API Tokens", "View API tokens"],
  OrganizationApiTokenModify: ["User Management", "Manage API Tokens", "Create, edit and revoke API tokens"],
  AlertRead: ["Alerts", "View Alerts", "View alerts and their events"],
  AlertModify: ["Alerts", "Manage Alerts", "Change status, assignee and comments of alerts"],
  RuleRead: ["Detections", "View Rules", "View rules and their tests"],
  RuleModify: ["Detections", "Manage Rules", "Create, edit and delete rules"],
  PolicyRead: ["Detections", "View Policies", "View policies and their results"],
  PolicyModify: ["Detections", "Manage Policies", "Create, edit and delete policies"],
  BulkUpload: ["Detections", "Bulk Upload", "Upload detections in bulk"],
  BulkUploadValidate: ["Detections", "Bulk Upload Validate", "Validate a bulk upload without applying it"],
  ResourceRead: ["Analysis", "View Cloud Resources", "View cloud resources"],
  ResourceModify: ["Analysis", "Manage Cloud Resources", "Change cloud resources and their suppressions"],
  DataAnalyticsRead: ["Data", "Query Data Lake", "Search the data lake and view query results"],
  DataAnalyticsModify: ["Data", "Manage Saved Searches", "Create, edit, schedule and delete queries"],
  LogSourceRead: ["Integrations", "View Log Sources", "View log sources and schemas"],
  LogSourceModify: ["Integrations", "Manage Log Sources", "Create, edit and delete log sources and schemas"],
  LogSourceRawDataRead: ["Integrations", "View Raw Data", "View the raw data that a source received"],
  CloudsecSourceRead: ["Integrations", "View Cloud Accounts", "View cloud accounts"],
  CloudsecSourceModify: ["Integrations", "Manage Cloud Accounts", "Create, edit and delete cloud accounts"],
  DestinationRead: ["Integrations", "View Destinations", "View alert destinations"],
  DestinationModify: ["Integrations", "Manage Destinations", "Create, edit and delete alert destinations"],
  LookupRead: ["Enrichment", "View Lookups", "View lookup tables and enrichment providers"],
  LookupModify: ["Enrichment", "Manage Lookups", "Create, edit and delete lookup tables and enrichment providers"],
  GeneralSettingsRead: ["Configuration", "View General Settings", "View general settings"],
  GeneralSettingsModify: ["Configuration", "Manage General Settings", "Change general settings"],
  SummaryRead: ["Configuration", "View Overview", "View dashboards and overviews"],
  RunPharosAi: ["Configuration", "Run Pharos AI", "Run the AI assistant"],
} as const satisfies Record<string, readonly [PermissionGroup, string, string]>;

export type Permission = keyof typeof table;
export const permissions = Object.keys(table) as Permission[];

export interface PermissionDetails {
  readonly id: Permission;
  readonly group: PermissionGroup;
  readonly title: string;
  readonly description: string;
}
export const permissionDetails: readonly PermissionDetails[] = permissions.map((id) => {
  const [group, title, description] = table[id];
  return { id, group, title, description };
});

/** API tokens cannot hold these (specification 1 §3: no resource, destination, lookup or settings-modify entries). */
const notForTokens = new Set<Permission>([
  "ResourceRead",
  "ResourceModify",
  "DestinationRead",
  "DestinationModify",
  "LookupRead",
  "LookupModify",
  "GeneralSettingsModify",
]);
export const apiTokenPermissions: readonly Permission[] = permissions.filter((p) => !notForTokens.has(p));

export function isPermission(text: string): text is Permission {
  return Object.hasOwn(table, text);
}

/** Adds the `Read` that every granted `Modify` implies; order of declaration, no duplicates. */
export function withImpliedPermissions(granted: Iterable<Permission>): Permission[] {
  const all = new Set<Permission>(granted);
  for (const permission of [...all]) {
    const read = permission.replace(/Modify$/, "Read");
    if (isPermission(read)) all.add(read);
  }
  return permissions.filter((p) => all.has(p));
}

/** Denies when nobody is there or nothing is asked for (specification 1 §6). */
export function hasPermission(
  held: readonly Permission[] | undefined,
  needed: Permission | readonly Permission[],
  mode: "ANY" | "ALL" = "ANY",
): boolean {
  const list = typeof needed === "string" ? [needed] : needed;
  if (!held || list.length === 0) return false;
  const all = new Set(withImpliedPermissions(held));
  return mode === "ANY" ? list.some((p) => all.has(p)) : list.every((p) => all.has(p));
}
