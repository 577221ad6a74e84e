/** A member by name, an element by index, or every element. */
export type SelectorStep = string | number | typeof everyItem;
export const everyItem = Symbol("every item");

/** What of an event is looked up. */
export interface LookupSelector {
  /** The key in the result: the text without its leading `$.`; one key, also where it has dots. */
  readonly key: string;
  readonly steps: readonly SelectorStep[];
}

const step = /\.?(?:([^.[\]'"*]+)|'([^']+)'|"([^"]+)"|(\*))|\[(?:(\d+)|(\*)|'([^']+)'|"([^"]+)")\]/y;

/**
 * Reads a field's name or a JSONPath that begins with `$`: `$.a.b`, `$.a[0].b`, `$.a[*].b`, `$.'a.b'`, `$["a b"]`.
 * Undefined for any other path; a name alone may hold any character.
 */
export function parseSelector(text: string): LookupSelector | undefined {
  if (text === "") return undefined;
  if (!text.startsWith("$")) return { key: text, steps: [text] };
  const steps: SelectorStep[] = [];
  step.lastIndex = 1;
  while (step.lastIndex < text.length) {
    const at = step.lastIndex;
    const [whole, ...parts] = step.exec(text) ?? [];
    // A bare name needs its dot; a bracket stands without one.
    if (whole === undefined || !(whole.startsWith(".") || text[at] === "[")) return undefined;
    const [bare, single, double, star, index, anyIndex, inSingle, inDouble] = parts;
    const name = bare ?? single ?? double ?? inSingle ?? inDouble;
    if (name !== undefined) steps.push(name);
    else if (index !== undefined) steps.push(Number(index));
    else if (star !== undefined || anyIndex !== undefined) steps.push(everyItem);
  }
  return steps.length === 0 ? undefined : { key: text.replace(/^\$\.?/, ""), steps };
}
