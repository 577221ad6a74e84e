import { Menu } from "@mantine/core";
import { IconCopy, IconFilter, IconFilterX, IconListSearch } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { copyText } from "../feedback/copy-text.ts";
import classes from "./event-viewer.module.css";
import { copyableText, type ValueActions } from "./value-actions.ts";

interface ValueMenuProps {
  readonly path: string;
  readonly value: unknown;
  readonly actions: ValueActions;
  readonly children: ReactNode;
}

/** A value that opens its menu: filter for, exclude, copy, look up. The menu exists once it was asked for: an event may have a thousand values. */
export function ValueMenu(props: ValueMenuProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (wasOpened) return <OpenableMenu {...props} />;
  return (
    <button type="button" className={classes.value} aria-haspopup="menu" onClick={() => setWasOpened(true)}>
      {props.children}
    </button>
  );
}

function OpenableMenu({ path, value, actions, children }: ValueMenuProps) {
  const { onFilterFor, onExclude, onLookUp, filterHint, lookUpHint, actionsOf } = actions;
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  // It opens once its button has the focus of the one that it replaces, so that the focus has where to return to.
  useEffect(() => {
    target.current?.focus();
    setOpen(true);
  }, []);
  return (
    <Menu position="bottom-start" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <button ref={target} type="button" className={classes.value}>
          {children}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {onFilterFor ? (
          <Menu.Item
            leftSection={<IconFilter size={15} />}
            rightSection={filterHint}
            onClick={() => onFilterFor(path, value)}
          >
            Filter for
          </Menu.Item>
        ) : null}
        {onExclude ? (
          <Menu.Item
            leftSection={<IconFilterX size={15} />}
            rightSection={filterHint}
            onClick={() => onExclude(path, value)}
          >
            Exclude
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconCopy size={15} />} onClick={() => copyText(copyableText(value))}>
          Copy
        </Menu.Item>
        {onLookUp ? (
          <Menu.Item
            leftSection={<IconListSearch size={15} />}
            rightSection={lookUpHint}
            onClick={() => onLookUp(path, value)}
          >
            Look up as indicator
          </Menu.Item>
        ) : null}
        {actionsOf?.(path, value).map(({ label, icon, run }) => (
          <Menu.Item key={label} leftSection={icon} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
