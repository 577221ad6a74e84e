import { sqlRefused } from "../errors/errors.ts";
import { isCode, type SqlToken, sqlTokens } from "../sql-text/sql-tokens.ts";
import { lakeDatabases } from "../tables/databases.ts";
import type { AllowedFunctions } from "./allowed-functions.ts";
import { inspectStates } from "./inspect-states.ts";
import type { SyntaxNode } from "./syntax-tree.ts";

/** Everything a SELECT is made of. Absent on purpose: Set (settings) and ColumnsApplyTransformer (hides a function). */
const allowedKinds = new Set(
  `SelectWithUnionQuery SelectIntersectExceptQuery SelectQuery ExpressionList Identifier Literal Function Asterisk
   QualifiedAsterisk ColumnsRegexpMatcher ColumnsListMatcher QualifiedColumnsRegexpMatcher QualifiedColumnsListMatcher
   ColumnsTransformerList ColumnsExceptTransformer ColumnsReplaceTransformer ColumnsReplaceTransformer::Replacement
   TablesInSelectQuery TablesInSelectQueryElement TableExpression TableIdentifier TableJoin ArrayJoin Subquery
   WithElement OrderByElement WindowListElement WindowDefinition InterpolateElement SampleRatio`.split(/\s+/),
);

const notAllowed = (name: string) => sqlRefused(`The function ${name} is not allowed`);
const membership = /^(global)?(not)?(null)?(not)?in(ignoreset)?$/i;
/**
 * Tables (`database.table`) that a query reads. Throws `lake.sql_refused` unless it only reads, only ours, and only
 * with functions that compute. `sql` is the engine's rendering of the query, `tree` its parse.
 */
export function inspectQuery(sql: string, tree: SyntaxNode, functions: AllowedFunctions): string[] {
  const names = inspectText(sql, functions);
  if (tree.kind !== "SelectWithUnionQuery") throw sqlRefused("Only SELECT is allowed");
  // Anything but the list of selects is an output option.
  if (tree.children.length !== 1) throw sqlRefused("INTO OUTFILE, FORMAT and SETTINGS are not allowed");
  return readTables(tree, names, (node, parent) => inspectNode(node, parent, functions));
}

/** Functions that only our compilers may write: a row as JSON, whose format they name. */
const ofCompilers = new Set(["formatRowNoNewline"]);

/** Tables that a query of our own compiler reads. `sql` need not be the engine's rendering. @throws sqlRefused */
export function tablesOf(sql: string, tree: SyntaxNode, functions: AllowedFunctions): string[] {
  const tokens = sqlTokens(sql).filter(isCode);
  const names = tokens.flatMap((token, i) => (isWithTable(tokens, i) ? [withoutQuotes(token.text)] : []));
  return readTables(tree, new Set(names), (node, parent) => {
    if (node.kind !== "Function") return;
    const isAllowed = parent?.kind === "TableExpression" ? functions.allowsAsTable : functions.allows;
    if (!isAllowed(node.detail) && !ofCompilers.has(node.detail)) throw notAllowed(node.detail);
    inspectStates(node, functions);
    if (membership.test(node.detail)) inspectMembership(node);
  });
}

export function hasPrewhere(sql: string): boolean {
  return sqlTokens(sql).some(({ kind, text }) => kind === "word" && text.toUpperCase() === "PREWHERE");
}

function readTables(
  tree: SyntaxNode,
  names: ReadonlySet<string>,
  inspect: (node: SyntaxNode, parent?: SyntaxNode) => void,
): string[] {
  const tables = new Set<string>();
  visit(tree, undefined, (node, parent) => {
    inspect(node, parent);
    if (node.kind === "TableIdentifier" && !names.has(node.detail)) tables.add(ownTable(node.detail));
  });
  return [...tables];
}

function visit(node: SyntaxNode, parent: SyntaxNode | undefined, each: (n: SyntaxNode, p?: SyntaxNode) => void): void {
  each(node, parent);
  for (const child of node.children) visit(child, node, each);
}

