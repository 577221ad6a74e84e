import { defined } from "../../../routing/search-codec.ts";

export interface UserValues extends Record<string, unknown> {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly roleId: string;
  readonly enabled: boolean;
}

export const newUserValues: UserValues = { givenName: "", familyName: "", email: "", roleId: "", enabled: true };

/** What is wrong with the form (specification 1 §5): field → sentence. `others` are the emails of other users. */
export function userProblems(values: UserValues, others: readonly string[]): Partial<Record<keyof UserValues, string>> {
  return defined({
    givenName: values.givenName.trim() === "" ? "First name is required" : undefined,
    familyName: values.familyName.trim() === "" ? "Last name is required" : undefined,
    email: emailProblem(values.email.trim(), others),
    roleId: values.roleId === "" ? "Role is required" : undefined,
  });
}

function emailProblem(email: string, others: readonly string[]): string | undefined {
  if (email === "") return "Email is required";
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return "Must be a valid email";
  return others.some((other) => other.toLowerCase() === email.toLowerCase()) ? "Email already in use" : undefined;
}
