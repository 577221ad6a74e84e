const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Text of a comment that was sent as HTML: its blocks as lines, without tags. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr)>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d{1,7})|(\w+));/g, (whole, code, name) =>
      code ? characterOf(Number(code)) : (entities[name] ?? whole),
    )
    .trim();
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
}
