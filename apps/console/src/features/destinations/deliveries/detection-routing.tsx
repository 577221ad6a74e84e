import { Button, Panel } from "@pharos/ui";
import { useState } from "react";
import { useMay } from "../../../session/viewer.tsx";
import { RoutingReasons } from "./routing-reasons.tsx";

/** Where alerts of a detection would go, on request. */
export function DetectionRouting({ detectionId }: { readonly detectionId: string }) {
  const mayReadDestinations = useMay("DestinationRead");
  const [isShown, setShown] = useState(false);
  if (!mayReadDestinations) return null;
  return (
    <Panel title="Destinations">
      {isShown ? (
        <RoutingReasons subject={{ detectionId }} />
      ) : (
        <Button variant="subtle" size="compact-sm" onClick={() => setShown(true)}>
          Where would its alerts go, and why?
        </Button>
      )}
    </Panel>
  );
}
