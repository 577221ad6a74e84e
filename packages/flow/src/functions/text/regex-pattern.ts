import { RE2JS } from "re2js";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { quoteText } from "../../sql-values/sql-text.ts";
import type { Finding, FunctionDefinition, KnownArgument } from "../definition/function-definition.ts";

/** The engine's own limit of what a repetition may count to, and so on, is RE2's; RE2JS has the same. */
function compile(pattern: string): RE2JS | string {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^error parsing regexp: /, "") : String(error);
  }
}

/** How many groups it has; 0 of a pattern that is not valid. */
export function groupCount(pattern: unknown): number {
  const compiled = typeof pattern === "string" ? compile(pattern) : "";
  return typeof compiled === "string" ? 0 : compiled.groupCount();
}

/** Why the engine would not read it; undefined where it would. */
export function patternFault(pattern: string): string | undefined {
  const compiled = compile(pattern);
  return typeof compiled === "string" ? compiled : undefined;
}

/** Refuses a regular expression that the engine would refuse. `position` is that of the argument, from 0. */
export function checkPattern(position: number): NonNullable<FunctionDefinition["check"]> {
  return (args) => patternFinding(args, position);
}

export function patternFinding(args: readonly KnownArgument[], position: number): Finding | undefined {
  const pattern = args[position]?.constant;
  const fault = typeof pattern === "string" ? patternFault(pattern) : undefined;
  return fault === undefined ? undefined : { code: "invalid_pattern", parts: [fault], argument: position };
}

/** The pattern as the engine has it: there, unlike elsewhere, a dot would match the end of a line. */
export function patternSql({ constant, sql }: SqlArgument): string {
  if (typeof constant !== "string") return sql;
  const pattern = escapeRepeated(constant);
  return quoteText(pattern.includes(".") ? `(?-s)${pattern}` : pattern);
}

/** Text between `\Q` and `\E`, an escape, or a character beyond ASCII that is repeated. */
const repeated = /\\Q[\s\S]*?(?:\\E|$)|\\[\s\S]|([^\0-\x7f])(?=[*?+{])/gu;

/**
 * Writes a repeated character beyond ASCII as its number. The engine first looks for text that every match must hold, and
 * takes only the last byte of such a character for optional.
 */
function escapeRepeated(pattern: string): string {
  return pattern.replace(repeated, (found, character?: string) =>
    character === undefined ? found : `\\x{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/** Whether it matches anywhere; false of null. */
export function matchesSql(text: SqlArgument | undefined, pattern: SqlArgument | undefined): string {
  if (text === undefined || typeof pattern?.constant !== "string") return "false";
  return `ifNull(match(${text.sql}, ${patternSql(pattern)}), false)`;
}
