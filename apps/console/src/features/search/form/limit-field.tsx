import { TextInput } from "@pharos/ui";
import { useEffect, useState } from "react";
import { type EventSearch, limitDefault, limitProblem } from "../event-search.ts";

interface LimitFieldProps {
  readonly search: EventSearch;
  /** Undefined: as many as ever. */
  readonly onChange: (limit: string | undefined) => void;
}

const widthPx = 132;

/** How many events are shown at most; asked anew with Enter, or when the field is left. */
export function LimitField({ search, onChange }: LimitFieldProps) {
  const said = search.limit ?? String(limitDefault);
  const [text, setText] = useState(said);
  useEffect(() => setText(said), [said]);
  const problem = limitProblem(text);
  const apply = () => {
    if (problem === undefined && text.trim() !== said) {
      onChange(text.trim() === String(limitDefault) ? undefined : text.trim());
    }
  };
  return (
    <TextInput
      w={widthPx}
      aria-label="Limit"
      inputMode="numeric"
      leftSection={<span>Limit</span>}
      leftSectionWidth={48}
      value={text}
      error={problem}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === "Enter" && apply()}
    />
  );
}
