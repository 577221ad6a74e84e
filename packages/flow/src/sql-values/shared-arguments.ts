import { engineType } from "./convert-value.ts";
import { operand } from "./sql-text.ts";
import { plain, type SqlValue } from "./sql-value.ts";

/** From so many characters on, what a function mentions more than once is written once. */
const longText = 400;

/**
 * The arguments of one call. A function may mention an argument many times, so that calls within calls would double the
 * statement with each of them: what is long has a name while the function is written, and the name a value around it.
 */
export class SharedArguments {
  readonly #newName: () => string;
  readonly #texts = new Map<string, string>();

  constructor(newName: () => string) {
    this.#newName = newName;
  }

  /** The value, or a name for it. */
  named(value: SqlValue): SqlValue {
    const isText = value.kind === "json" || (value.kind === "plain" && value.written === undefined);
    if (!isText || value.sql.length < longText) return value;
    const name = this.#newName();
    // A condition is a number to the engine until it has to be one or the other.
    this.#texts.set(
      name,
      value.kind === "plain" && value.type.kind === "boolean"
        ? `CAST(${value.sql}, '${engineType(value.type)}')`
        : value.sql,
    );
    return value.kind === "json" ? { kind: "json", sql: name, type: value.type } : plain(name, value.type);
  }

  /** What was made of the arguments, with values for their names. */
  bound(value: SqlValue): SqlValue {
    if (this.#texts.size === 0) return value;
    if (value.kind === "json") return { kind: "json", sql: this.#boundSql(value.sql), type: value.type };
    if (value.kind === "plain") return { ...value, sql: this.#boundSql(value.sql) };
    if (value.kind !== "struct") return value;
    const fields = new Map([...value.fields].map(([name, field]) => [name, this.bound(field)]));
    return { ...value, fields, isPresent: value.isPresent && this.#boundSql(value.isPresent) };
  }

  #boundSql(sql: string): string {
    const many: string[] = [];
    let bound = sql;
    for (const [name, text] of this.#texts) {
      const count = bound.split(name).length - 1;
      if (count > 1) many.push(name);
      else if (count === 1) bound = withoutName(bound, name, operand(text));
    }
    if (many.length === 0) return bound;
    const values = many.map((name) => `[${this.#texts.get(name)}]`);
    return `arrayMap(${many.length === 1 ? many[0] : `(${many.join(", ")})`} -> ${bound}, ${values.join(", ")})[1]`;
  }
}

/** The text in place of the name, where it is one and not a part of a quoted text. */
function withoutName(sql: string, name: string, text: string): string {
  const names = new RegExp(`'(?:[^'\\\\]|\\\\.)*'|\`(?:[^\`\\\\]|\\\\.)*\`|\\b${name}\\b`, "gs");
  return sql.replaceAll(names, (found) => (found === name ? text : found));
}