function inspectNode(node: SyntaxNode, parent: SyntaxNode | undefined, functions: AllowedFunctions): void {
  if (node.kind === "Set") throw sqlRefused("SETTINGS are not allowed");
  if (node.kind === "ColumnsApplyTransformer") throw sqlRefused("APPLY is not allowed; name the columns");
  if (!allowedKinds.has(node.kind)) throw sqlRefused(`${node.kind} is not allowed; only SELECT is`);
  if (node.kind === "Identifier") inspectColumn(node.detail);
  if (node.kind !== "Function") return;
  const isAllowed = parent?.kind === "TableExpression" ? functions.allowsAsTable : functions.allows;
  if (!isAllowed(node.detail)) throw notAllowed(node.detail);
  inspectStates(node, functions);
  if (membership.test(node.detail)) inspectMembership(node);
}

/** Columns that the engine adds to each table: they tell where rows lie, and so how many hidden ones lie between. */
const placeColumns = new Set(
  `_part _part_index _part_uuid _part_offset _part_starting_offset _part_granule_offset _part_data_version
   _partition_id _partition_value _sample_factor _block_number _block_offset _row_exists _disk_name`.split(/\s+/),
);

function inspectColumn(name: string): void {
  const last = name.split(".").at(-1) ?? "";
  if (placeColumns.has(last))
    throw sqlRefused(`The column ${last} is not allowed because it reveals where rows are stored`);
}

/** `x IN name` reads a table without a FROM. */
function inspectMembership(node: SyntaxNode): void {
  const set = node.children[0]?.children[1];
  if (set?.kind === "Identifier" || set?.kind === "TableIdentifier") {
    throw sqlRefused(`Write IN (SELECT …) or has(…) instead of IN ${set.detail}`);
  }
}

function ownTable(name: string): string {
  const [database, table, ...more] = name.split(".");
  const isOurs = lakeDatabases.some((own) => own === database) && /^\w+$/.test(table ?? "") && more.length === 0;
  if (!isOurs)
    throw sqlRefused(`The table ${name} is not in the data lake. Name a table such as pharos_logs.aws_cloudtrail`);
  return name;
}

/** The names of the query's own WITH tables; refuses what the tree alone could not show. */
function inspectText(sql: string, functions: AllowedFunctions): Set<string> {
  const withSpaces = sqlTokens(sql);
  withSpaces.forEach((token, i) => {
    if (withSpaces[i + 1]?.text === "(") inspectCall(token, functions);
  });
  const tokens = withSpaces.filter(({ kind }) => kind !== "space");
  const names = new Set<string>();
  tokens.forEach((token, i) => {
    if (token.kind === "symbol" && (token.text === "{" || token.text === ";")) {
      throw sqlRefused("Query parameters and more than one statement are not allowed");
    }
    if (token.kind === "quoted" && /\\|^.pharos_\w+\./.test(token.text)) {
      throw sqlRefused(`The name ${token.text} is not allowed`);
    }
    if (isWithTable(tokens, i)) names.add(withoutQuotes(token.text));
  });
  return names;
}

/**
 * A name right before a parenthesis is a call: the engine writes a space after every keyword. Says again what the
 * tree says, for calls in places that the tree leaves out.
 */
function inspectCall(token: SqlToken, functions: AllowedFunctions): void {
  if (token.kind !== "word" && token.kind !== "quoted") return;
  const name = withoutQuotes(token.text);
  if (name !== "COLUMNS" && !functions.allows(name) && !functions.allowsAsTable(name)) {
    throw notAllowed(name);
  }
}

const withoutQuotes = (name: string) => name.replaceAll("`", "");

/** `name AS (SELECT …`, as the engine writes it. A window's definition looks alike but holds no query. */
function isWithTable(tokens: readonly SqlToken[], i: number): boolean {
  const [name, as, open, first] = tokens.slice(i, i + 4);
  return (
    (name?.kind === "word" || name?.kind === "quoted") &&
    as?.text === "AS" &&
    open?.text === "(" &&
    ["SELECT", "WITH", "("].includes(first?.text ?? "")
  );
}
