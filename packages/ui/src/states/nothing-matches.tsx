import { Button } from "@mantine/core";
import { IconFilterOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { EmptyState } from "./empty-state.tsx";

export interface NothingMatchesProps {
  /** The filters in force, in words: `Severity: Critical`. */
  readonly filters: readonly string[];
  readonly onClear: () => void;
  readonly noun: string;
  /** Other ways to find something, beside clearing the filters. */
  readonly actions?: ReactNode;
}

export function NothingMatches({ filters, onClear, noun, actions }: NothingMatchesProps) {
  return (
    <EmptyState
      icon={<IconFilterOff size={32} stroke={1.5} />}
      title={`No ${noun} match`}
      action={
        <>
          {actions}
          <Button variant="default" onClick={onClear}>
            Clear filters
          </Button>
        </>
      }
    >
      {filters.length > 0 ? filters.join(" · ") : "Nothing matches these filters."}
    </EmptyState>
  );
}
