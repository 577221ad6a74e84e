import type { FlowColumn, FlowTable } from "../catalogue/flow-catalogue.ts";
import { eventColumn, rowColumn } from "../optimise/fold-wide-events.ts";
import type { Expression, NamedExpression, Relation, SortKey } from "../plan/plan.ts";
import { convertTo, isJsonType } from "../sql-values/convert-value.ts";
import { needsOrderKey, orderKey, sortableSql } from "../sql-values/order-key.ts";
import { indent, quoteName } from "../sql-values/sql-text.ts";
import { isSimple, plain, type SqlValue } from "../sql-values/sql-value.ts";
import { typeOfColumn } from "../types/column-type.ts";
import type { FlowType } from "../types/flow-type.ts";
import { aliasPrefix } from "./alias-prefix.ts";
import { type Block, isOpen, leadsTo, outputsOf, resultSql, selectSql } from "./block.ts";
import { addAll, type Needs, needsOf } from "./needs.ts";
import { everythingOf, typesOf } from "./relation-columns.ts";
import { renderAggregate } from "./render-aggregate.ts";
import { type ExpressionScope, renderExpression } from "./render-expression.ts";
import { renderJoin } from "./render-join.ts";
import { renderRange } from "./render-range.ts";
import { renderRows } from "./render-rows.ts";
import { renderUnnest } from "./render-unnest.ts";
import { renderWindow } from "./render-window.ts";
import type { Rendering } from "./rendering.ts";
import { whereSql } from "./where-sql.ts";

/** Writes the statements of one query; tables and subqueries get their own names. */
export class RelationRenderer implements Rendering {
  #prefix = "t";
  #aliases = 0;

  newAlias(): string {
    this.#aliases += 1;
    return `${this.#prefix}${this.#aliases}`;
  }

  /** The whole query, with all its columns as results. */
  statement(relation: Relation): string {
    this.#prefix = aliasPrefix(relation);
    const block = this.render(relation, everythingOf(relation));
    const list = relation.columns.map(({ name, type }) => {
      const value = block.columns.get(name) ?? plain("NULL", type);
      return { name, sql: resultSql(value) };
    });
    return selectSql(block, list);
  }

  /** The rows of a relation, at least with the columns in `needs`. */
  render(relation: Relation, needs: Needs): Block {
    switch (relation.kind) {
      case "scan":
        return this.#scan(relation.table, needs);
      case "rows":
        return renderRows(this, relation);
      case "range":
        return renderRange(this, relation);
      case "union":
        return this.#union(relation, needs);
      case "filter":
        return this.#filter(relation, needs);
      case "project":
        return this.#project(relation, needs);
      case "aggregate":
        return renderAggregate(this, relation, needs);
      case "sort":
        return this.#sort(relation, needs);
      case "limit":
        return this.#limit(relation, needs);
      case "first-of-each":
        return this.#firstOfEach(relation, needs);
      case "join":
        return renderJoin(this, relation, needs);
      case "unnest":
        return renderUnnest(this, relation, needs);
      case "window":
        return renderWindow(this, relation, needs);
    }
  }

  /** Names for what a block's rows have. */
  scopeOf(columns: (name: string, side: "left" | "right" | undefined) => SqlValue | undefined): ExpressionScope {
    return {
      column: columns,
      subquery: (relation, type) => this.subquery(relation, type),
      newName: () => this.newAlias(),
    };
  }

  blockScope(block: Block): ExpressionScope {
    return this.scopeOf((name) => block.columns.get(name));
  }

  /** A pipeline's first column, as a subquery in an expression. */
  subquery(relation: Relation, type: FlowType | undefined): string {
    const [first] = relation.columns;
    if (first === undefined) return "SELECT NULL";
    const block = this.render(relation, new Map([[first.name, "whole"]]));
    const value = block.columns.get(first.name) ?? plain("NULL", first.type);
    return selectSql(block, [{ name: "value", sql: convertTo(value, type ?? first.type) }]);
  }

