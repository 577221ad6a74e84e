import {
  type BuilderItem,
  blankBuilderCondition,
  blankBuilderGroup,
  builderDepthMax,
  type Combinator,
} from "@pharos/detection-content/editor";
import { ActionIcon, Button, Menu, Select } from "@pharos/ui";
import { IconPlus, IconTrash } from "@pharos/ui/icons";
import { useRef, useState } from "react";
import classes from "./builder.module.css";
import { ClauseRow, type FieldTypes } from "./clause-row.tsx";

export interface ClauseListProps {
  readonly items: readonly BuilderItem[];
  /** Groups around these clauses. */
  readonly depth: number;
  readonly combinators: readonly Combinator[];
  readonly fields: FieldTypes;
  readonly isReadOnly: boolean;
  /** It was added just now: its first field takes the focus. */
  readonly isFresh?: boolean;
  readonly onChange: (items: readonly BuilderItem[]) => void;
}

const combinatorLabels: Readonly<Record<Combinator, string>> = {
  All: "All of these hold",
  Any: "Any of these holds",
  OnlyOne: "Exactly one of these holds",
  None: "None of these holds",
};

/** Conditions and groups of them; below them, what adds another. */
export function ClauseList({ items, depth, onChange, isFresh = false, ...shared }: ClauseListProps) {
  const { isReadOnly } = shared;
  const [fresh, setFresh] = useState(isFresh ? 0 : undefined);
  const adds = useRef<HTMLButtonElement>(null);
  const add = (item: BuilderItem) => {
    setFresh(items.length);
    onChange([...items, item]);
  };
  const replace = (index: number, item: BuilderItem) => onChange(items.map((one, at) => (at === index ? item : one)));
  const remove = (index: number) => {
    setFresh(undefined);
    onChange(items.filter((_one, at) => at !== index));
    // The row that had the focus is gone.
    adds.current?.focus();
  };
  return (
    <div className={classes.list}>
      {items.map((item, index) => {
        const noun = item.kind === "group" ? "condition group" : "condition";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a clause is its place
          <div key={index} className={classes.item}>
            {item.kind === "condition" ? (
              <ClauseRow
                {...shared}
                condition={item}
                isFresh={fresh === index}
                onChange={(condition) => replace(index, condition)}
              />
            ) : (
              <fieldset className={classes.group}>
                <legend className={classes.legend}>Condition group</legend>
                <Select
                  size="xs"
                  aria-label="Conjunction"
                  className={classes.combinator ?? ""}
                  allowDeselect={false}
                  readOnly={isReadOnly}
                  data={shared.combinators.map((value) => ({ value, label: combinatorLabels[value] }))}
                  value={item.combinator}
                  onChange={(next) => next !== null && replace(index, { ...item, combinator: next as Combinator })}
                />
                <ClauseList
                  {...shared}
                  items={item.items}
                  depth={depth + 1}
                  isFresh={fresh === index}
                  onChange={(inner) => replace(index, { ...item, items: inner })}
                />
              </fieldset>
            )}
            {isReadOnly ? null : (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${noun} ${index + 1}`}
                onClick={() => remove(index)}
              >
                <IconTrash size={14} />
              </ActionIcon>
            )}
          </div>
        );
      })}
      {isReadOnly ? null : (
        <Menu position="bottom-start" returnFocus={false}>
          <Menu.Target>
            <Button
              ref={adds}
              className={classes.add ?? ""}
              variant="subtle"
              size="compact-xs"
              leftSection={<IconPlus size={12} />}
            >
              Add
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => add(blankBuilderCondition())}>Add Condition</Menu.Item>
            <Menu.Item disabled={depth >= builderDepthMax} onClick={() => add(blankBuilderGroup())}>
              Add Condition Group
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
