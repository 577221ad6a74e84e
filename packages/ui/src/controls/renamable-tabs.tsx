import { ActionIcon, Menu, Tabs, TextInput } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { StatusBadge, type StatusTone } from "../badges/status-badge.tsx";
import classes from "./renamable-tabs.module.css";

export interface RenamableTab {
  readonly key: string;
  readonly name: string;
  /** The state of it, in a word and a colour. */
  readonly status?: { readonly tone: StatusTone; readonly word: string } | undefined;
}

export interface RenamableTabsProps {
  readonly label: string;
  readonly tabs: readonly RenamableTab[];
  /** Key of the tab that is shown. */
  readonly active: string;
  readonly isReadOnly?: boolean;
  /** Why a tab cannot have a name; undefined where it can. */
  readonly problemOf: (key: string, name: string) => string | undefined;
  readonly onActivate: (key: string) => void;
  readonly onRename: (key: string, name: string) => void;
  /** Absent: tabs cannot be deleted. */
  readonly onDelete?: (key: string) => void;
}

/**
 * Tabs that a person names. Renaming ends with Enter or by leaving the field, once the name can be taken; Esc gives up.
 */
export function RenamableTabs(props: RenamableTabsProps) {
  const { label, tabs, active, isReadOnly = false, onActivate, onRename, onDelete, problemOf } = props;
  const [renamed, setRenamed] = useState<string>();
  return (
    <div className={classes.bar}>
      <Tabs value={active} onChange={(key) => key && onActivate(key)} className={classes.tabs}>
        <Tabs.List aria-label={label} className={classes.list}>
          {tabs.map(({ key, name, status }) =>
            key === renamed ? (
              <NameField
                key={key}
                name={name}
                problemOf={(next) => problemOf(key, next)}
                onDone={(next) => {
                  if (next !== undefined && next !== name) onRename(key, next);
                  setRenamed(undefined);
                }}
              />
            ) : (
              <Tabs.Tab key={key} value={key} onDoubleClick={() => isReadOnly || setRenamed(key)}>
                <span className={classes.tab}>
                  <span className={classes.tabName}>{name}</span>
                  {status ? <StatusBadge tone={status.tone}>{status.word}</StatusBadge> : null}
                </span>
              </Tabs.Tab>
            ),
          )}
        </Tabs.List>
      </Tabs>
      {isReadOnly ? null : (
        <Menu position="bottom-end" returnFocus={false}>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Actions of ${tabs.find(({ key }) => key === active)?.name ?? ""}`}
            >
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setRenamed(active)}>Rename</Menu.Item>
            {onDelete ? (
              <Menu.Item color="var(--ui-fail)" onClick={() => onDelete(active)}>
                Delete
              </Menu.Item>
            ) : null}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly problemOf: (name: string) => string | undefined;
  /** Undefined: it stays as it was. */
  readonly onDone: (name: string | undefined) => void;
}

function NameField({ name, problemOf, onDone }: NameFieldProps) {
  const [typed, setTyped] = useState(name);
  const problem = typed === name ? undefined : problemOf(typed);
  const take = () => {
    if (problem === undefined) onDone(typed);
  };
  return (
    <TextInput
      aria-label="Name"
      size="xs"
      className={classes.name}
      autoFocus
      value={typed}
      error={problem}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          event.preventDefault();
          take();
        }
        if (event.key === "Escape") onDone(undefined);
      }}
    />
  );
}
