export interface AddedValues {
  readonly values: readonly string[];
  /** The text that could not be added and is still to be mended. */
  readonly left: string;
  readonly problem: string | undefined;
}

/** Adds the text, or its parts between commas. Wrong parts of several are left out and named. */
export function addValues(
  values: readonly string[],
  text: string,
  isSplit: boolean,
  isValid: (value: string) => boolean,
): AddedValues {
  const parts = isSplit
    ? [...new Set(text.split(",").map((part) => part.trim()))].filter((part) => part !== "")
    : [text];
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) {
    if (values.includes(only)) return { values, left: text, problem: "Value exists already" };
    if (!isValid(only)) return { values, left: text, problem: "Invalid value" };
  }
  const fresh = parts.filter((part) => !values.includes(part));
  const wrong = fresh.filter((part) => !isValid(part));
  const problem = wrong.length === 0 ? undefined : `One or more invalid values were ignored: ${wrong.join(", ")}`;
  return { values: [...values, ...fresh.filter(isValid)], left: "", problem };
}
