import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";

export interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly widthPx?: number;
}

const typingPauseMs = 250;
const widthDefaultPx = 240;

/** Reports what was typed after a short pause, so that a list is not asked for with every letter. */
export function TextFilter({ label, value, onChange, widthPx = widthDefaultPx }: TextFilterProps) {
  const [text, setText] = useState(value);
  const report = useDebouncedCallback(onChange, typingPauseMs);
  useEffect(() => setText(value), [value]);
  const change = (next: string) => {
    setText(next);
    report(next.trim());
  };
  return (
    <TextInput
      w={widthPx}
      aria-label={label}
      placeholder={label}
      value={text}
      leftSection={<IconSearch size={15} />}
      rightSection={text ? <CloseButton size="sm" aria-label="Clear the text" onClick={() => change("")} /> : null}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
