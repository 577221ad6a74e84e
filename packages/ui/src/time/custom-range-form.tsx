import { Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { formatTime, zoneName } from "./format-time.ts";
import { MonthCalendar } from "./month-calendar.tsx";
import { draftOf, pickDay, readDraft } from "./range-draft.ts";
import { FormButtons, type RangeFormProps } from "./range-forms.tsx";
import classes from "./time-range-picker.module.css";
import { resolveTimeRange, type TimeRange } from "./time-ranges.ts";
import { useTimeZone } from "./time-zone.tsx";

/** A start and an end, typed or picked from a calendar. Nothing counts before it is applied. */
export function CustomRangeForm({ value, onApply, onCancel, onBack }: RangeFormProps) {
  const { zone } = useTimeZone();
  const [opened] = useState(() => new Date());
  const [draft, setDraft] = useState(() => {
    const { start, end } = resolveTimeRange(boundedRange(value), opened);
    return draftOf(start, end, zone);
  });
  const read = readDraft(draft, zone);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if ("range" in read) onApply(read.range);
  };
  const hasProblem = "problem" in read;
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="sm" p="sm" w={368}>
        <div className={classes.ends}>
          <TextInput
            label="Start"
            value={draft.start}
            aria-invalid={hasProblem}
            onChange={(event) => setDraft({ ...draft, start: event.currentTarget.value })}
            data-autofocus
          />
          <TextInput
            label="End"
            value={draft.end}
            aria-invalid={hasProblem}
            onChange={(event) => setDraft({ ...draft, end: event.currentTarget.value })}
          />
        </div>
        <MonthCalendar
          start={draft.start.slice(0, 10)}
          end={dayShown(draft.end, opened, zone)}
          today={formatTime(opened, zone, "day")}
          onPick={(day) => setDraft(pickDay(draft, day))}
        />
        {/* Always a line high, so that no button moves away from under the pointer. */}
        <Text size="xs" c={hasProblem ? "var(--ui-fail)" : "dimmed"} role={hasProblem ? "alert" : undefined}>
          {hasProblem ? read.problem : `Times are in ${zoneText(opened, zone)}`}
        </Text>
        <FormButtons canApply={!hasProblem} onCancel={onCancel} onBack={onBack} />
      </Stack>
    </form>
  );
}

/** All time has no start that a calendar could show: the last day stands in. */
function boundedRange(value: TimeRange | undefined): TimeRange {
  return value === undefined || (value.kind === "preset" && value.id === "PAllTime")
    ? { kind: "preset", id: "PT24H" }
    : value;
}

/** While somebody types, the calendar needs a day all the same. */
function dayShown(text: string, now: Date, zone: string): string {
  const day = text.slice(0, 10);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : formatTime(now, zone, "day");
}

function zoneText(now: Date, zone: string): string {
  const name = zoneName(now, zone);
  return name === zone ? zone : `${zone} (${name})`;
}
