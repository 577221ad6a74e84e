import { guessablePassword, passwordProblems } from "@pharos/domain";
import { PasswordInput } from "@pharos/ui";
import { IconCheck, IconX } from "@pharos/ui/icons";
import classes from "./identity.module.css";
import { useIsHardToGuess } from "./use-is-hard-to-guess.ts";

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
  /** What others know of the person: names, an email address. */
  readonly ownWords?: readonly string[];
}

/** A new password twice, with the rules that it meets so far. */
export function NewPasswordFields({ value, onChange, errors, ownWords = noWords }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        value={value.password}
        error={errors.password ?? errors.newPassword}
        onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
      />
      <PasswordRules password={value.password} ownWords={ownWords} />
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
const allRules = [...passwordProblems(" "), guessablePassword];
const noWords: readonly string[] = [];

function PasswordRules({ password, ownWords }: { password: string; ownWords: readonly string[] }) {
  const problems = passwordProblems(password || " ");
  // Only a password that keeps every other rule is worth an estimate.
  const isHard = useIsHardToGuess(problems.length === 0 ? password : "", ownWords);
  const broken = new Set(isHard ? problems : [...problems, guessablePassword]);
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
