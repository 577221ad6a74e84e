import { nearestName, type QueryVariables } from "@pharos/domain";
import { quoteText } from "../connection/statement.ts";
import { sqlRefused } from "../errors/errors.ts";
import { codeIndex, placeOf, type SqlToken, sqlTokens } from "../sql-text/sql-tokens.ts";

/**
 * The text with a literal for each `{name:String}` and `{name:Array(String)}`, the engine's own way to write parameters.
 * Holes are found among the tokens, so that none is found in a string or a comment, and the gate inspects what comes out
 * like every other text. @throws sqlRefused
 */
export function bindVariables(sql: string, variables: QueryVariables): string {
  if (!sql.includes("{")) return sql;
  const tokens = sqlTokens(sql);
  let bound = "";
  for (let i = 0; i < tokens.length; i++) {
    const hole = tokens[i]?.text === "{" ? holeAt(tokens, i) : undefined;
    const place = () => placeOf(tokens, i).replace("line", "Line");
    bound += hole === undefined ? (tokens[i]?.text ?? "") : literalOf(hole, variables, place);
    if (hole !== undefined) i = hole.last;
  }
  return bound;
}

interface Hole {
  readonly name: string;
  /** Without spaces. */
  readonly type: string;
  /** The index of its last token. */
  readonly last: number;
}

/** No type of ours has more: each brace of a text of nothing but braces is looked at once. */
const holeTokensMax = 7;

function holeAt(tokens: readonly SqlToken[], i: number): Hole | undefined {
  const parts: string[] = [];
  let at = codeIndex(tokens, i);
  while (parts.length < holeTokensMax && tokens[at] !== undefined && tokens[at]?.text !== "}") {
    parts.push(tokens[at]?.text ?? "");
    at = codeIndex(tokens, at);
  }
  const [name = "", colon, ...type] = parts;
  if (tokens[at]?.text !== "}" || colon !== ":" || !/^\w+$/.test(name)) return undefined;
  return { name, type: type.join(""), last: at };
}

function literalOf({ name, type }: Hole, variables: QueryVariables, place: () => string): string {
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) {
    const meant = nearestName(name, Object.keys(variables));
    const hint = meant === undefined ? "" : `; did you mean ${meant}?`;
    throw sqlRefused(`${place()}: The variable ${name} is not declared${hint}`);
  }
  const wanted = typeof value === "string" ? "String" : "Array(String)";
  if (type !== wanted)
    throw sqlRefused(`${place()}: The variable ${name} is written {${name}:${wanted}}, not {${name}:${type}}`);
  if (typeof value === "string") return quoted(value);
  return value.length === 0 ? "CAST([], 'Array(String)')" : `[${value.map(quoted).join(", ")}]`;
}

function quoted(value: string): string {
  return quoteText(value).replaceAll("\0", "\\0");
}
