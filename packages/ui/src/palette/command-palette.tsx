import { Input, Modal } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import classes from "./palette.module.css";
import { type FoundAction, type PaletteGroup, shownActions, step } from "./shown-actions.ts";

export type { PaletteAction, PaletteGroup } from "./shown-actions.ts";

export interface CommandPaletteProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly groups: readonly PaletteGroup[];
  /** True while the server is still searching. */
  readonly isPending: boolean;
  readonly placeholder: string;
  readonly onClose: () => void;
}

/** Open while mounted. The first action is highlighted, and Enter runs the one that is. */
export function CommandPalette(props: CommandPaletteProps) {
  const { query, onQueryChange, groups, isPending, placeholder, onClose } = props;
  const listId = useId();
  const [opener] = useState(() => document.activeElement);
  const actions = shownActions(groups, query);
  const [chosenKey, setChosenKey] = useState<string>();
  const active = actions.find(({ key }) => key === chosenKey) ?? actions[0];
  const run = ({ action }: FoundAction) => {
    onClose();
    action.onRun();
  };
  const giveUp = () => {
    onClose();
    if (opener instanceof HTMLElement) opener.focus();
  };
  const enter = useEnterWhenFound(active, isPending, run);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") enter();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp")
      setChosenKey(step(actions, active, event.key === "ArrowDown" ? 1 : -1)?.key);
    else return;
    event.preventDefault();
  };
  const optionId = (key: string) => `${listId}-${key}`;
  return (
    <Modal
      opened
      onClose={giveUp}
      withCloseButton={false}
      attributes={{ content: { "aria-label": "Command palette" } }}
      centered={false}
      yOffset="12vh"
      size={600}
      padding={0}
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.4 }}
    >
      <Input
        data-autofocus
        role="combobox"
        aria-label="Go to"
        aria-expanded={actions.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active.key)}
        autoComplete="off"
        spellCheck={false}
        size="lg"
        variant="unstyled"
        className={classes.field}
        placeholder={placeholder}
        leftSection={<IconSearch size={18} stroke={1.5} />}
        value={query}
        onChange={(event) => {
          setChosenKey(undefined);
          onQueryChange(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        className={classes.list}
        {...(actions.length > 0 ? { role: "listbox", "aria-label": "Go to" } : {})}
      >
        {actions.map((found, index) => (
          <Row
            key={found.key}
            id={optionId(found.key)}
            found={found}
            isFirstOfGroup={found.group !== actions[index - 1]?.group}
            isActive={found === active}
            onPoint={() => setChosenKey(found.key)}
            onRun={() => run(found)}
          />
        ))}
        {actions.length === 0 ? <p className={classes.nothing}>{isPending ? "Searching…" : "Nothing found"}</p> : null}
      </div>
    </Modal>
  );
}

/** Runs nothing that the server is about to replace: Enter then waits for its answer. */
function useEnterWhenFound(active: FoundAction | undefined, isPending: boolean, run: (found: FoundAction) => void) {
  const [isEntered, setEntered] = useState(false);
  const isSettled = !isPending || (active !== undefined && !active.isFromServer);
  useEffect(() => {
    if (!isEntered || !isSettled) return;
    setEntered(false);
    if (active) run(active);
  });
  return () => setEntered(true);
}

interface RowProps {
  readonly id: string;
  readonly found: FoundAction;
  readonly isFirstOfGroup: boolean;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

function Row({ id, found: { group, action }, isFirstOfGroup, isActive, onPoint, onRun }: RowProps) {
  return (
    <>
      {isFirstOfGroup ? (
        <div className={classes.group} role="presentation">
          {group}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys */}
      <div
        id={id}
        role="option"
        aria-selected={isActive}
        className={classes.action}
        ref={(row) => {
          if (isActive) row?.scrollIntoView?.({ block: "nearest" });
        }}
        onMouseMove={isActive ? undefined : onPoint}
        onClick={onRun}
      >
        <span className={classes.icon}>{action.icon}</span>
        <span className={classes.label}>{action.label}</span>
      </div>
    </>
  );
}
