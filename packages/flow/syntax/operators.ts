import * as Code from "./codes/error-code.ts";
import * as Expected from "./codes/expected.ts";
import * as NodeKind from "./codes/node-kind.ts";
import * as Kind from "./codes/token-kind.ts";
import {
  accept,
  acceptWord,
  advance,
  closeBracket,
  current,
  expectWord,
  isEnd,
  isParameter,
  kind,
  missing,
  openBracket,
  peek,
  setEndHere,
  skipped,
  start,
  word,
  wrongToken,
} from "./cursor.ts";
import { enter, leave } from "./depth.ts";
import { expression } from "./grammar.ts";
import {
  annotations,
  assignment,
  assignments,
  clauseOfAssignments,
  clauseOfOne,
  clauseStart,
  columnDefinition,
  columnDefinitions,
  columnPatterns,
  hints,
  parameter,
  parameters,
  sortKeys,
  typeClause,
  withClause,
} from "./lists.ts";
import { anyName, columnPattern, isName, isNameHere, leaf, name } from "./names.ts";
import { addNode, append, wrap } from "./nodes.ts";
import { rangeBounds, searchItems, tableOrSubquery, unionItems } from "./sources.ts";
import { endOf } from "./tokens.ts";
import * as Word from "./word.ts";

/** An operator, from its word to where it ends; what it does not understand is left in an error inside it. */
export function operator(): i32 {
  const which = word();
  if (!isOperatorWord(which)) return unknownOperator();
  const node = addNode(NodeKind.Operator, which, start(), endOf(current));
  advance();
  operands(node, which);
  setEndHere(node);
  append(node, skipped(Code.Unexpected));
  return node;
}

function isOperatorWord(which: i32): bool {
  return which >= Word.Where && which <= Word.Filter && which !== Word.Datatable && which !== Word.Range;
}

function unknownOperator(): i32 {
  const node = addNode(NodeKind.Operator, 0, start(), start());
  if (!isName(kind())) append(node, missing(Expected.OperatorName));
  else append(node, wrap(NodeKind.ErrorNode, Code.UnknownOperator, leaf(NodeKind.Identifier)));
  append(node, skipped(Code.Told));
  return node;
}

function operands(node: i32, which: i32): void {
  switch (which) {
    case Word.Where:
    case Word.Filter:
    case Word.Limit:
    case Word.Take:
    case Word.Sample:
    case Word.Invoke:
      append(node, expression());
      break;
    case Word.Extend:
    case Word.Project:
    case Word.ProjectRename:
    case Word.Rename:
    case Word.Print:
    case Word.FillNull:
      assignments(node);
      break;
    case Word.Serialize:
      if (!isEnd()) assignments(node);
      break;
    case Word.Distinct:
    case Word.ProjectAway:
    case Word.ProjectKeep:
      columnPatterns(node);
      break;
    case Word.ProjectReorder:
      reordered(node);
      break;
    case Word.Summarize:
    case Word.Rare:
      summarized(node);
      break;
    case Word.Sort:
    case Word.Order:
      acceptWord(Word.By);
      sortKeys(node);
      break;
    case Word.Top:
      top(node);
      break;
    case Word.Join:
    case Word.Lookup:
      joined(node);
      break;
    case Word.Enrich:
      append(node, tableOrSubquery());
      clauseOfAssignments(node, Word.On);
      break;
    case Word.Union:
      unionItems(node);
      break;
    case Word.Search:
      searchItems(node);
      break;
    case Word.Visualize:
    case Word.Render:
      visualized(node);
      break;
    case Word.As:
      append(node, name());
      break;
    default:
      rareOperands(node, which);
  }
}

function rareOperands(node: i32, which: i32): void {
  switch (which) {
    case Word.Dedup:
      deduplicated(node);
      break;
    case Word.Sessionize:
      sessionized(node);
      break;
    case Word.MvExpand:
    case Word.Expand:
      expanded(node);
      break;
    case Word.MvApply:
      applied(node);
      break;
    case Word.Parse:
    case Word.ParseWhere:
      parsed(node);
      break;
    case Word.ParseKv:
      parsedPairs(node);
      break;
    case Word.MakeSeries:
      series(node);
  }
}

