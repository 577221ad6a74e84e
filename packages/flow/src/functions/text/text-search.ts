import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { quoteText } from "../../sql-values/sql-text.ts";
import { caseForm, foldSql, foldText } from "./case-folding.ts";
import { type TermEnds, termPatternSql, termPatterns } from "./terms.ts";

/** A test of a text by a pattern, as SQL that is never NULL: what is absent has nothing within, and is not found. */
export type TextTest = (text: SqlArgument | undefined, pattern: SqlArgument | undefined) => string;

function test(sql: (text: SqlArgument, pattern: SqlArgument) => string): TextTest {
  return (text, pattern) => {
    if (text === undefined || pattern === undefined || pattern.constant === null) return "false";
    return `ifNull(${sql(text, pattern)}, false)`;
  };
}

/** Functions of the engine: as written, and without regard to capitals for ASCII and for simple letters. */
interface Search {
  readonly exact: string;
  readonly ascii: string;
  readonly simple: string;
  readonly found: string;
}

function search({ exact, ascii, simple, found }: Search, isAnyCase: boolean): TextTest {
  const call = (name: string, text: string, pattern: string) => `${name}(${text}, ${pattern})${found}`;
  return test((text, pattern) => {
    if (!isAnyCase) return call(exact, text.sql, pattern.sql);
    const form = caseForm(pattern.constant);
    if (form !== "folded") return call(form === "ascii" ? ascii : simple, text.sql, pattern.sql);
    return call(exact, foldSql(text.sql), foldedPattern(pattern));
  });
}

function foldedPattern({ constant, sql }: SqlArgument): string {
  return typeof constant === "string" ? quoteText(foldText(constant)) : foldSql(sql);
}

const within = {
  exact: "position",
  ascii: "positionCaseInsensitive",
  simple: "positionCaseInsensitiveUTF8",
  found: " > 0",
};
const atStart = {
  exact: "startsWith",
  ascii: "startsWithCaseInsensitive",
  simple: "startsWithCaseInsensitiveUTF8",
  found: "",
};
const atEnd = { exact: "endsWith", ascii: "endsWithCaseInsensitive", simple: "endsWithCaseInsensitiveUTF8", found: "" };

export const contains = search(within, false);
export const containsAnyCase = search(within, true);
export const startsWith = search(atStart, false);
export const startsWithAnyCase = search(atStart, true);
export const endsWith = search(atEnd, false);
export const endsWithAnyCase = search(atEnd, true);

/** `%` is any text, `_` any character; `\` takes the meaning away. */
export const like = test((text, pattern) => `${text.sql} LIKE ${likePattern(pattern, pattern.sql)}`);

export const likeAnyCase = test((text, pattern) => {
  if (caseForm(pattern.constant) !== "folded") return `${text.sql} ILIKE ${likePattern(pattern, pattern.sql)}`;
  return `${foldSql(text.sql)} LIKE ${likePattern(pattern, foldedPattern(pattern))}`;
});

/** The engine refuses a pattern that ends within an escape; then the last `\` means itself. */
function likePattern({ constant }: SqlArgument, sql: string): string {
  const isOpen = `length(extract(${sql}, '\\\\\\\\*$')) % 2 = 1`;
  if (typeof constant !== "string") return `if(${isOpen}, concat(${sql}, '\\\\'), ${sql})`;
  const trailing = /\\*$/.exec(constant)?.[0].length ?? 0;
  return trailing % 2 === 1 ? `concat(${sql}, '\\\\')` : sql;
}

interface TermTest extends TermEnds {
  readonly isAnyCase: boolean;
}

/** Whether the text has the pattern as a term of its own. */
export function hasTerm(options: TermTest): TextTest {
  return test((text, pattern) => {
    if (typeof pattern.constant === "string") return hasTerms(text.sql, [pattern.constant], options);
    return hasRowTerm(text.sql, pattern.sql, options);
  });
}

/** Beyond so many terms the engine's search for many patterns takes longer to make than to run. */
const mostAtOnce = 100;

/** Whether the text has any of the terms, all of which are written out. */
function hasTerms(text: string, terms: readonly string[], options: TermTest): string {
  const isAscii = terms.every((term) => caseForm(term) === "ascii");
  const isFolded = options.isAnyCase && !isAscii;
  const prefix = options.isAnyCase && isAscii ? "(?i)" : "";
  const within = isFolded ? foldSql(text) : text;
  const patterns = termPatterns(isFolded ? terms.map(foldText) : terms, options);
  if (terms.length > mostAtOnce) return `match(${within}, ${quoteText(`${prefix}${patterns.join("|")}`)})`;
  return `multiMatchAny(${within}, [${patterns.map((pattern) => quoteText(`${prefix}${pattern}`)).join(", ")}])`;
}

function hasRowTerm(text: string, term: string, options: TermTest): string {
  const [within, wanted] = options.isAnyCase ? [foldSql(text), foldSql(term)] : [text, term];
  return `match(${within}, ${termPatternSql(wanted, options)})`;
}

const anyCaseTerm: TermTest = { begins: true, ends: true, isAnyCase: true };

export const hasAny = test((text, list) => {
  const terms = writtenTerms(list);
  if (terms !== undefined) return terms.length === 0 ? "false" : hasTerms(text.sql, terms, anyCaseTerm);
  return `arrayExists(term -> ifNull(${hasRowTerm(text.sql, "term", anyCaseTerm)}, false), ${list.sql})`;
});

export const hasAll = test((text, list) => {
  const terms = writtenTerms(list);
  if (terms === undefined)
    return `arrayAll(term -> ifNull(${hasRowTerm(text.sql, "term", anyCaseTerm)}, false), ${list.sql})`;
  if (terms.length === 0) return `isNotNull(${text.sql})`;
  return `(${terms.map((term) => hasTerms(text.sql, [term], anyCaseTerm)).join(" AND ")})`;
});

function writtenTerms({ items }: SqlArgument): readonly string[] | undefined {
  return items?.every((item) => typeof item === "string") ? items : undefined;
}

/** Equal but for capitals; with null and '' as `==` has it. */
export function equalAnyCase(a: SqlArgument | undefined, b: SqlArgument | undefined): string {
  if (a === undefined || b === undefined) return "NULL";
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    if (other.constant === null) return `isNull(${one.sql})`;
    if (other.constant === "") return `ifNull(${one.sql}, '') = ''`;
    if (caseForm(other.constant) === "ascii")
      return `lower(${one.sql}) = ${quoteText(String(other.constant).toLowerCase())}`;
  }
  return `${foldedOperand(a)} = ${foldedOperand(b)}`;
}

function foldedOperand(operand: SqlArgument): string {
  return typeof operand.constant === "string" ? foldedPattern(operand) : foldSql(operand.sql);
}
