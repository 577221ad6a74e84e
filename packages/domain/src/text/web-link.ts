const linkProtocols: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** Whether a text may be stored as the target of a link: it leads to a page or a person and runs nothing. */
export function isWebLink(text: string): boolean {
  return URL.canParse(text) && linkProtocols.has(new URL(text).protocol);
}
