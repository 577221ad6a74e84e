import { builtInRoles, type Permission } from "@pharos/domain";
import { expect, test } from "vitest";
import { isGroup, mayOpen, visibleNavigation, visibleSettings } from "./navigation.ts";

const labels = (held: readonly Permission[]) =>
  visibleNavigation(held).map((item) =>
    isGroup(item) ? `${item.label}: ${item.entries.map((entry) => entry.label).join(", ")}` : item.label,
  );

test("an administrator sees every screen that there is, in the specified order", () => {
  const admin = builtInRoles.find((role) => role.name === "Admin");
  expect(labels(admin?.permissions ?? [])).toEqual([
    "Dashboards",
    "Alerts",
    "Cases",
    "Investigate: Search, Data explorer, Notebooks, Saved searches, Search history, Cloud resources",
    "Detections",
    "Detection content: Packs, Helpers, Data models",
    "Configure: Log sources, Alert destinations, Schemas, Lookup tables",
  ]);
});

test.each<[readonly Permission[], string[]]>([
  [["SummaryRead"], ["Dashboards"]],
  [["AlertRead"], ["Alerts", "Cases"]],
  [["DataAnalyticsRead"], ["Investigate: Search, Data explorer, Notebooks, Saved searches, Search history"]],
  [["LogSourceModify"], ["Configure: Log sources, Schemas"]],
  [["RuleRead"], ["Detections", "Detection content: Packs, Helpers, Data models"]],
  [["PolicyRead"], ["Detections"]],
  [["ResourceRead"], ["Investigate: Cloud resources"]],
  [[], []],
])("%j shows %j", (held, shown) => {
  expect(labels(held)).toEqual(shown);
});

test("settings show what the permissions open", () => {
  expect(visibleSettings(["UserRead"]).map((entry) => entry.label)).toEqual(["Users", "User roles"]);
  expect(visibleSettings(["AlertRead"])).toEqual([]);
});

test.each<[string, readonly Permission[], boolean]>([
  ["/build/packs/", ["PolicyRead"], false],
  ["/build/packs/sources/new-detection-pack-source/", ["PolicyRead"], false],
  ["/build/helpers/", ["RuleRead"], true],
  ["/build/detections/deleted/", ["AlertRead"], false],
  ["/build/detections/policies/Mfa/", ["PolicyRead"], true],
  ["/build/bulk-upload/", ["RuleModify"], false],
  ["/build/bulk-upload/", ["BulkUploadValidate"], true],
  ["/dashboard/mitre-attack/", ["RuleRead"], true],
  ["/dashboard/mitre-attack/edit-mapping/", ["RuleRead"], false],
  ["/settings/users/", ["AlertRead"], false],
  ["/support/", [], true],
])("a typed address %s opens with %j: %s", (path, held, isOpen) => {
  expect(mayOpen(held, path)).toBe(isOpen);
});
