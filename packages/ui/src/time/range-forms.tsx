import { Button, Group, NumberInput, Select, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { formatTime, parseZoned } from "./format-time.ts";
import { type RelativeUnit, relativeUnits, resolveTimeRange, type TimeRange } from "./time-ranges.ts";
import { useTimeZone } from "./time-zone.tsx";

interface RangeFormProps {
  readonly value: TimeRange | undefined;
  readonly onApply: (range: TimeRange) => void;
  readonly onBack: () => void;
}

const amountDefault = 5;
const amountMax = 100_000;

export function RelativeRangeForm({ value, onApply, onBack }: RangeFormProps) {
  const before = value?.kind === "relative" ? value : { amount: amountDefault, unit: "minutes" as RelativeUnit };
  const [amount, setAmount] = useState<string | number>(before.amount);
  const [unit, setUnit] = useState<RelativeUnit>(before.unit);
  const isValid = typeof amount === "number" && amount >= 1;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) onApply({ kind: "relative", amount, unit });
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="md" p="sm" w={280}>
        <Group gap="sm" wrap="nowrap">
          <Text size="sm">Last</Text>
          <NumberInput
            w={80}
            aria-label="Amount"
            min={1}
            max={amountMax}
            allowDecimal={false}
            value={amount}
            onChange={setAmount}
          />
          <Select
            aria-label="Unit"
            allowDeselect={false}
            data={relativeUnits}
            value={unit}
            comboboxProps={{ withinPortal: false }}
            onChange={(next) => setUnit(relativeUnits.find((one) => one === next) ?? unit)}
          />
        </Group>
        <FormButtons canApply={isValid} onBack={onBack} />
      </Stack>
    </form>
  );
}

export function CustomRangeForm({ value, onApply, onBack }: RangeFormProps) {
  const { zone } = useTimeZone();
  const [before] = useState(() => resolveTimeRange(boundedRange(value), new Date()));
  const [start, setStart] = useState(() => inputText(before.start, zone));
  const [end, setEnd] = useState(() => inputText(before.end, zone));
  const from = parseZoned(start, zone);
  const to = parseZoned(end, zone);
  const isOrdered = from !== undefined && to !== undefined && from <= to;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOrdered) onApply({ kind: "custom", start: from, end: to });
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="md" p="sm" w={300}>
        <TextInput
          type="datetime-local"
          step={1}
          label="Start"
          value={start}
          onChange={(event) => setStart(event.currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          step={1}
          label="End"
          value={end}
          error={from && to && !isOrdered ? "The end lies before the start" : null}
          onChange={(event) => setEnd(event.currentTarget.value)}
        />
        <Text size="xs" c="dimmed">
          Times are in {zone}
        </Text>
        <FormButtons canApply={isOrdered} onBack={onBack} />
      </Stack>
    </form>
  );
}

function FormButtons({ canApply, onBack }: { canApply: boolean; onBack: () => void }) {
  return (
    <Group justify="space-between">
      <Button variant="subtle" color="gray" onClick={onBack}>
        Other options
      </Button>
      <Button type="submit" disabled={!canApply}>
        Apply
      </Button>
    </Group>
  );
}

/** All time has no start that a calendar could show: the last day stands in. */
function boundedRange(value: TimeRange | undefined): TimeRange {
  return value === undefined || (value.kind === "preset" && value.id === "PAllTime")
    ? { kind: "preset", id: "PT24H" }
    : value;
}

const inputText = (date: Date, zone: string) => formatTime(date, zone).replace(" ", "T");
