/** A tag, or what has the brackets of one: a comment, a processing instruction, character data. */
export interface Markup {
  readonly kind: "start" | "end" | "empty" | "other";
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const others = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
  ["<!", ">"],
] as const;

/** The markup of XML in order, up to the first that is not closed. Reads each character once. */
export function* readMarkup(text: string): Generator<Markup> {
  for (let start = text.indexOf("<"); start >= 0; ) {
    const other = others.find(([opening]) => text.startsWith(opening, start));
    const end = other ? endOfOther(text, start, other) : endOfTag(text, start);
    if (end < 0) return;
    yield other ? { kind: "other", name: "", start, end } : readTag(text, start, end);
    start = text.indexOf("<", end);
  }
}

function endOfOther(text: string, start: number, [opening, closing]: (typeof others)[number]): number {
  const at = text.indexOf(closing, start + opening.length);
  return at < 0 ? -1 : at + closing.length;
}

function endOfTag(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at];
    if (character === ">") return at + 1;
    if (character !== '"' && character !== "'") continue;
    at = text.indexOf(character, at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

function readTag(text: string, start: number, end: number): Markup {
  const isEnd = text[start + 1] === "/";
  const from = start + (isEnd ? 2 : 1);
  let to = from;
  while (to < end - 1 && !/[\s/]/.test(text[to] ?? "")) to++;
  const kind = isEnd ? "end" : text[end - 2] === "/" ? "empty" : "start";
  return { kind, name: text.slice(from, to), start, end };
}
