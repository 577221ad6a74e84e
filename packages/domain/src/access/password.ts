/** Told of a password that keeps the rule and is found all the same (`password-strength.ts`). */
export const guessablePassword = "Password must not be easy to guess";

export const passwordLengthMin = 12;

/** The shared password rule (specification 1 §5): every broken part, in order; empty when the password is good. */
export function passwordProblems(password: string): string[] {
  if (password === "") return ["This field is required"];
  const rules: readonly (readonly [boolean, string])[] = [
    [password.length >= passwordLengthMin, `Password must contain at least ${passwordLengthMin} characters`],
    [/\p{Lu}/u.test(password), "Password must contain at least 1 uppercase character"],
    [/\p{Ll}/u.test(password), "Password must contain at least 1 lowercase character"],
    [/[^\p{L}\p{N}\s]/u.test(password), "Password must contain at least 1 symbol"],
    [/\p{N}/u.test(password), "Password must contain at least 1 number"],
  ];
  return rules.filter(([holds]) => !holds).map(([, message]) => message);
}