function reordered(node: i32): void {
  do {
    const key = wrap(NodeKind.SortKey, 0, columnPattern());
    if (acceptWord(Word.Asc) || acceptWord(Word.Desc)) setEndHere(key);
    append(node, key);
  } while (accept(Kind.Comma));
}

function summarized(node: i32): void {
  hints(node);
  if (word() !== Word.By) assignments(node);
  clauseOfAssignments(node, Word.By);
}

function top(node: i32): void {
  append(node, expression());
  if (word() !== Word.By) {
    append(node, missing(Expected.Word + Word.By));
    return;
  }
  const by = clauseStart(Word.By);
  sortKeys(by);
  append(node, by);
}

/** `kind=… dest=(…) on …`: a name that is no parameter takes the other side as an object. */
function joined(node: i32): void {
  parameters(node);
  const hasDestination = isName(kind()) && (peek() === Kind.Assign || peek() === Kind.Colon);
  append(node, hasDestination ? destination() : tableOrSubquery());
  parameters(node);
  clauseOfAssignments(node, Word.On);
}

function destination(): i32 {
  const node = wrap(NodeKind.Destination, 0, anyName());
  advance();
  append(node, tableOrSubquery());
  return node;
}

function visualized(node: i32): void {
  if (isName(kind()) && peek() !== Kind.Assign && word() !== Word.With && !isEnd()) {
    append(node, leaf(NodeKind.Choice));
  }
  annotations(node);
  withClause(node);
}

function deduplicated(node: i32): void {
  assignments(node);
  if (word() !== Word.Keep) return;
  const keep = clauseStart(Word.Keep);
  if (word() === Word.First || word() === Word.Last) append(keep, leaf(NodeKind.Choice));
  else append(keep, missing(Expected.Word + Word.First));
  append(node, keep);
}

function sessionized(node: i32): void {
  parameters(node);
  clauseOfAssignments(node, Word.By);
  parameters(node);
}

function expanded(node: i32): void {
  parameters(node);
  assignments(node);
  typeClause(node);
  clauseOfOne(node, Word.Limit);
}

/** `mv-apply column on (operators)`: what stands between the parentheses has no source. */
function applied(node: i32): void {
  expanded(node);
  if (word() !== Word.On) {
    append(node, missing(Expected.Word + Word.On));
    return;
  }
  const on = clauseStart(Word.On);
  if (kind() === Kind.LeftParenthesis) append(on, operatorsInParentheses());
  else append(on, missing(Kind.LeftParenthesis));
  append(node, on);
}

function operatorsInParentheses(): i32 {
  if (!enter()) return wrongToken(Code.TooDeep);
  const node = addNode(NodeKind.Subquery, 0, start(), start());
  openBracket();
  const steps = addNode(NodeKind.Pipeline, 0, start(), start());
  accept(Kind.Pipe);
  do append(steps, operator());
  while (accept(Kind.Pipe));
  append(node, steps);
  closeBracket(node, Kind.RightParenthesis);
  leave();
  return node;
}

/** `expression with * "text" name:type …` */
function parsed(node: i32): void {
  parameters(node);
  append(node, expression());
  if (word() !== Word.With) {
    append(node, missing(Expected.Word + Word.With));
    return;
  }
  const pattern = clauseStart(Word.With);
  while (!isEnd() && isPatternPart()) append(pattern, patternPart());
  append(node, pattern);
}

function isPatternPart(): bool {
  const here = kind();
  return here === Kind.Star || isNameHere() || (here >= Kind.QuotedString && here <= Kind.UnterminatedString);
}

function patternPart(): i32 {
  if (kind() === Kind.Star) return leaf(NodeKind.ColumnPattern);
  if (!isNameHere()) return leaf(NodeKind.StringLiteral);
  return peek() === Kind.Colon ? columnDefinition() : anyName();
}

function parsedPairs(node: i32): void {
  append(node, expression());
  if (word() !== Word.As) {
    append(node, missing(Expected.Word + Word.As));
    return;
  }
  const columns = clauseStart(Word.As);
  columnDefinitions(columns);
  append(node, columns);
  withClause(node);
}

function series(node: i32): void {
  do {
    append(node, assignment());
    if (isParameter(Word.Default)) append(node, parameter());
  } while (accept(Kind.Comma));
  expectWord(node, Word.On, Expected.Word);
  append(node, expression());
  rangeBounds(node);
  clauseOfAssignments(node, Word.By);
}
