import { TextInput } from "@pharos/ui";

const digits = 6;

export function codeErrors(code: string): Record<string, string> {
  return new RegExp(`^\\d{${digits}}$`).test(code) ? {} : { code: `The code has ${digits} digits` };
}

interface CodeInputProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
  /** Whether it is the form's first field, where a person begins to type. */
  readonly isFirst?: boolean;
}

/** One field rather than six boxes: it can be pasted into, filled in by a password manager and read aloud. */
export function CodeInput({ value, onChange, error, isFirst = true }: CodeInputProps) {
  return (
    <TextInput
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={isFirst}
      maxLength={digits + 1}
      value={value}
      error={error}
      styles={{ input: { fontFamily: "var(--ui-mono)", letterSpacing: "0.3em" } }}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ""))}
    />
  );
}
