import { ActionIcon, Menu } from "@pharos/ui";
import { IconDots } from "@pharos/ui/icons";
import type { ReactNode } from "react";
import classes from "../notebooks.module.css";

export interface StepActions {
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onAddNote: () => void;
  readonly onRemove: () => void;
}

interface StepCardProps {
  /** What the step is called: its title, or its place. */
  readonly name: string;
  readonly head: ReactNode;
  readonly actions: StepActions;
  readonly children: ReactNode;
}

/** A step in its frame. */
export function StepCard({ name, head, actions, children }: StepCardProps) {
  return (
    <section className={classes.step} aria-label={name}>
      <div className={classes.head}>
        {head}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={`Actions of ${name}`}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => actions.onMove(-1)}>Move up</Menu.Item>
            <Menu.Item onClick={() => actions.onMove(1)}>Move down</Menu.Item>
            <Menu.Item onClick={actions.onAddNote}>Add note below</Menu.Item>
            <Menu.Item onClick={actions.onDuplicate}>Duplicate</Menu.Item>
            <Menu.Item color="var(--ui-fail)" onClick={actions.onRemove}>
              Remove
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {children}
    </section>
  );
}