  /** The block as a subquery of a new one. */
  wrap(block: Block, relation: Relation, needs: Needs): Block {
    const { columns, values } = outputsOf([block], needs, typesOf(relation));
    const alias = this.newAlias();
    const list = columns.map(({ name, sql }) => ({ name, sql: sql[0] ?? "NULL" }));
    return { from: `(\n${indent(selectSql(block, list))}\n) AS ${alias}`, columns: values(alias), where: [] };
  }

  /** A block that may still be filtered. */
  open(block: Block, relation: Relation, needs: Needs): Block {
    return isOpen(block) ? block : this.wrap(block, relation, needs);
  }

  sortSql(keys: readonly SortKey[], block: Block): string[] {
    return keys.flatMap(({ expression, isDescending, nulls }) => {
      const value = renderExpression(expression, this.blockScope(block));
      const direction = isDescending ? "DESC" : "ASC";
      if (!needsOrderKey(value)) return `${sortableSql(value)} ${direction} NULLS ${nulls.toUpperCase()}`;
      const key = orderKey(value);
      return [`(${key}.1 = 0) ${nulls === "first" ? "DESC" : "ASC"}`, `${key} ${direction}`];
    });
  }

  #scan({ database, name, columns }: FlowTable, needs: Needs): Block {
    const alias = this.newAlias();
    const values = new Map<string, SqlValue>();
    const names = columns.map((column) => column.name);
    for (const column of columns) {
      if (needs.has(column.name)) values.set(column.name, columnValue(alias, column, names));
    }
    if (needs.has(eventColumn.name) && !columns.some((column) => column.name === eventColumn.name)) {
      values.set(eventColumn.name, wholeEvent(alias, columns));
    }
    if (needs.has(rowColumn.name) && !columns.some((column) => column.name === rowColumn.name)) {
      values.set(rowColumn.name, plain(`formatRowNoNewline('JSONEachRow', ${alias}.*)`, rowColumn.type));
    }
    return { from: `${quoteName(database)}.${quoteName(name)} AS ${alias}`, columns: values, where: [] };
  }

  #union(relation: Extract<Relation, { kind: "union" }>, needs: Needs): Block {
    const blocks = relation.inputs.map((input) => this.render(input, new Map(needs)));
    if (blocks[0] !== undefined && blocks.length === 1) return blocks[0];
    const { columns, values } = outputsOf(blocks, needs, typesOf(relation));
    const selects = blocks.map((block, branch) =>
      selectSql(
        block,
        columns.map(({ name, sql }) => ({ name, sql: sql[branch] ?? "NULL" })),
      ),
    );
    const alias = this.newAlias();
    const text = selects.map((select, branch) =>
      blocks[branch]?.orderBy || blocks[branch]?.limit ? `(${select})` : select,
    );
    return { from: `(\n${indent(text.join("\nUNION ALL\n"))}\n) AS ${alias}`, columns: values(alias), where: [] };
  }

  #filter({ input, condition }: Extract<Relation, { kind: "filter" }>, needs: Needs): Block {
    const inner = addAll(new Map(needs), needsOf([condition]));
    const block = this.open(this.render(input, inner), input, inner);
    return { ...block, where: [...block.where, ...whereSql(condition, block, this.blockScope(block))] };
  }

  #project({ input, values }: Extract<Relation, { kind: "project" }>, needs: Needs): Block {
    const wanted = values.filter(({ name }) => needs.has(name));
    const inner = projectNeeds(wanted, needs);
    const rendered = this.render(input, inner);
    const isInlined = wanted.every(
      ({ expression }) => expression.kind === "column" || (!isGrouped(rendered) && readsSimple(expression, rendered)),
    );
    const block = isInlined && rendered.limitBy === undefined ? rendered : this.wrap(rendered, input, inner);
    const scope = this.blockScope(block);
    return {
      ...block,
      columns: new Map(wanted.map(({ name, expression }) => [name, renderExpression(expression, scope)])),
    };
  }

  #sort({ input, keys }: Extract<Relation, { kind: "sort" }>, needs: Needs): Block {
    const inner = addAll(new Map(needs), needsOf(keys.map(({ expression }) => expression)));
    const rendered = this.render(input, inner);
    const isComputed = isGrouped(rendered) && keys.some(({ expression }) => expression.kind !== "column");
    const isCut = rendered.limit !== undefined || rendered.limitBy !== undefined;
    const block = isCut || isComputed ? this.wrap(rendered, input, inner) : rendered;
    return { ...block, orderBy: this.sortSql(keys, block) };
  }

  #limit({ input, count }: Extract<Relation, { kind: "limit" }>, needs: Needs): Block {
    const block = this.render(input, needs);
    return { ...block, limit: Math.min(count, block.limit ?? count) };
  }

  #firstOfEach(relation: Extract<Relation, { kind: "first-of-each" }>, needs: Needs): Block {
    const { input, groups, order, count } = relation;
    const inner = addAll(new Map(needs), needsOf([...groups, ...order.map(({ expression }) => expression)]));
    const block = this.open(this.render(input, inner), input, inner);
    const by = groups.map((group) => sortableSql(renderExpression(group, this.blockScope(block))));
    const orderBy = order.length > 0 ? this.sortSql(order, block) : (block.orderBy ?? []);
    return { ...block, orderBy, limitBy: { count, by } };
  }
}

