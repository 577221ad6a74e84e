import classes from "./row-switch.module.css";

interface RowSwitchProps {
  /** Says what it switches, to those who hear the page. */
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch in a table's row, one element: the library's has eight, which tables would mount with each row scrolled in. */
export function RowSwitch({ label, checked, disabled, onChange }: RowSwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={classes.switch}
      aria-label={label}
      checked={checked}
      aria-checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
