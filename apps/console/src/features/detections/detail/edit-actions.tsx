import type { DetectionKind } from "@pharos/domain";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { detectionPath } from "../../../routing/detection-path.ts";
import { pathTarget } from "../../../routing/path-target.ts";
import { useMay } from "../../../session/viewer.tsx";

interface EditActionsProps {
  readonly detection: { readonly id: string; readonly kind: DetectionKind; readonly managed: boolean };
}

/** Ways into the editor. Of what comes with Pharos, people choose some settings, or change a copy. */
export function EditActions({ detection }: EditActionsProps) {
  const { id, kind, managed } = detection;
  const mayModify = useMay(kind === "POLICY" ? "PolicyModify" : "RuleModify");
  if (!mayModify) return null;
  const type = kind === "POLICY" ? "policy" : kind === "CORRELATION_RULE" ? "correlation-rule" : "rule";
  return (
    <>
      {kind === "RULE" ? (
        <ButtonLink
          to="/build/detections/new/"
          search={{ relatedDetectionId: id, relationOperation: "derive" }}
          variant="default"
        >
          Derive
        </ButtonLink>
      ) : null}
      <ButtonLink
        to="/build/detections/new/"
        search={{ type, relatedDetectionId: id, relationOperation: "clone" }}
        variant="default"
      >
        {managed ? "Clone & edit" : "Clone"}
      </ButtonLink>
      <ButtonLink {...pathTarget(`${detectionPath(detection)}edit/`)} variant="default">
        Edit
      </ButtonLink>
    </>
  );
}
