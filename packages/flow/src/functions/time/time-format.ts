/** KQL's letters, as Joda's, which the engine reads and writes by. */
const letters: Readonly<Record<string, string>> = {
  y: "y",
  M: "M",
  d: "d",
  H: "H",
  h: "h",
  m: "m",
  s: "s",
  f: "S",
  F: "S",
};

/** What follows a `%`, as in strftime. */
const percents: Readonly<Record<string, string>> = {
  Y: "yyyy",
  y: "yy",
  m: "MM",
  d: "dd",
  e: "d",
  H: "HH",
  I: "hh",
  M: "mm",
  S: "ss",
  f: "SSSSSS",
  p: "a",
  b: "MMM",
  B: "MMMM",
  a: "E",
  A: "EEEE",
  j: "DDD",
  z: "Z",
  F: "yyyy-MM-dd",
  T: "HH:mm:ss",
};

/** A format of KQL (`yyyy-MM-dd HH:mm:ss.fff`, `tt`) or of strftime (`%Y-%m-%d`), as Joda's; undefined for neither. */
export function jodaFormat(written: string): string | undefined {
  return written.includes("%") ? ofPercents(written) : ofLetters(written);
}

function ofPercents(written: string): string | undefined {
  const pieces = [...written.matchAll(/%(.)|([^%]+)|%/gs)].map(([, letter, text]) =>
    text === undefined ? (letter === "%" ? "%" : percents[letter ?? ""]) : quoted(text),
  );
  return pieces.includes(undefined) ? undefined : pieces.join("");
}

function ofLetters(written: string): string | undefined {
  const pieces = [...written.matchAll(/tt|([yMdHhmsfF])\1*|'([^']*)'|[TZ]|[^A-Za-z]+|./gs)].map(
    ([piece, letter, text]) => {
      if (piece === "tt") return "a";
      if (letter !== undefined) return (letters[letter] ?? letter).repeat(piece.length);
      if (text !== undefined) return quoted(text);
      return /^[A-SU-Ya-z]/.test(piece) ? undefined : quoted(piece);
    },
  );
  return pieces.includes(undefined) ? undefined : pieces.join("");
}

function quoted(text: string): string {
  return /[A-Za-z']/.test(text) ? `'${text.replaceAll("'", "''")}'` : text;
}
