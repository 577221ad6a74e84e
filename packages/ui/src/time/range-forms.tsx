import { Anchor, Button, Group, NumberInput, Select, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { type RelativeUnit, relativeUnits, type TimeRange } from "./time-ranges.ts";

export interface RangeFormProps {
  readonly value: TimeRange | undefined;
  readonly onApply: (range: TimeRange) => void;
  /** Leaves the range as it was. */
  readonly onCancel: () => void;
  /** To the presets. */
  readonly onBack: () => void;
}

const amountDefault = 5;
const amountMax = 100_000;

export function RelativeRangeForm({ value, onApply, onCancel, onBack }: RangeFormProps) {
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
        <FormButtons canApply={isValid} onCancel={onCancel} onBack={onBack} />
      </Stack>
    </form>
  );
}

interface FormButtonsProps {
  readonly canApply: boolean;
  readonly onCancel: () => void;
  readonly onBack: () => void;
}

export function FormButtons({ canApply, onCancel, onBack }: FormButtonsProps) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Anchor component="button" type="button" onClick={onBack}>
        Other options
      </Anchor>
      <Group gap="sm" wrap="nowrap">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={!canApply}>
          Apply
        </Button>
      </Group>
    </Group>
  );
}
