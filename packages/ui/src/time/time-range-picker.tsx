import { Popover, UnstyledButton } from "@mantine/core";
import { IconCalendarTime, IconCheck, IconChevronDown } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { formatTime, zoneName } from "./format-time.ts";
import classes from "./time-range-picker.module.css";
import { type TimeRange, type TimeRangePresetId, timeRangePresets } from "./time-ranges.ts";
import { useTimeZone } from "./time-zone.tsx";

export interface TimeRangePickerProps {
  /** Undefined: no range is chosen. */
  readonly value: TimeRange | undefined;
  readonly onChange: (range: TimeRange) => void;
  /** Present where no range is a choice too. */
  readonly onClear?: (() => void) | undefined;
  /** The text of the button while nothing is chosen. */
  readonly label?: string;
  /** Only these presets, and no relative or custom range. */
  readonly presets?: readonly TimeRangePresetId[];
}

const RelativeRangeForm = lazy(() => import("./range-forms.tsx").then((m) => ({ default: m.RelativeRangeForm })));
const CustomRangeForm = lazy(() => import("./custom-range-form.tsx").then((m) => ({ default: m.CustomRangeForm })));

type Pane = "presets" | "relative" | "custom";

/** Presets, "Last N unit", or a start and an end in the reader's zone. */
export function TimeRangePicker({ value, onChange, onClear, label = "Time range", presets }: TimeRangePickerProps) {
  const [opened, setOpened] = useState(false);
  const [pane, setPane] = useState<Pane>("presets");
  const { zone } = useTimeZone();
  const open = () => {
    setPane("presets");
    setOpened(!opened);
  };
  const close = () => setOpened(false);
  const shown = value && describeTimeRange(value, zone);
  const offered = timeRangePresets.filter((preset) => presets?.includes(preset.id) ?? true);
  const apply = (range: TimeRange) => {
    onChange(range);
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.target} onClick={open} aria-label={shown ? `${label}: ${shown}` : label}>
          <IconCalendarTime size={15} aria-hidden />
          {shown ? <strong>{shown}</strong> : label}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        {pane === "presets" ? (
          <ul className={classes.presets}>
            {offered.map((preset) => (
              <Choice
                key={preset.id}
                label={preset.label}
                isChosen={value?.kind === "preset" && value.id === preset.id}
                onChoose={() => apply({ kind: "preset", id: preset.id })}
              />
            ))}
            {presets ? null : (
              <>
                <li className={classes.divider} role="presentation" />
                <Choice
                  label="Relative time"
                  isChosen={value?.kind === "relative"}
                  onChoose={() => setPane("relative")}
                />
                <Choice label="Custom range" isChosen={value?.kind === "custom"} onChoose={() => setPane("custom")} />
              </>
            )}
            {onClear && value ? (
              <Choice
                label="Any time"
                isChosen={false}
                onChoose={() => {
                  onClear();
                  setOpened(false);
                }}
              />
            ) : null}
          </ul>
        ) : null}
        <Suspense>
          {pane === "relative" ? (
            <RelativeRangeForm value={value} onApply={apply} onCancel={close} onBack={() => setPane("presets")} />
          ) : null}
          {pane === "custom" ? (
            <CustomRangeForm value={value} onApply={apply} onCancel={close} onBack={() => setPane("presets")} />
          ) : null}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

function Choice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <li>
      <UnstyledButton className={classes.choice} onClick={onChoose} aria-pressed={isChosen}>
        {label}
        {isChosen ? <IconCheck size={14} aria-hidden /> : null}
      </UnstyledButton>
    </li>
  );
}

export function describeTimeRange(range: TimeRange, zone: string): string {
  if (range.kind === "preset") return timeRangePresets.find((preset) => preset.id === range.id)?.label ?? range.id;
  if (range.kind === "relative")
    return range.amount === 1 ? `Last ${range.unit.replace(/s$/, "")}` : `Last ${range.amount} ${range.unit}`;
  const [start, end] = [range.start, range.end].map((date) => formatTime(date, zone, "minute"));
  return `${start} – ${end} ${zoneName(range.end, zone)}`;
}
