/** Where the lines of comments begin that stand right above `start`; the line's own start where there are none. */
export function findLeadingComments(text: string, start: number): number {
  let from = text.lastIndexOf("\n", start - 1) + 1;
  // In one line with its key, or with brackets around it.
  if (text.slice(from, start).trim() !== "") return start;
  for (;;) {
    const above = from < 2 ? (from === 0 ? -1 : 0) : text.lastIndexOf("\n", from - 2) + 1;
    if (above < 0 || !/^\s*#/.test(text.slice(above, from))) return from;
    from = above;
  }
}
