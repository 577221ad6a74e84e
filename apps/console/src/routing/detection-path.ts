import type { DetectionKind } from "@pharos/domain";

const folders: Readonly<Record<DetectionKind, string>> = {
  RULE: "rules",
  SCHEDULED_RULE: "rules",
  DERIVED_RULE: "rules",
  CORRELATION_RULE: "correlation-rules",
  POLICY: "policies",
};

/** Where a detection is shown. */
export function detectionPath({ kind, id }: { readonly kind: DetectionKind; readonly id: string }): string {
  return `/build/detections/${folders[kind]}/${encodeURIComponent(id)}/`;
}
