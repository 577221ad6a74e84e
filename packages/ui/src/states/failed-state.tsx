import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import classes from "./states.module.css";

export interface FailedStateProps {
  readonly title: string;
  /** The server's own sentence. */
  readonly message: string;
  readonly onRetry?: () => void;
}

/** Takes the place of what failed; the rest of the page lives on. */
export function FailedState({ title, message, onRetry }: FailedStateProps) {
  return (
    <div className={classes.failure} role="alert">
      <IconAlertTriangle size={18} />
      <div className={classes.failureText}>
        <strong>{title}</strong>
        <div>{message}</div>
      </div>
      {onRetry ? (
        <Button variant="default" onClick={onRetry}>
          Retry
        </Button>
      ) : null}
    </div>
  );
}
