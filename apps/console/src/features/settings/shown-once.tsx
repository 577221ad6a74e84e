import { Button, CopyButton } from "@pharos/ui";
import type { ReactNode } from "react";
import classes from "./settings.module.css";

interface ShownOnceProps {
  /** What it is for. */
  readonly children: ReactNode;
  readonly value: string;
  readonly label: string;
  readonly onDone: () => void;
}

/** A link or a secret that the server tells once: the sheet stays until the person has taken it. */
export function ShownOnce({ children, value, label, onDone }: ShownOnceProps) {
  return (
    <div className={classes.once}>
      <p>{children}</p>
      <div className={classes.secret}>
        <code>{value}</code>
        <CopyButton value={value} label={`Copy the ${label}`} />
      </div>
      <p className={classes.warning}>Copy it now. You will not be able to see it again.</p>
      <div>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}
