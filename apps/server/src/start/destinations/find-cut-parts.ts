import type { MessagePart } from "@pharos/api";
import type { AlertMessage } from "@pharos/connectors";

/** Characters of no script, which nothing escapes: a text that begins in a message and does not end there was cut. */
const firstMark = 0xe000;
const textParts = ["title", "description", "runbook", "reference"] as const;
const parts: readonly MessagePart[] = [...textParts, "context"];
/** What stands in the place of values that a whole message has no room for. */
const valueLeftOut = "(truncated, see link)";

/** The message with the beginning and the end of each part marked, and otherwise as long as it was. */
export function markMessage(message: AlertMessage): AlertMessage {
  const marked = Object.fromEntries(textParts.map((part) => [part, markEnds(message[part], marksOf(part))]));
  return { ...message, ...marked, context: markContext(message.context) };
}

/** The parts that a tool gets less of than there is. @param shown how the marked message reads there */
export function findCutParts({ context }: Pick<AlertMessage, "context">, shown: string): MessagePart[] {
  const isShortened = Object.keys(context).length > 0 && shown.includes(valueLeftOut);
  return parts.filter((part) => {
    const [begin, end] = marksOf(part);
    return (shown.includes(begin) && !shown.includes(end)) || (part === "context" && isShortened);
  });
}

function marksOf(part: MessagePart): readonly [begin: string, end: string] {
  const at = firstMark + 2 * parts.indexOf(part);
  return [String.fromCharCode(at), String.fromCharCode(at + 1)];
}

function markEnds(text: string, [begin, end]: readonly [string, string]): string {
  const characters = [...text];
  const [first, last] = [characters.shift(), characters.pop()];
  if (first === undefined || last === undefined) return text;
  return [begin.repeat(first.length), ...characters, end.repeat(last.length)].join("");
}

/** Marks the first name and the last one, or the value of that where it is a text. */
function markContext(context: AlertMessage["context"]): AlertMessage["context"] {
  const entries = Object.entries(context);
  const [begin, end] = marksOf("context");
  return Object.fromEntries(
    entries.map(([name, value], at): [string, unknown] => {
      const isLast = at === entries.length - 1;
      const isText = typeof value === "string" && value !== "";
      const markedName = at === 0 ? begin + name.slice(1) : name;
      if (!isLast) return [markedName, value];
      return isText ? [markedName, value.slice(0, -1) + end] : [markedName.slice(0, -1) + end, value];
    }),
  );
}
