import type { Detection, Permission } from "@pharos/domain";

export const detectionReadPermissions = ["RuleRead", "PolicyRead"] as const;
export const detectionModifyPermissions = ["RuleModify", "PolicyModify"] as const;

export function findReadPermission({ kind }: Pick<Detection, "kind">): Permission {
  return kind === "POLICY" ? "PolicyRead" : "RuleRead";
}
export function findModifyPermission({ kind }: Pick<Detection, "kind">): Permission {
  return kind === "POLICY" ? "PolicyModify" : "RuleModify";
}
