/** A step on the way into a value: a member's name, or a position in a list. */
export type PathStep = string | bigint;

const step = /^(?:\.?([^.[\]'"]+)|\[\s*(-?\d+)\s*\]|\.?\[\s*'((?:[^'\\]|\\.)*)'\s*\]|\.?\[\s*"((?:[^"\\]|\\.)*)"\s*\])/;

/** Reads `a.b[0]['c d']`, `$.a.b`; undefined of what is no path. */
export function readPath(text: string): PathStep[] | undefined {
  let rest = text.replace(/^\$(?=[.[]|$)/, "");
  const steps: PathStep[] = [];
  while (rest !== "") {
    const [read, name, position, single, double] = step.exec(rest) ?? [];
    if (read === undefined || (steps.length > 0 && name !== undefined && !read.startsWith("."))) return undefined;
    steps.push(position === undefined ? unescaped(name ?? single ?? double ?? "") : BigInt(position));
    rest = rest.slice(read.length);
  }
  return steps;
}

function unescaped(name: string): string {
  return name.replaceAll(/\\(.)/gs, "$1");
}

/** The path to a member as text that `readPath` reads, whatever is in its names. */
export function writePath(names: readonly string[]): string {
  return names.map((name) => `['${name.replaceAll(/[\\']/g, "\\$&")}']`).join("");
}
