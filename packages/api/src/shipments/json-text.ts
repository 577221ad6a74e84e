/** JSON as text: values are cut out as they were written, so that no digit of a long number is lost. */

const blanks = /[\s,]*/y;
const scalar = /[^\s,\]}]+/y;

/** Returns the index of the next value, past blanks and commas. */
export function skipToValue(text: string, at: number): number {
  blanks.lastIndex = at;
  blanks.exec(text);
  return blanks.lastIndex;
}

/** Returns the index after the value that begins at `start`, or -1 when the text ends before the value does. */
export function findValueEnd(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return findStringEnd(text, start);
  if (first !== "{" && first !== "[") {
    scalar.lastIndex = start;
    return scalar.exec(text) ? scalar.lastIndex : -1;
  }
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === '"') {
      const end = findStringEnd(text, at);
      if (end < 0) return -1;
      at = end - 1;
    } else if (char === "{" || char === "[") depth++;
    else if ((char === "}" || char === "]") && --depth === 0) return at + 1;
  }
  return -1;
}

function findStringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at + 1;
  }
  return -1;
}

/** Returns the text of a member of an object that is valid JSON; of several with the name, the last. */
export function findMember(object: string, name: string): string | undefined {
  let found: string | undefined;
  let at = skipToValue(object, object.indexOf("{") + 1);
  while (object[at] === '"') {
    const keyEnd = findStringEnd(object, at);
    const start = skipToValue(object, object.indexOf(":", keyEnd) + 1);
    const end = findValueEnd(object, start);
    if (JSON.parse(object.slice(at, keyEnd)) === name) found = object.slice(start, end);
    at = skipToValue(object, end);
  }
  return found;
}

/** Returns what a value says on lines of its own: a string says its text, anything else itself on one line. */
export function toLines(value: string): string {
  if (!value.startsWith('"')) return joinLines(value);
  const text = JSON.parse(value) as string;
  return isJson(text) ? joinLines(text) : text;
}

/** Line feeds of valid JSON stand between its tokens, never within them. */
function joinLines(json: string): string {
  return json.replace(/[\r\n]+\s*/g, " ");
}

export function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
