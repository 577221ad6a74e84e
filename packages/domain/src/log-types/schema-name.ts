/** Begins the names of log types that an installation makes itself. */
export const customPrefix = "Custom.";
export const schemaNameLengthMax = 248;

/** A rule of the name that a person gives, without the prefix, and whether it is kept. */
export interface NameRule {
  readonly rule: string;
  readonly isMet: boolean;
}

const wordsMax = 6;

/** Every rule for the name of one's own schema (specification 3 §5), for a form that shows each as passing or failing. */
export function schemaNameRules(name: string): NameRule[] {
  const words = name.split(".");
  return [
    {
      rule: `Has at most ${schemaNameLengthMax} characters`,
      isMet: name !== "" && name.length <= schemaNameLengthMax,
    },
    { rule: "Starts with a capital letter", isMet: /^[A-Z]/.test(name) },
    {
      rule: "Is made of words with a capital first letter, of letters and digits, separated by dots",
      isMet: words.every((word) => /^[A-Z][A-Za-z0-9]*$/.test(word)),
    },
    { rule: `Has at most ${wordsMax} words`, isMet: words.length <= wordsMax },
  ];
}

/** Why a log type cannot be one's own: the first rule that it breaks; undefined when it can. */
export function customLogTypeProblem(logType: string): string | undefined {
  if (!logType.startsWith(customPrefix)) return `The name of your own schema begins with ${customPrefix}`;
  const broken = schemaNameRules(logType.slice(customPrefix.length)).find(({ isMet }) => !isMet);
  return broken && `The name after ${customPrefix} breaks a rule: ${lowerFirst(broken.rule)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
