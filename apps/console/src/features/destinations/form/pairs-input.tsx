import { secretMask } from "@pharos/domain";
import { ActionIcon, Button, TextInput } from "@pharos/ui";
import { IconPlus, IconX } from "@pharos/ui/icons";
import classes from "./destination-form.module.css";

interface Pair {
  readonly name: string;
  readonly value: string;
}

interface PairsInputProps {
  readonly label: string;
  readonly description: string;
  readonly value: readonly Pair[];
  readonly error?: unknown;
  readonly onChange: (value: readonly Pair[]) => void;
}

/** Names with secret values, such as headers. */
export function PairsInput({ label, description, value, error, onChange }: PairsInputProps) {
  const change = (place: number, part: Partial<Pair>) =>
    onChange(value.map((pair, index) => (index === place ? { ...pair, ...part } : pair)));
  return (
    <fieldset className={classes.pairs}>
      <legend className={classes.pairsLabel}>{label}</legend>
      {description ? <span className={classes.hint}>{description}</span> : null}
      {value.map((pair, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair has nothing else that stays the same while it is edited.
        <div key={place} className={classes.pair}>
          <TextInput
            aria-label={`Name ${place + 1}`}
            placeholder="Name"
            value={pair.name}
            onChange={(event) => change(place, { name: event.currentTarget.value })}
          />
          <TextInput
            aria-label={`Value ${place + 1}`}
            placeholder="Value"
            autoComplete="off"
            value={pair.value}
            onFocus={() => pair.value === secretMask && change(place, { value: "" })}
            onChange={(event) => change(place, { value: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            aria-label={`Remove ${pair.name || `pair ${place + 1}`}`}
            onClick={() => onChange(value.filter((_, index) => index !== place))}
          >
            <IconX size={15} />
          </ActionIcon>
        </div>
      ))}
      {error ? <span className={classes.problem}>{String(error)}</span> : null}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={15} />}
          onClick={() => onChange([...value, { name: "", value: "" }])}
        >
          Add
        </Button>
      </div>
    </fieldset>
  );
}
