import { readMember } from "../conditions/read-path.ts";
import { everyElement, type Path, type PathStep } from "./expression.ts";

/** Reads `a.b`, `a[2].b` and `a[*].b`; undefined where the text is no path. The empty text is the empty path. */
export function parseKeyPath(text: string): Path | undefined {
  const steps: PathStep[] = [];
  const step = /([^.[\]]+)|\[(\d+|\*)\]/y;
  let at = 0;
  while (at < text.length) {
    const isMember = at === 0 || text[at] === ".";
    if (isMember && at > 0) at += 1;
    step.lastIndex = at;
    const [whole, name, index] = step.exec(text) ?? [];
    if (whole === undefined || (name !== undefined) !== isMember) return undefined;
    steps.push(name ?? (index === "*" ? everyElement : Number(index)));
    at = step.lastIndex;
  }
  return steps;
}

/** Reads the path's value: undefined where there is none. */
export type ValueReader = (subject: unknown) => unknown;

/** Reads a path that names one value; names match in any capitalisation, the exact spelling first. */
export function valueReader(path: Path): ValueReader {
  const [first] = path;
  if (path.length === 1 && typeof first === "string") return (subject) => member(subject, first);
  return (subject) => {
    let value = subject;
    for (const step of path) {
      value = typeof step === "string" ? member(value, step) : element(value, step);
      if (value === undefined) return undefined;
    }
    return value;
  };
}

/** Reads all values of a path with `[*]`. */
export function valuesReader(path: Path): (subject: unknown) => unknown[] {
  return (subject) => {
    let values = [subject];
    for (const step of path) {
      values = values.flatMap((value) => {
        if (step === everyElement) return Array.isArray(value) ? value : [];
        const next = typeof step === "string" ? member(value, step) : element(value, step);
        return next === undefined ? [] : [next];
      });
    }
    return values;
  };
}

/** One value, or a list for a path with `[*]`. */
export function readerOf(path: Path): ValueReader {
  return path.includes(everyElement) ? valuesReader(path) : valueReader(path);
}

/** The path as it is written. */
export function pathText(path: Path): string {
  const texts = path.map((step) => (typeof step === "string" ? `.${step}` : `[${step === everyElement ? "*" : step}]`));
  return texts.join("").replace(/^\./, "");
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return readMember(value as Readonly<Record<string, unknown>>, name);
}

function element(value: unknown, step: number | typeof everyElement): unknown {
  return Array.isArray(value) && typeof step === "number" ? value[step] : undefined;
}
