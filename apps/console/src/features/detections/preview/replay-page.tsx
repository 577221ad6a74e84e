import { Page, PageHeader } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { DetectionPreview } from "./detection-preview.tsx";

const route = getRouteApi("/shell/build/detections/rules/$ruleId/replay/$previewId/alert/$alertId");

/** One preview with one of its alerts open, for a link that is passed on. */
export function ReplayPage() {
  const { ruleId, previewId, alertId } = route.useParams();
  return (
    <Page>
      <PageHeader title={`Preview of ${ruleId}`} />
      <DetectionPreview detection={{ detectionId: ruleId }} previewId={previewId} openAlertId={alertId} />
    </Page>
  );
}
