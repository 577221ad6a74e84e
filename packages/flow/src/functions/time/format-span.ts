import { quoteText } from "../../sql-values/sql-text.ts";

const piece = /([dhHmsfF])\1*|[^A-Za-z]/g;

const sizes: Readonly<Record<string, readonly [size: string, wrap: string]>> = {
  d: ["86400000000000", "1000000"],
  h: ["3600000000000", "24"],
  H: ["3600000000000", "24"],
  m: ["60000000000", "60"],
  s: ["1000000000", "60"],
};

/** `d.hh:mm:ss.fff`: letters of parts and what is no letter. */
export function isSpanFormat(written: string): boolean {
  return written.replaceAll(piece, "") === "" && written !== "" && !/f{10}|F{10}/.test(written);
}

/** The parts of a time span in nanoseconds, each at least as long as its letters, behind the sign. */
export function formatSpanSql(span: string, written: string): string {
  const pieces = [...written.matchAll(piece)].map(([text, letter]) => {
    const known = sizes[letter ?? ""];
    if (known !== undefined)
      return `leftPad(toString(intDiv(n, ${known[0]}) % ${known[1]}), greatest(${text.length}, length(toString(intDiv(n, ${known[0]}) % ${known[1]}))), '0')`;
    if (letter === undefined) return quoteText(text);
    return `substring(leftPad(toString(n % 1000000000), 9, '0'), 1, ${text.length})`;
  });
  const body = `arrayMap(n -> concat(${["''", "''", ...pieces].join(", ")}), [abs(${span})])[1]`;
  return `concat(if(${span} < 0, '-', ''), ${body})`;
}
