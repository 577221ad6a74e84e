import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from "yaml";
import { schemaInvalid } from "./errors.ts";

const textBytesMax = 2 * 1024 * 1024;
/** Nodes of one document, aliases followed: more is an attack, not a schema. */
const nodesMax = 50_000;
const depthMax = 64;

interface Source {
  readonly document: Document<Node>;
  readonly lines: LineCounter;
  visited: number;
}

/** A place in a YAML document that is read as one expected shape, or refused with line and column. */
export class YamlReader {
  readonly #source: Source;
  readonly #node: Node;
  readonly #depth: number;

  private constructor(source: Source, node: Node, depth: number) {
    this.#source = source;
    this.#node = node;
    this.#depth = depth;
    source.visited++;
    if (source.visited > nodesMax || depth > depthMax)
      throw this.error("the document is too large or nested too deeply");
  }

  /** Throws InvalidLogSchema for text that is not exactly one YAML document. */
  static of(text: string): YamlReader {
    const [reader, second] = YamlReader.documentsOf(text);
    if (!reader) throw schemaInvalid(1, 1, "the schema is empty");
    if (second) throw reader.error("the text contains more than one document");
    return reader;
  }

  /** The documents of a text, without empty ones. Throws InvalidLogSchema for text that is no YAML. */
  static documentsOf(text: string): YamlReader[] {
    const lines = new LineCounter();
    if (text.length > textBytesMax)
      throw schemaInvalid(1, 1, `the text is longer than ${textBytesMax / 1024 / 1024} MB`);
    // The library compares each key with all others of its mapping; `entries` does it in one pass.
    const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
    if ("empty" in documents) return [];
    return documents.flatMap((document) => {
      const [error] = document.errors;
      if (error) {
        const at = lines.linePos(error.pos[0]);
        throw schemaInvalid(at.line, at.col, error.message);
      }
      if (!document.contents) return [];
      const source: Source = { document: document as unknown as Document<Node>, lines, visited: 0 };
      return [new YamlReader(source, document.contents, 0)];
    });
  }

  error(reason: string): Error {
    const offset = this.#node.range?.[0] ?? 0;
    const { line, col } = this.#source.lines.linePos(offset);
    return schemaInvalid(Math.max(1, line), Math.max(1, col), reason);
  }

  #child(node: unknown): YamlReader {
    const target = isAlias(node) ? node.resolve(this.#source.document) : (node as Node | null | undefined);
    if (!target) throw this.error("a value is missing");
    return new YamlReader(this.#source, target, this.#depth + 1);
  }

  /** Counted from 1. */
  get line(): number {
    return Math.max(1, this.#source.lines.linePos(this.#node.range?.[0] ?? 0).line);
  }

  get isMapping(): boolean {
    return isMap(this.#node);
  }

  /** The members of a mapping that have a value; any key that is not named is refused. */
  members(what: string, keys: readonly string[]): Map<string, YamlReader> {
    const members = new Map<string, YamlReader>();
    for (const { key, name, value } of this.entries(what)) {
      if (!keys.includes(name)) throw key.error(`unknown key "${name}" in ${what}; it may have ${keys.join(", ")}`);
      if (value) members.set(name, value);
    }
    return members;
  }

  /** The members of a mapping with free keys. A member without a value (null) has none here either. */
  entries(what: string): { readonly key: YamlReader; readonly name: string; readonly value: YamlReader | undefined }[] {
    if (!isMap(this.#node)) throw this.error(`${what} must be a mapping`);
    const names = new Set<string>();
    return this.#node.items.map((pair) => {
      const key = this.#child(pair.key);
      const name = key.text(`a key of ${what}`);
      if (names.has(name)) throw key.error("Map keys must be unique");
      names.add(name);
      const isNull = pair.value === null || (isScalar(pair.value) && pair.value.value === null);
      return { key, name, value: isNull ? undefined : this.#child(pair.value) };
    });
  }

  list(what: string): YamlReader[] {
    if (!isSeq(this.#node)) throw this.error(`${what} must be a list`);
    return this.#node.items.map((item) => this.#child(item));
  }

  text(what: string): string {
    if (!isScalar(this.#node)) throw this.error(`${what} must be a string`);
    const { value } = this.#node;
    if (typeof value === "string") return value;
    // An unquoted number or date in a list of texts is meant as it is written.
    if (typeof value === "number" || typeof value === "boolean") return this.#node.source ?? String(value);
    throw this.error(`${what} must be a string`);
  }

  texts(what: string): string[] {
    return this.list(what).map((item) => item.text(`an entry of ${what}`));
  }

  flag(what: string): boolean {
    if (isScalar(this.#node) && typeof this.#node.value === "boolean") return this.#node.value;
    throw this.error(`${what} must be true or false`);
  }

  integer(what: string): number {
    if (isScalar(this.#node) && Number.isSafeInteger(this.#node.value)) return this.#node.value as number;
    throw this.error(`${what} must be a whole number`);
  }

  oneOf<T extends string>(what: string, values: readonly T[]): T {
    const text = this.text(what);
    const found = values.find((value) => value === text);
    if (found === undefined) throw this.error(`${what} "${text}" is unknown. Use one of ${values.join(", ")}`);
    return found;
  }
}
