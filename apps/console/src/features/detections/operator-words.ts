import { conditionNames } from "@pharos/detection-content/editor";

const acronyms = new Set(["IP", "IPv4", "IPv6", "CIDR"]);

/** An operator in words: `IDoesNotStartWith` → "does not start with (any case)". */
export function operatorLabel(name: string): string {
  const exact = name.slice(1);
  if (name.startsWith("I") && conditionNames.includes(exact)) return `${operatorLabel(exact)} (any case)`;
  const words = name.match(/IPv[46]|CIDR|IP|[A-Z][a-z]*/g) ?? [name];
  return words.map((word) => (acronyms.has(word) ? word : word.toLowerCase())).join(" ");
}

/** `…OrEqual` are older names of `…OrEquals`. */
const olderName = /OrEqual$/;

export const operatorChoices: readonly { readonly value: string; readonly label: string }[] = conditionNames
  .filter((name) => !olderName.test(name))
  .map((value) => ({ value, label: operatorLabel(value) }));
