import { Button, CopyButton } from "@pharos/ui";
import type { ReactNode } from "react";
import { useUnsavedChanges } from "../../routing/unsaved-changes.tsx";
import classes from "./settings.module.css";

interface ShownOnceProps {
  /** What it is for. */
  readonly children: ReactNode;
  readonly value: string;
  readonly label: string;
  readonly onDone: () => void;
}

/** A link or a secret that the server tells once: the sheet closes by Done, and asks before it closes otherwise. */
export function ShownOnce({ children, value, label, onDone }: ShownOnceProps) {
  const take = useUnsavedChanges(true, "edit", "secret");
  return (
    <div className={classes.once}>
      <p>{children}</p>
      <div className={classes.secret}>
        <code>{value}</code>
        <CopyButton value={value} label={`Copy the ${label}`} />
      </div>
      <p className={classes.warning}>Copy it now. You will not be able to see it again.</p>
      <div>
        <Button onClick={() => take(async () => onDone())}>Done</Button>
      </div>
    </div>
  );
}
