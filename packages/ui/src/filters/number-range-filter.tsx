import { Button, Popover, TextInput, UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import classes from "./filters.module.css";

export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

export interface NumberRangeFilterProps {
  readonly label: string;
  readonly value: NumberRange;
  readonly onChange: (value: NumberRange) => void;
}

export function NumberRangeFilter({ label, value, onChange }: NumberRangeFilterProps) {
  const [opened, setOpened] = useState(false);
  const [draft, setDraft] = useState<NumberRange>(value);
  const open = () => {
    setDraft(value);
    setOpened(true);
  };
  const set = (end: "min" | "max") => (text: string) => {
    const { [end]: _old, ...rest } = draft;
    setDraft(text === "" ? rest : { ...rest, [end]: Math.max(0, Number(text)) });
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus>
      <Popover.Target>
        <UnstyledButton className={classes.filter} onClick={() => (opened ? setOpened(false) : open())}>
          {label}
          <Chosen value={value} />
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p="md">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onChange(draft);
            setOpened(false);
          }}
        >
          <div className={classes.range}>
            <End label={`${label}, at least`} placeholder="Min" value={draft.min} onChange={set("min")} />–
            <End label={`${label}, at most`} placeholder="Max" value={draft.max} onChange={set("max")} />
            <Button type="submit">Apply</Button>
          </div>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

interface EndProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: number | undefined;
  readonly onChange: (text: string) => void;
}

function End({ label, placeholder, value, onChange }: EndProps) {
  return (
    <TextInput
      type="number"
      min={0}
      w={96}
      aria-label={label}
      placeholder={placeholder}
      value={value ?? ""}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Chosen({ value: { min, max } }: { value: NumberRange }) {
  if (min === undefined && max === undefined) return null;
  if (max === undefined) return <strong>≥ {min}</strong>;
  return <strong>{min === undefined ? `≤ ${max}` : `${min}–${max}`}</strong>;
}
