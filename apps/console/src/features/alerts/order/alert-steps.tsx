import { ActionIcon } from "@pharos/ui";
import { IconChevronLeft, IconChevronRight } from "@pharos/ui/icons";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo } from "react";
import { isTyping } from "../../../page/use-shortcuts.ts";
import { findAlertPlace } from "./alert-order.ts";

/** To the alerts before and after this one in the list that it was opened from; absent for others. */
export function AlertSteps({ alertId }: { readonly alertId: string }) {
  const navigate = useNavigate();
  const place = useMemo(() => findAlertPlace(alertId), [alertId]);
  const open = useCallback(
    (id: string | undefined) => {
      // The list is one step back, however many alerts were read.
      if (id !== undefined) navigate({ to: "/alerts-and-errors/$alertId/", params: { alertId: id }, replace: true });
    },
    [navigate],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "]") open(place?.nextId);
      if (event.key === "[") open(place?.previousId);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [open, place]);
  if (!place) return null;
  const { position, count, previousId, nextId } = place;
  return (
    <>
      <ActionIcon
        aria-label="Previous alert"
        title="Previous alert ( [ )"
        disabled={previousId === undefined}
        onClick={() => open(previousId)}
      >
        <IconChevronLeft size={16} />
      </ActionIcon>
      <span data-numeric>
        {position} of {count}
      </span>
      <ActionIcon
        aria-label="Next alert"
        title="Next alert ( ] )"
        disabled={nextId === undefined}
        onClick={() => open(nextId)}
      >
        <IconChevronRight size={16} />
      </ActionIcon>
    </>
  );
}
