import { isExactTime } from "./is-exact-time.ts";
import { findMember, findValueEnd, isJson, skipToValue, toLines } from "./json-text.ts";

/** Why events of Splunk's HTTP Event Collector were refused, in its own codes. */
export type HecProblem = { readonly code: 5 } | { readonly code: 6 | 12 | 13; readonly "invalid-event-number": number };

export type HecEvents =
  /** The same body again is a repeat when its events are told apart. */
  { readonly lines: string; readonly areToldApart: boolean } | { readonly problem: HecProblem };

/** Reads objects that follow one another, with or without separators or an array around them. */
export function readHecEvents(text: string): HecEvents {
  const lines: string[] = [];
  let areToldApart = true;
  const isList = /^\s*\[/.test(text);
  let at = skipToValue(text, isList ? text.indexOf("[") + 1 : 0);
  while (at < text.length && !(isList && text[at] === "]")) {
    const end = text[at] === "{" ? findValueEnd(text, at) : -1;
    const object = text.slice(at, end);
    if (end < 0 || !isJson(object)) return refuse(6, lines.length);
    const event = findMember(object, "event");
    if (event === undefined || event === "null") return refuse(12, lines.length);
    const line = toLines(event);
    if (line.trim() === "" || line === "{}") return refuse(13, lines.length);
    lines.push(line);
    areToldApart &&= isExactTime(findMember(object, "time"));
    at = skipToValue(text, end);
  }
  return lines.length === 0 ? { problem: { code: 5 } } : { lines: `${lines.join("\n")}\n`, areToldApart };
}

function refuse(code: 6 | 12 | 13, number: number): HecEvents {
  return { problem: { code, "invalid-event-number": number } };
}