/** What a projection reads of its input for the columns that are wanted of it: members only, where it only renames. */
export function projectNeeds(values: readonly NamedExpression[], needs: Needs): Needs {
  const inner: Needs = new Map();
  for (const { name, expression } of values) {
    const need = needs.get(name);
    if (expression.kind === "column" && need !== undefined) addAll(inner, new Map([[expression.name, need]]));
    else addAll(inner, needsOf([expression]));
  }
  return inner;
}

/**
 * Whether its columns may stand for themselves in an expression: what is computed is not written again, because
 * one query's steps would double the text at each.
 */
function readsSimple(expression: Expression, block: Block): boolean {
  for (const name of needsOf([expression]).keys()) {
    const value = block.columns.get(name);
    if (value !== undefined && !isSimple(value)) return false;
  }
  return true;
}

/** What is computed of aggregates stands outside of them: the engine does not find them everywhere in an expression. */
function isGrouped({ groupBy }: Block): boolean {
  return groupBy !== undefined;
}

/** The columns that are the log's own as one object. */
function wholeEvent(alias: string, columns: readonly FlowColumn[]): SqlValue {
  const own = columns.filter(({ name }) => !name.startsWith("p_")).map(({ name }) => `${alias}.${quoteName(name)}`);
  const sql = own.length === 0 ? "'{}'" : `formatRowNoNewline('JSONEachRow', ${own.join(", ")})`;
  return { kind: "document", sql: `CAST(${sql}, 'JSON')`, type: eventColumn.type };
}

function columnValue(alias: string, column: FlowColumn, names: readonly string[]): SqlValue {
  const { name, engineType: type } = column;
  const sql = `${alias}.${quoteName(name)}`;
  const flowType = typeOfColumn(column);
  if (/^(Nullable\()?JSON/.test(type) && !leadsTo(name, names)) return { kind: "document", sql, type: flowType };
  if (flowType.kind === "array") return plain(listOfTexts(sql, flowType.element), flowType);
  if (isJsonType(flowType)) return { kind: "json", sql: `toJSONString(${sql})`, type: flowType };
  return plain(sql, flowType);
}

/** Lists of JSON, however deep, as lists of its texts. */
function listOfTexts(list: string, element: FlowType): string {
  if (isJsonType(element)) return `arrayMap(e -> toJSONString(e), ${list})`;
  const inner = element.kind === "array" ? listOfTexts("e", element.element) : "e";
  return inner === "e" ? list : `arrayMap(e -> ${inner}, ${list})`;
}
