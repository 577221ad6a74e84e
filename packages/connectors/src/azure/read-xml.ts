/** Returns what stands in the elements of a name, in order. They do not hold others of the same name. */
export function elementsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, "g"))].map(
    ([, inner = ""]) => inner,
  );
}

/** Returns the text of the first element of a name; undefined where there is none. */
export function elementText(xml: string, name: string): string | undefined {
  const [first] = elementsOf(xml, name);
  return first === undefined ? undefined : unescapeXml(first);
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

export function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
