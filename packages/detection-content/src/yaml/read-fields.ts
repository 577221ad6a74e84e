import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from "yaml";

export type Report = (message: string, at?: Node | null) => void;

/** Reads one value; undefined after it has reported what is wrong. */
export type FieldReader<T> = (node: Node | null, name: string, report: Report) => T | undefined;

export type FieldReaders = Readonly<Record<string, FieldReader<unknown>>>;
export type FieldValues<R extends FieldReaders> = {
  readonly [K in keyof R]?: R[K] extends FieldReader<infer T> ? T : never;
};

/** Reads the mapping's members by name; a member that no reader knows is a problem. */
export function readFields<R extends FieldReaders>(map: YAMLMap, readers: R, report: Report): FieldValues<R> {
  const values: Record<string, unknown> = {};
  for (const { key, value } of map.items as Pair<Node, Node | null>[]) {
    const name = isScalar(key) ? String(key.value) : "";
    const reader = readers[name];
    if (reader === undefined) report(`unknown key ${name}${suggestion(name, Object.keys(readers))}`, key);
    else values[name] = reader(value, name, report);
  }
  return values as FieldValues<R>;
}

/** Reports the mapping's members that are not among the known. */
export function checkKeys(map: YAMLMap, known: readonly string[], report: Report): void {
  readFields(map, Object.fromEntries(known.map((name) => [name, anything])), report);
}

function suggestion(name: string, known: readonly string[]): string {
  const same = known.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
  return same === undefined ? "" : `; did you mean ${same}?`;
}

export const text: FieldReader<string> = (node, name, report) => {
  if (isScalar(node) && typeof node.value === "string") return node.value;
  // A bare number or boolean where text is meant (`Reference: 1`) keeps its spelling.
  if (isScalar(node) && node.value !== null && node.source !== undefined) return node.source;
  report(`${name} must be text`, node);
  return undefined;
};

export const flag: FieldReader<boolean> = (node, name, report) => {
  if (isScalar(node) && typeof node.value === "boolean") return node.value;
  report(`${name} must be true or false`, node);
  return undefined;
};

/** A whole number of at least `min`. */
export function wholeNumber(min: number): FieldReader<number> {
  return (node, name, report) => {
    if (isScalar(node) && Number.isSafeInteger(node.value) && Number(node.value) >= min) return Number(node.value);
    report(`${name} must be a whole number of at least ${min}`, node);
    return undefined;
  };
}

interface TextListOptions {
  /** Decides what counts as a repetition. */
  readonly sameAs?: (text: string) => string;
  readonly allowsRepeats?: boolean;
}

/** A list of text, by default without repetitions. */
export function textList({
  sameAs = (text) => text,
  allowsRepeats = false,
}: TextListOptions = {}): FieldReader<string[]> {
  return (node, name, report) => {
    if (!isSeq(node)) {
      report(`${name} must be a list`, node);
      return undefined;
    }
    const seen = new Set<string>();
    return (node.items as Node[]).flatMap((item) => {
      const value = text(item, `each of ${name}`, report);
      if (value === undefined) return [];
      if (seen.has(sameAs(value)) && !allowsRepeats) report(`${name} has ${value} twice`, item);
      seen.add(sameAs(value));
      return [value];
    });
  };
}

/** A mapping of names to lists of text. */
export const textLists: FieldReader<Record<string, string[]>> = (node, name, report) => {
  if (!isMap(node)) {
    report(`${name} must be a mapping of names to lists`, node);
    return undefined;
  }
  const lists: Record<string, string[]> = {};
  for (const { key, value } of node.items as Pair<Node, Node | null>[]) {
    const list = isScalar(key) ? String(key.value) : "";
    lists[list] = textList()(value, `${name}.${list}`, report) ?? [];
  }
  return lists;
};

/** Anything, as it is: for keys that are kept but not read yet. */
export const anything: FieldReader<unknown> = (node) => node?.toJSON();
