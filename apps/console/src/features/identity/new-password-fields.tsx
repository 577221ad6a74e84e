import { passwordProblems } from "@pharos/domain";
import { PasswordInput } from "@pharos/ui";
import { IconCheck, IconX } from "@pharos/ui/icons";
import classes from "./identity.module.css";

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}
export const noNewPassword: NewPassword = { password: "", confirmation: "" };

export function newPasswordErrors({ password, confirmation }: NewPassword): Record<string, string> {
  const problem = passwordProblems(password)[0];
  if (problem) return { password: problem };
  return password === confirmation ? {} : { confirmation: "Passwords must match" };
}

interface NewPasswordFieldsProps {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** A new password twice, with the rules that it meets so far. */
export function NewPasswordFields({ value, onChange, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        value={value.password}
        error={errors.password ?? errors.newPassword}
        onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
      />
      <PasswordRules password={value.password} />
      <PasswordInput
        label="Confirm new password"
        autoComplete="new-password"
        value={value.confirmation}
        error={errors.confirmation}
        onChange={(event) => onChange({ ...value, confirmation: event.currentTarget.value })}
      />
    </>
  );
}

/** A single space breaks every rule but none of them by being empty: so it lists them all. */
const allRules = passwordProblems(" ");

function PasswordRules({ password }: { password: string }) {
  const broken = new Set(passwordProblems(password || " "));
  return (
    <ul className={classes.rules} aria-label="Password rules">
      {allRules.map((rule) => (
        <li key={rule} data-met={!broken.has(rule) || undefined}>
          {broken.has(rule) ? <IconX size={13} aria-label="Not met:" /> : <IconCheck size={13} aria-label="Met:" />}
          {rule}
        </li>
      ))}
    </ul>
  );
}
