import { ActionIcon, Button, Popover, UnstyledButton } from "@pharos/ui";
import { IconPlus, IconX } from "@pharos/ui/icons";
import { Fragment, type KeyboardEvent, type ReactElement, useState } from "react";
import type { Field } from "../use-tables.ts";
import { type Condition, conditionGroups, conditionInWords, conditionTexts } from "./condition.ts";
import type { ConditionForm } from "./condition-form.tsx";
import classes from "./filters.module.css";

interface FilterGroupsProps {
  /** As the address holds them. */
  readonly filter: readonly string[];
  readonly fields: readonly Field[];
  readonly onChange: (filter: readonly string[]) => void;
}

/** Any of the groups, each all of its conditions; every condition is a chip that opens its form. */
export function FilterGroups({ filter, fields, onChange }: FilterGroupsProps) {
  const groups = conditionGroups(filter);
  const shown = groups.length > 0 ? groups : [[]];
  const setGroup = (index: number, group: readonly Condition[]) => {
    const next = shown.map((old, at) => (at === index ? group : old));
    onChange(conditionTexts(index === shown.length ? [...shown, group] : next));
  };
  return (
    <section className={classes.groups} aria-label="Filters">
      {shown.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
        <Fragment key={index}>
          {index > 0 ? <span className={classes.or}>or</span> : null}
          <Group conditions={group} fields={fields} onChange={(next) => setGroup(index, next)} />
        </Fragment>
      ))}
      {groups.length > 0 ? (
        <ConditionPopover fields={fields} onApply={(condition) => setGroup(shown.length, [condition])}>
          {(open) => (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={open}>
              Add OR group
            </Button>
          )}
        </ConditionPopover>
      ) : null}
    </section>
  );
}

interface GroupProps {
  readonly conditions: readonly Condition[];
  readonly fields: readonly Field[];
  readonly onChange: (conditions: readonly Condition[]) => void;
}

function Group({ conditions, fields, onChange }: GroupProps) {
  return (
    <div className={classes.group}>
      {conditions.map((condition, index) => (
        <Fragment key={JSON.stringify(condition)}>
          {index > 0 ? <span className={classes.and}>and</span> : null}
          <Chip
            condition={condition}
            fields={fields}
            onChange={(next) => onChange(conditions.map((old, at) => (at === index ? next : old)))}
            onRemove={() => onChange(conditions.filter((_one, at) => at !== index))}
          />
        </Fragment>
      ))}
      <ConditionPopover fields={fields} onApply={(condition) => onChange([...conditions, condition])}>
        {(open) => (
          <Button variant="subtle" color="gray" size="compact-sm" leftSection={<IconPlus size={13} />} onClick={open}>
            Add filter
          </Button>
        )}
      </ConditionPopover>
    </div>
  );
}

interface ChipProps {
  readonly condition: Condition;
  readonly fields: readonly Field[];
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

function Chip({ condition, fields, onChange, onRemove }: ChipProps) {
  const words = conditionInWords(condition);
  return (
    <span className={classes.chip}>
      <ConditionPopover fields={fields} initial={condition} onApply={onChange}>
        {(open) => (
          <UnstyledButton className={classes.words} onClick={open} title={words}>
            {words}
          </UnstyledButton>
        )}
      </ConditionPopover>
      <ActionIcon size={24} aria-label={`Remove the filter ${words}`} onClick={onRemove}>
        <IconX size={12} />
      </ActionIcon>
    </span>
  );
}

interface ConditionPopoverProps {
  readonly fields: readonly Field[];
  readonly initial?: Condition;
  readonly onApply: (condition: Condition) => void;
  readonly children: (open: () => void) => ReactElement;
}

const widthPx = 360;

function ConditionPopover({ fields, initial, onApply, children }: ConditionPopoverProps) {
  const [opened, setOpened] = useState(false);
  // Loaded before it is shown, so that its first field gets the focus.
  const [Form, setForm] = useState<typeof ConditionForm>();
  const toggle = async () => {
    const { ConditionForm } = await import("./condition-form.tsx");
    setForm(() => ConditionForm);
    setOpened((old) => !old);
  };
  // An open list of a field closes first, and the form with what was filled in stays.
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    const isOfList = target instanceof Element && target.getAttribute("aria-expanded") === "true";
    if (key === "Escape" && !isOfList) setOpened(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={widthPx}
      trapFocus
      returnFocus
      closeOnEscape={false}
    >
      <Popover.Target>{children(() => void toggle())}</Popover.Target>
      <Popover.Dropdown p="md" onKeyDownCapture={closeOnEscape}>
        {Form ? (
          <Form
            fields={fields}
            initial={initial}
            onApply={(condition) => {
              setOpened(false);
              onApply(condition);
            }}
          />
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}
