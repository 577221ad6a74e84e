/** Says that a text, named with its article, has more characters than it may have. */
export function tooLong(what: string, max: number): string {
  return `${what} has at most ${max.toLocaleString("en")} characters`;
}
