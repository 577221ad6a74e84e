/** A part of a pattern in the syntax of JavaScript, and what decides whether both engines agree on it. */
interface Part {
  readonly source: string;
  readonly hasCapture: boolean;
  readonly mayBeEmpty: boolean;
}

class Untranslatable extends Error {}

const anyButLineFeed = "[^\\n]";
/** RE2's blanks; JavaScript's `\s` has more. */
const blanks = "\\t\\n\\f\\r ";
const posixClasses: Readonly<Record<string, string>> = {
  alnum: "0-9A-Za-z",
  alpha: "A-Za-z",
  ascii: "\\x00-\\x7F",
  blank: "\\t ",
  cntrl: "\\x00-\\x1F\\x7F",
  digit: "0-9",
  graph: "!-~",
  lower: "a-z",
  print: " -~",
  punct: "!-\\/:-@\\[-`{-~",
  space: "\\t\\n\\v\\f\\r ",
  upper: "A-Z",
  word: "0-9A-Za-z_",
  xdigit: "0-9A-Fa-f",
};

/**
 * A pattern in RE2's syntax, which RE2 has accepted, in that of JavaScript, so that both match the same characters in
 * the same groups of any text without surrogates. Undefined where that cannot be promised: flags, Unicode classes, and
 * groups within repetitions, of which JavaScript forgets all but the last round.
 */
export function translatePattern(pattern: string): string | undefined {
  const reader = new PatternReader(pattern);
  try {
    const { source } = reader.alternatives();
    return reader.isDone ? source : undefined;
  } catch (error) {
    if (error instanceof Untranslatable) return undefined;
    throw error;
  }
}

class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  get isDone(): boolean {
    return this.#at >= this.#pattern.length;
  }

  alternatives(): Part {
    const parts = [this.#sequence()];
    while (this.#take("|")) parts.push(this.#sequence());
    return {
      source: parts.map(({ source }) => source).join("|"),
      hasCapture: parts.some(({ hasCapture }) => hasCapture),
      mayBeEmpty: parts.some(({ mayBeEmpty }) => mayBeEmpty),
    };
  }

  #sequence(): Part {
    let source = "";
    let hasCapture = false;
    let mayBeEmpty = true;
    while (!this.isDone && !"|)".includes(this.#peek())) {
      const part = this.#repeated(this.#atom());
      source += part.source;
      hasCapture ||= part.hasCapture;
      mayBeEmpty &&= part.mayBeEmpty;
    }
    return { source, hasCapture, mayBeEmpty };
  }

  #repeated(part: Part): Part {
    const quantifier = this.#match(/[*+?]\??|\{\d+(?:,\d*)?\}\??/y);
    if (quantifier === undefined) return part;
    if (/[*+?{]/.test(this.#peek()) && this.#match(/[*+?]|\{\d+(?:,\d*)?\}/y)) throw new Untranslatable();
    const isOptional = quantifier.startsWith("?");
    if (!isOptional && (part.hasCapture || part.mayBeEmpty)) throw new Untranslatable();
    const mayBeEmpty = part.mayBeEmpty || /^[*?]|^\{0/.test(quantifier);
    // JavaScript leaves out an optional round that matches nothing, and with it what its groups took.
    if (isOptional && part.mayBeEmpty && part.hasCapture) throw new Untranslatable();
    return { source: part.source + quantifier, hasCapture: part.hasCapture, mayBeEmpty };
  }

  #atom(): Part {
    const char = this.#next();
    if (char === "(") return this.#group();
    if (char === "[") return filled(this.#characterClass());
    if (char === ".") return filled(anyButLineFeed);
    if (char === "^" || char === "$") return empty(char);
    if (char === "\\") return this.#escape();
    if (char === "{" || char === "}" || char === "]" || char === "/") return filled(`\\${char}`);
    return filled(char);
  }

  #group(): Part {
    const open = this.#match(/\?:|\?P?<\w+>/y);
    if (open === undefined && this.#peek() === "?") throw new Untranslatable();
    const inner = this.alternatives();
    if (!this.#take(")")) throw new Untranslatable();
    const isCapture = open !== "?:";
    return {
      source: isCapture ? `(${inner.source})` : `(?:${inner.source})`,
      hasCapture: isCapture || inner.hasCapture,
      mayBeEmpty: inner.mayBeEmpty,
    };
  }

  #escape(): Part {
    const char = this.#next();
    if (char === "A") return empty("^");
    if (char === "z") return empty("$");
    if (char === "b" || char === "B") return empty(`\\${char}`);
    if (char === "s") return filled(`[${blanks}]`);
    if (char === "S") return filled(`[^${blanks}]`);
    if (char === "Q") return this.#quoted();
    return filled(this.#character(char));
  }

  /** An escape that is the same inside and outside of classes. */
  #character(char: string): string {
    if ("dDwWtnrfv".includes(char)) return `\\${char}`;
    if (char === "a") return "\\x07";
    if (char === "x") return this.#hexadecimal();
    if (/[A-Za-z0-9]/.test(char)) throw new Untranslatable();
    return char === "_" ? char : `\\${char}`;
  }

  #hexadecimal(): string {
    const digits = this.#match(/[0-9a-fA-F]{2}|\{[0-9a-fA-F]{1,4}\}/y);
    if (digits === undefined) throw new Untranslatable();
    return `\\u${digits.replace(/[{}]/g, "").padStart(4, "0")}`;
  }

  #quoted(): Part {
    const end = this.#pattern.indexOf("\\E", this.#at);
    const text = this.#pattern.slice(this.#at, end < 0 ? undefined : end);
    this.#at = end < 0 ? this.#pattern.length : end + 2;
    // A quantifier behind it repeats its last character only.
    if (/[*+?{]/.test(this.#peek()) && text.length > 1) throw new Untranslatable();
    const source = text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
    return text === "" ? empty("") : filled(source);
  }

  #characterClass(): string {
    let source = this.#take("^") ? "[^" : "[";
    for (let isFirst = true; isFirst || this.#peek() !== "]"; isFirst = false) {
      if (this.isDone) throw new Untranslatable();
      source += this.#classMember();
    }
    this.#at++;
    return `${source}]`;
  }

  #classMember(): string {
    const posix = this.#match(/\[:\^?[a-z]+:\]/y);
    if (posix !== undefined) {
      const members = posixClasses[posix.slice(2, -2)];
      if (members === undefined) throw new Untranslatable();
      return members;
    }
    const char = this.#next();
    if (char !== "\\") return "[]^/".includes(char) ? `\\${char}` : char;
    const escaped = this.#next();
    if (escaped === "s") return blanks;
    if ("SbBAzQEC".includes(escaped)) throw new Untranslatable();
    return this.#character(escaped);
  }

  #peek(): string {
    return this.#pattern.charAt(this.#at);
  }

  #next(): string {
    if (this.isDone) throw new Untranslatable();
    return this.#pattern.charAt(this.#at++);
  }

  #take(char: string): boolean {
    if (this.#peek() !== char || this.isDone) return false;
    this.#at++;
    return true;
  }

  #match(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#pattern)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }
}

const filled = (source: string): Part => ({ source, hasCapture: false, mayBeEmpty: false });
const empty = (source: string): Part => ({ source, hasCapture: false, mayBeEmpty: true });
