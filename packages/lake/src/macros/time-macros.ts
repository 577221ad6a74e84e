/** The kinds of arguments that time macros take. */
export type MacroArgument = "offset" | "instant" | "alias" | "column";

const place = ["alias", "column"] as const;

/** The macros' arguments in order; those of `place` may be left out. */
export const timeMacros = {
  p_occurs_since: ["offset", ...place],
  p_occurs_between: ["instant", "instant", ...place],
  p_occurs_around: ["instant", "offset", ...place],
  p_occurs_after: ["instant", ...place],
  p_occurs_before: ["instant", ...place],
  p_current_timestamp: [],
} as const satisfies Readonly<Record<string, readonly MacroArgument[]>>;
export type TimeMacro = keyof typeof timeMacros;

export function isTimeMacro(name: string): name is TimeMacro {
  return Object.hasOwn(timeMacros, name);
}

/** `p_occurs_between(instant, instant [, alias [, column]])` */
export function signatureOf(macro: TimeMacro): string {
  const names: readonly MacroArgument[] = timeMacros[macro];
  const required = names.filter((name) => name === "offset" || name === "instant").join(", ");
  return `${macro}(${required}${required === "" ? "" : " [, alias [, column]]"})`;
}
