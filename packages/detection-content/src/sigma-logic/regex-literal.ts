/**
 * The longest text that every match of a regular expression contains, capitals aside; undefined where none is found.
 * It looks only at what stands outside groups, and gives up on alternatives: too little is safe, too much is not.
 */
export function regexLiteral(source: string, flags: string): string | undefined {
  const ignoresCase = flags.includes("i");
  const runs: string[] = [];
  let run = "";
  const end = () => {
    runs.push(run);
    run = "";
  };
  for (let at = 0; at < source.length; ) {
    const unit = unitAt(source, at);
    if (unit === undefined) return undefined;
    const quantifier = /^(?:[*?+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at + unit.length))?.[0] ?? "";
    at += unit.length + quantifier.length;
    const isRequired = quantifier === "" || quantifier.startsWith("+") || /^\{[1-9]/.test(quantifier);
    if (unit.literal === undefined || (ignoresCase && hasOtherForms(unit.literal))) {
      if (!unit.isEmpty) end();
    } else if (quantifier === "") run += unit.literal;
    else {
      if (isRequired) run += unit.literal;
      end();
    }
  }
  end();
  const longest = runs.reduce((best, text) => (text.length > best.length ? text : best), "");
  return longest === "" ? undefined : longest;
}

/** Capitals aside, a regular expression takes the long s for an s and knows pairs beyond ASCII; lower case does not. */
function hasOtherForms(char: string): boolean {
  return /[s\u0080-\uffff]/i.test(char);
}

interface Unit {
  readonly length: number;
  /** The character that it stands for; undefined for a class, a group, an anchor. */
  readonly literal?: string;
  /** It takes no place in the text. */
  readonly isEmpty?: boolean;
}

/** Undefined for what makes all else uncertain. */
function unitAt(source: string, at: number): Unit | undefined {
  const char = source.charAt(at);
  switch (char) {
    case "|":
      return undefined;
    case "^":
    case "$":
      return { length: 1, isEmpty: true };
    case ".":
      return { length: 1 };
    case "[": {
      const whole = /^\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]/s.exec(source.slice(at))?.[0];
      return whole === undefined ? undefined : { length: whole.length };
    }
    case "(":
      return groupAt(source, at);
    case "\\": {
      const escaped = source.charAt(at + 1);
      if (/[^\w\s]/.test(escaped)) return { length: 2, literal: escaped };
      return /[dDwWsS]/.test(escaped) ? { length: 2 } : /[bB]/.test(escaped) ? { length: 2, isEmpty: true } : undefined;
    }
    default:
      return { length: 1, literal: char };
  }
}

/** A group that sets flags for what follows makes all uncertain. */
function groupAt(source: string, at: number): Unit | undefined {
  if (/^\(\?[a-zA-Z-]+\)/.test(source.slice(at))) return undefined;
  let depth = 0;
  for (let index = at; index < source.length; ) {
    const char = source.charAt(index);
    if (char === "(") depth += 1;
    if (char === ")" && --depth === 0) return { length: index - at + 1 };
    const step = char === "[" || char === "\\" ? unitAt(source, index) : { length: 1 };
    if (step === undefined && char !== "\\") return undefined;
    index += step?.length ?? 2;
  }
  return undefined;
}
