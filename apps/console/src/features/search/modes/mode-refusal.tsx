import { Button } from "@pharos/ui";
import { IconAlertTriangle } from "@pharos/ui/icons";
import classes from "./modes.module.css";
import type { SearchMode } from "./switch-mode.ts";
import type { Refusal } from "./use-mode-switch.ts";

interface ModeRefusalProps {
  readonly refusal: Refusal;
  /** Leaves the question behind. */
  readonly onStartOver: (mode: SearchMode) => void;
  readonly onDismiss: () => void;
}

const names: Readonly<Record<SearchMode, string>> = { search: "the builder", flow: "Flow", sql: "SQL" };

/** Why another mode cannot say the same, and a way into it all the same. */
export function ModeRefusal({ refusal, onStartOver, onDismiss }: ModeRefusalProps) {
  const { to, reason } = refusal;
  return (
    <div className={classes.refusal} role="alert">
      <IconAlertTriangle size={16} aria-hidden />
      <p>
        <strong>{`This query can't be shown in ${names[to]}.`}</strong> {reason}
      </p>
      <Button size="compact-sm" variant="default" onClick={() => onStartOver(to)}>
        Start a new search in {names[to]}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={onDismiss}>
        Stay here
      </Button>
    </div>
  );
}
