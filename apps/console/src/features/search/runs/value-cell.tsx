import { JsonTree, Popover, type ValueActions, ValueMenu } from "@pharos/ui";
import { type ReactNode, useState } from "react";
import classes from "../results/events.module.css";

interface ValueCellProps {
  readonly path: string;
  readonly value: unknown;
  readonly actions: ValueActions;
  /** The value on one line. */
  readonly children: ReactNode;
}

/** A value of a row with its menu; what is nested opens as a tree whose values have menus. */
export function ValueCell({ path, value, actions, children }: ValueCellProps) {
  if (value === null || value === undefined) return children;
  if (typeof value === "object") {
    return (
      <NestedValue path={path} value={value} actions={actions}>
        {children}
      </NestedValue>
    );
  }
  return (
    <ValueMenu path={path} value={value} actions={actions}>
      {children}
    </ValueMenu>
  );
}

const widthPx = 460;

function NestedValue({ path, value, actions, children }: ValueCellProps) {
  const [opened, setOpened] = useState(false);
  const button = (
    <button
      type="button"
      className={classes.nested}
      aria-haspopup="dialog"
      aria-expanded={opened}
      onClick={() => setOpened(!opened)}
    >
      {children}
    </button>
  );
  if (!opened) return button;
  return (
    <Popover opened onChange={setOpened} position="bottom-start" width={widthPx} trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown p="sm" className={classes.tree} aria-label={path}>
        <JsonTree value={{ [path]: value }} actions={actions} />
      </Popover.Dropdown>
    </Popover>
  );
}
