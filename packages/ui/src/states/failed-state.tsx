import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./states.module.css";

export interface FailedStateProps {
  readonly title: string;
  /** The server's own sentence. */
  readonly message: string;
  /** Another action that may help. */
  readonly action?: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
}

/** Takes the place of what failed; the rest of the page lives on. */
export function FailedState({ title, message, action, onRetry, retryLabel = "Retry" }: FailedStateProps) {
  return (
    <div className={classes.failure} role="alert">
      <IconAlertTriangle size={18} />
      <div className={classes.failureText}>
        <strong>{title}</strong>
        <div>{message}</div>
      </div>
      {action}
      {onRetry ? (
        <Button variant="default" onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
