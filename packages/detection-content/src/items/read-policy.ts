import type { Policy } from "@pharos/domain";
import { bookkeepingOf, detectionFields, itemName, reportMissing } from "../yaml/detection-fields.ts";
import { anything, readFields, text, textList } from "../yaml/read-fields.ts";
import { detectionTests } from "../yaml/read-tests.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";

const policyFields = {
  ...detectionFields,
  PolicyID: itemName,
  Filename: text,
  ResourceTypes: textList(),
  Suppressions: textList(),
  ActionDelaySeconds: anything,
  AutoRemediationID: anything,
  AutoRemediationParameters: anything,
  Tests: detectionTests("Resource"),
} as const;

/** What the YAML of a policy says; the caller adds the Python. */
export function readPolicy(item: YamlItem): (Omit<Policy, "body"> & { readonly filename: string }) | undefined {
  const fields = readFields(item.root, policyFields, item.report);
  reportMissing(item.root, ["PolicyID", "Enabled", "Severity", "Filename"], item.report);
  const { PolicyID: id, Enabled: enabled, Severity: severity, Filename: filename } = fields;
  if (id === undefined || enabled === undefined || severity === undefined || filename === undefined) return undefined;
  return {
    kind: "POLICY",
    id,
    displayName: fields.DisplayName ?? id,
    enabled,
    severity,
    resourceTypes: fields.ResourceTypes ?? [],
    suppressions: fields.Suppressions ?? [],
    description: fields.Description ?? "",
    reference: fields.Reference ?? "",
    runbook: fields.Runbook ?? "",
    tags: fields.Tags ?? [],
    reports: fields.Reports ?? {},
    outputIds: fields.OutputIds ?? [],
    tests: fields.Tests ?? [],
    managed: true,
    createdAt: item.modifiedAt,
    lastModified: item.modifiedAt,
    ...bookkeepingOf(item.root),
    filename,
  };
}
