import { type Permission, permissionDetails, permissionGroups } from "@pharos/domain";
import { Checkbox } from "@pharos/ui";
import { impliedBy, togglePermission } from "./permission-choice.ts";
import classes from "./settings.module.css";

interface PermissionPickerProps {
  readonly value: readonly Permission[];
  readonly onChange: (value: Permission[]) => void;
  /** Those that can be given here. */
  readonly offered: readonly Permission[];
  readonly error?: unknown;
}

/** Permissions by group. To manage is to view: ticking the one ticks the other, and holds it. */
export function PermissionPicker({ value, onChange, offered, error }: PermissionPickerProps) {
  return (
    <div className={classes.permissions}>
      {error ? (
        <p className={classes.error} role="alert">
          {String(error)}
        </p>
      ) : null}
      {permissionGroups.map((group) => {
        const members = permissionDetails.filter((one) => one.group === group && offered.includes(one.id));
        return members.length > 0 ? (
          <fieldset key={group}>
            <legend>{group}</legend>
            {members.map(({ id, title, description }) => (
              <Checkbox
                key={id}
                label={title}
                description={description}
                checked={value.includes(id)}
                disabled={impliedBy(id, value) !== undefined}
                onChange={() => onChange(togglePermission(value, id))}
              />
            ))}
          </fieldset>
        ) : null;
      })}
    </div>
  );
}
