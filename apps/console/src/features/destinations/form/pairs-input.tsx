import { secretMask } from "@pharos/domain";
import { ActionIcon, Button, Select, TextInput } from "@pharos/ui";
import { IconPlus, IconX } from "@pharos/ui/icons";
import classes from "./destination-form.module.css";

interface Pair {
  readonly name: string;
  readonly value: string;
}

interface PairsInputProps {
  readonly label: string;
  readonly description: string;
  /** The names there are; empty where any name is taken. */
  readonly names: readonly { readonly value: string; readonly label: string }[];
  readonly value: readonly Pair[];
  readonly error?: unknown;
  readonly onChange: (value: readonly Pair[]) => void;
}

/** Names with values, such as headers. */
export function PairsInput({ label, description, names, value, error, onChange }: PairsInputProps) {
  const change = (place: number, part: Partial<Pair>) =>
    onChange(value.map((pair, index) => (index === place ? { ...pair, ...part } : pair)));
  const isTaken = (name: string) => value.some((pair) => pair.name === name);
  return (
    <fieldset className={classes.pairs}>
      <legend className={classes.pairsLabel}>{label}</legend>
      {description ? <span className={classes.hint}>{description}</span> : null}
      {value.map((pair, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair has nothing else that stays the same while it is edited.
        <div key={place} className={classes.pair}>
          {names.length > 0 ? (
            <Select
              aria-label={`${label}, name ${place + 1}`}
              data={names.filter(({ value: name }) => name === pair.name || !isTaken(name))}
              allowDeselect={false}
              value={pair.name}
              onChange={(name) => change(place, { name: name ?? "" })}
            />
          ) : (
            <TextInput
              aria-label={`${label}, name ${place + 1}`}
              placeholder="Name"
              value={pair.name}
              onChange={(event) => change(place, { name: event.currentTarget.value })}
            />
          )}
          <TextInput
            aria-label={`${label}, value ${place + 1}`}
            placeholder="Value"
            autoComplete="off"
            value={pair.value}
            onFocus={() => pair.value === secretMask && change(place, { value: "" })}
            onChange={(event) => change(place, { value: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            aria-label={`Remove ${pair.name || `pair ${place + 1}`} from ${label}`}
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
          disabled={names.length > 0 && value.length >= names.length}
          onClick={() =>
            onChange([...value, { name: names.find((one) => !isTaken(one.value))?.value ?? "", value: "" }])
          }
        >
          Add
        </Button>
      </div>
    </fieldset>
  );
}
