import { Combobox, UnstyledButton, useCombobox } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import classes from "./filters.module.css";

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** A picture of the option, such as its badge; shown in place of the label. */
  readonly picture?: ReactNode;
}

export interface MultiSelectFilterProps {
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** For options that are fetched when somebody wants to choose. */
  readonly onOpen?: (() => void) | undefined;
  readonly isLoading?: boolean | undefined;
}

/** From this many options on, there is a field to narrow them. */
const searchableFrom = 8;
const namedMax = 2;

/** A filter that says what it holds: "Status: Open, Triaged". */
export function MultiSelectFilter({ label, options, value, onChange, onOpen, isLoading }: MultiSelectFilterProps) {
  const [text, setText] = useState("");
  const combobox = useCombobox({
    onDropdownClose: () => setText(""),
    onDropdownOpen: () => {
      onOpen?.();
      combobox.focusSearchInput();
    },
  });
  const isSearchable = options.length >= searchableFrom;
  const shown = options.filter((option) => option.label.toLowerCase().includes(text.toLowerCase()));
  // Two options may be chosen before the first is rendered.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const toggle = (one: string) => {
    const chosen = latest.current;
    const next = chosen.includes(one) ? chosen.filter((v) => v !== one) : [...chosen, one];
    latest.current = next;
    onChange(next);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={toggle} width={260} position="bottom-start">
      <Combobox.Target targetType="button">
        <UnstyledButton className={classes.filter} onClick={() => combobox.toggleDropdown()}>
          {label}
          <Chosen options={options} value={value} />
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Combobox.Target>
      <Combobox.Dropdown>
        {isSearchable ? (
          <Combobox.Search
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            placeholder={`Find ${label.toLowerCase()}`}
          />
        ) : null}
        <Combobox.Options aria-label={label}>
          {shown.map((option) => (
            <Combobox.Option key={option.value} value={option.value} active={value.includes(option.value)}>
              <span className={classes.option}>
                <span className={classes.check}>
                  {value.includes(option.value) ? <IconCheck size={14} aria-label="Chosen" /> : null}
                </span>
                {option.picture ?? <span>{option.label}</span>}
              </span>
            </Combobox.Option>
          ))}
          {shown.length === 0 ? <Combobox.Empty>{isLoading ? "Loading…" : "Nothing found"}</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Chosen({ options, value }: Pick<MultiSelectFilterProps, "options" | "value">) {
  if (value.length === 0) return null;
  const names = value.map((one) => options.find((option) => option.value === one)?.label ?? one);
  return <strong>{names.length > namedMax ? `${names.length} chosen` : names.join(", ")}</strong>;
}
